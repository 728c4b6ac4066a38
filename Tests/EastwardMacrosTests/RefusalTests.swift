import Foundation
import Running
import Testing

@Suite("What the macros refuse")
struct RefusalTests {
  static let marked = try? files(in: "Marked")

  @Test("each marked line is refused for the reasons that its marks say, and no other line is", arguments: marked ?? [])
  func refuses(name: String) throws {
    let lines = try text(of: "Marked/\(name)").split(separator: "\n", omittingEmptySubsequences: false)
    let marks = lines.enumerated().flatMap { number, line in
      line.split(separator: "// ← ", omittingEmptySubsequences: false).dropFirst().map {
        (number + 1, $0.trimmingCharacters(in: .whitespaces))
      }
    }
    #expect(!marks.isEmpty, "\(name) has no mark")
    let said = try compile(["-typecheck", testDirectory.appending(path: "Marked/\(name)").path]).everything
    let messages = said.split(separator: "\n")
      .filter { $0.contains(": error: ") || $0.contains(": note: in expansion of macro ") }
      .filter { $0.contains("/\(name):") }
    for (number, reason) in marks {
      #expect(
        messages.contains { $0.contains("\(name):\(number):") && $0.contains(reason) },
        "\(name):\(number): expected '\(reason)' in:\n\(said)")
    }
    for message in messages {
      #expect(marks.contains { message.contains("\(name):\($0.0):") }, "not marked: \(message)")
    }
  }

  @Test("there is something to refuse")
  func notEmpty() { #expect(Self.marked?.isEmpty == false) }

  /// A declaration, and what an editor makes of it when it takes the way out that is offered.
  static let mended: [(String, String)] = [
    ("@Aspect struct Count { typealias Value = Int }", "@Aspect enum Count { typealias Value = Int }"),
    ("@Aspect enum small { typealias Value = Int }", "@Aspect enum Small { typealias Value = Int }"),
    ("@Aspect enum TheStep { case a }", "@Aspect enum Step { case a }"),
    ("@Aspect enum Count {}", "@Aspect enum Count { typealias Value = <#Int#> }"),
    (
      "enum Outer { @Aspect private enum Hidden { case a } }", "@Aspect fileprivate enum Hidden { case a }"
    ),
  ]

  @Test("the way out that an editor offers leads out", arguments: mended)
  func fixIts(source: String, expected: String) throws {
    let around = source.hasPrefix("enum Outer") ? ["enum Outer {}"] : []
    let declaration = around.isEmpty ? source : String(source.dropFirst("enum Outer { ".count).dropLast(2))
    let message = try expansion(of: declaration, around: around)
    let answer = try JSONDecoder().decode(Answer.self, from: try PluginProcess().answer(to: message))
    let said = try #require(answer.expandMacroResult.diagnostics.first)
    var text = Array(declaration.utf8)
    for change in said.fixIts.flatMap(\.changes).sorted(by: { $0.range.startOffset > $1.range.startOffset }) {
      text.replaceSubrange((change.range.startOffset - 100)..<(change.range.endOffset - 100), with: change.newText.utf8)
    }
    #expect(String(decoding: text, as: UTF8.self) == expected)
  }
}

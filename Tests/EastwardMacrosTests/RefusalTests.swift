import Foundation
import Running
import Testing

@Suite("What the macros refuse")
struct RefusalTests {
  static let marked = try? files(in: "Marked")

  @Test("each marked line is refused for the reasons that its marks say, and no other line is", arguments: marked ?? [])
  func refuses(name: String) throws {
    let file = testDirectory.appending(path: "Marked/\(name)")
    let said = try compile(["-typecheck", file.path]).everything
    let mismatches = try Mark.mismatches(of: file, said: said)
    #expect(mismatches == [], "\(said)")
  }

  @Test("there is something to refuse")
  func notEmpty() { #expect(Self.marked?.isEmpty == false) }

  /// A declaration, and what an editor makes of it when it takes the way out that is offered.
  static let mended: [(String, String)] = [
    ("@Aspect struct Count { typealias Value = Int }", "@Aspect enum Count { typealias Value = Int }"),
    ("@Aspect enum small { typealias Value = Int }", "@Aspect enum Small { typealias Value = Int }"),
    ("@Aspect enum TheStep { case a }", "@Aspect enum Step { case a }"),
    ("@Aspect enum StepComponent { case a }", "@Aspect enum Step { case a }"),
    (
      "@Aspect public enum Count { typealias Value = Int }",
      "@Aspect public enum Count { public typealias Value = Int }"
    ),
    (
      "@Aspect enum Count { private typealias Value = Int }", "@Aspect enum Count { internal typealias Value = Int }"
    ),
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

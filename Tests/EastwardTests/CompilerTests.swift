import Foundation
import Running
import Testing

@Suite("What the compiler refuses, and what it accepts")
struct CompilerTests {
  private static let folder = packageDirectory.appending(path: "Tests/EastwardTests/Compiling")

  static let refused = try? names(in: "Refused")
  static let accepted = try? names(in: "Accepted")

  @Test("each marked line is refused for the reason that its mark says, and no other line is", arguments: refused ?? [])
  func refuses(name: String) throws {
    let file = Self.folder.appending(path: "Refused/\(name)")
    let lines = try Self.lines(of: file)
    let marks = lines.enumerated().compactMap { number, line in
      line.firstRange(of: "// ← ").map { (number + 1, String(line[$0.upperBound...])) }
    }
    #expect(!marks.isEmpty, "\(name) has no mark")
    let said = try compile(file, flags: Self.flags(lines)).everything
    // What a macro expands to has lines of its own; the line that uses it is told, too.
    let errors = said.split(separator: "\n").filter { $0.contains(": error: ") && $0.contains(name) }
    for (number, reason) in marks {
      #expect(
        errors.contains { $0.contains("\(name):\(number):") && $0.contains(reason) },
        "\(name):\(number): expected '\(reason)' in:\n\(said)")
    }
    for error in errors {
      #expect(marks.contains { error.contains("\(name):\($0.0):") }, "not marked: \(error)")
    }
  }

  @Test("these compile as they stand, without a warning", arguments: accepted ?? [])
  func accepts(name: String) throws {
    let file = Self.folder.appending(path: "Accepted/\(name)")
    let ending = try compile(file, flags: Self.flags(Self.lines(of: file)) + ["-warnings-as-errors"])
    #expect(ending.status == 0, "\(ending.everything)")
  }

  @Test("there is something to refuse and something to accept")
  func notEmpty() {
    #expect(Self.refused?.isEmpty == false)
    #expect(Self.accepted?.isEmpty == false)
  }

  private static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: Self.folder.appending(path: folder).path)
      .filter { $0.hasSuffix(".swift") }.sorted()
  }

  private static func lines(of file: URL) throws -> [Substring] {
    String(decoding: try Data(contentsOf: file), as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
  }

  private static func flags(_ lines: [Substring]) -> [String] {
    guard let first = lines.first, let mark = first.firstRange(of: "// swiftc: ") else { return [] }
    return first[mark.upperBound...].split(separator: " ").map(String.init)
  }
}

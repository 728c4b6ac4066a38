import Eastward
import Foundation
import Running
import Testing

@Suite("Common mistakes")
struct MistakeTests {
  private static let rows = try? mistakes()

  @Test("the page has at least twenty of them, each with one message")
  func count() throws {
    let rows = try #require(Self.rows)
    #expect(rows.count >= 20)
    #expect(Set(rows.map(\.cause)).count == rows.count)
  }

  @Test("each message of the page is what a marked file expects of the compiler, or what a usage error says")
  func messages() throws {
    let expected = try Self.marks() + Self.usageErrors
    for row in try #require(Self.rows) {
      #expect(expected.contains { $0.contains(row.message) }, "\(row.cause): \(row.message)")
    }
  }

  @Test("each sentence of an unavailable declaration is on the page")
  func sentences() throws {
    let text = try Self.text(of: "Sources/Eastward/Store/Unavailable.swift")
    let sentences = text.matches(of: /message:\s+"([^"]+)"/).map { String($0.1) }
    let messages = try #require(Self.rows).map(\.message)
    #expect(sentences.count > 10)
    for sentence in sentences { #expect(messages.contains { sentence.contains($0) }, "\(sentence)") }
  }

  private static let usageErrors = [
    UsageError.reducerDispatched("").description, UsageError.subscribedAfterRelease("").description,
    UsageError.stepForgotten(component: "Router", "push a").description,
    UsageError.subscribedTwice(component: "Label", "TheCount").description,
  ]

  /// The rows of the page's tables: mistake, message, cure.
  private static func mistakes() throws -> [(cause: String, message: String)] {
    try text(of: "Sources/Eastward/Eastward.docc/CommonMistakes.md").split(separator: "\n").compactMap { line in
      let cells = line.split(separator: " | ").map { $0.trimmingCharacters(in: ["|", " "]) }
      guard line.hasPrefix("| "), cells.count == 3, cells[1].hasPrefix("`") else { return nil }
      return (cells[0], cells[1].trimmingCharacters(in: ["`"]))
    }
  }

  private static func marks() throws -> [String] {
    try ["Tests/EastwardTests/Compiling/Refused", "Tests/EastwardMacrosTests/Marked"].flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: packageDirectory.appending(path: folder).path).flatMap {
        Mark.all(in: try text(of: "\(folder)/\($0)")).map(\.sentence)
      }
    }
  }

  private static func text(of path: String) throws -> String {
    try String(contentsOf: packageDirectory.appending(path: path), encoding: .utf8)
  }
}

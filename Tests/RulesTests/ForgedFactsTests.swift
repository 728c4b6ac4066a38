import Analysis
import Findings
import Foundation
import Linting
import Rules
import Running
import SwiftReader
import Testing

/// A pack with right checksums may say anything. What it says is refused, or some other file's facts as far as anybody
/// can tell, but never the end of the process.
@Suite("Forged facts")
struct ForgedFactsTests {
  private static let files: [String] = {
    let folder = rulesFolder.deletingLastPathComponent().appending(path: "Tests/SwiftReaderTests/Torture")
    let names = ["KeyPaths", "SpelledPaths", "Closures", "Declarations", "Patterns", "ConditionalCompilation", "Types"]
    return names.map { folder.appending(path: $0 + ".swift.txt").path }
  }()

  @Test("neither crash nor hang any rule, whatever one word is", arguments: files)
  func oneWord(file: String) throws {
    let bytes = Array(try Data(contentsOf: URL(filePath: file)))
    let words = facts(of: bytes).packed
    var accepted = 0
    var tried = 0
    for index in stride(from: 0, to: words.count, by: isSlow ? 1 : max(1, words.count / 25)) {
      let word = words[index]
      for other in Set([0, 1, 0x7fff_ffff, .max, word &+ 1, word &- 1, word ^ 0x10]) where other != word {
        var forged = words
        forged[index] = other
        tried += 1
        guard let facts = FileFacts(packed: forged, size: UInt32(bytes.count)) else { continue }
        accepted += 1
        try lint(facts)
      }
    }
    #expect(tried > accepted)
  }

  @Test("neither crash nor hang any rule, whatever twenty words are", arguments: files)
  func manyWords(file: String) throws {
    let bytes = Array(try Data(contentsOf: URL(filePath: file)))
    let words = facts(of: bytes).packed
    var random = SystemRandomNumberGenerator()
    var accepted = 0
    let tried = rounds(fast: 60, slow: 20_000)
    for _ in 0..<tried {
      var forged = words
      for _ in 0..<Int.random(in: 1...20, using: &random) {
        // A word of the same facts is often one that is in bounds elsewhere.
        if let index = words.indices.randomElement(using: &random), let other = words.randomElement(using: &random) {
          forged[index] = other
        }
      }
      guard let facts = FileFacts(packed: forged, size: UInt32(bytes.count)) else { continue }
      accepted += 1
      try lint(facts)
    }
    #expect(tried > accepted)
  }

  /// Lints the facts beside others that they may refer to, with every rule.
  private func lint(_ facts: FileFacts) throws {
    let others = SwiftReader.facts(
      of: Array("class House { var town = Town() }\nclass Town { var street = \"\" }\n".utf8))
    let codebase = Codebase(
      [
        SourceFile(path: "A.swift", facts: facts, role: .linted),
        SourceFile(path: "B.swift", facts: others, role: .linted),
      ], jobs: 1)
    let settings = Dictionary(uniqueKeysWithValues: rules.map { ($0.id, RuleSetting(severity: .warning)) })
    let active = try Configuration(rules: settings).activeRules(from: rules, others: suppressionRules.map(\.id))
    _ = findings(of: active, in: codebase, today: "2026-01-01")
  }
}

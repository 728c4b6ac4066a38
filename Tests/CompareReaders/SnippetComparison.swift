import Foundation
import Referee
import Running
import SwiftReader
import Transcripts

/// What the readers found in snippets of the grammar.
struct SnippetTotals: Sendable {
  var compared = 0
  /// The snippets that SwiftSyntax accepts.
  var valid = 0
  var chains = 0
  var declarations = 0
  var bindings = 0
  /// What is reported of the snippets that differ, in their order.
  var reports: [String] = []

  mutating func add(_ other: SnippetTotals) {
    compared += other.compared
    valid += other.valid
    chains += other.chains
    declarations += other.declarations
    bindings += other.bindings
    reports += other.reports
  }
}

/// Compares the snippets with the given numbers on all processors. A snippet that the compiler refuses is no measure.
func compareSnippets(_ numbers: Range<Int>, of grammar: Grammar) async -> SnippetTotals {
  let size = 500
  let batches = stride(from: numbers.lowerBound, to: numbers.upperBound, by: size)
    .map { $0..<min($0 + size, numbers.upperBound) }
  return await withTaskGroup(of: SnippetTotals.self) { group in
    var waiting = batches.makeIterator()
    func start() {
      guard let batch = waiting.next() else { return }
      group.addTask {
        var totals = SnippetTotals()
        for number in batch { compareSnippet(number, of: grammar, &totals) }
        return totals
      }
    }
    for _ in 0..<ProcessInfo.processInfo.activeProcessorCount { start() }
    var totals = SnippetTotals()
    while let batch = await group.next() {
      totals.add(batch)
      start()
    }
    return totals
  }
}

private func compareSnippet(_ number: Int, of grammar: Grammar, _ totals: inout SnippetTotals) {
  let text = grammar.snippet(number)
  let bytes = Array(text.utf8)
  totals.compared += 1
  let referee = refereeTranscript(of: bytes)
  if referee.hasSyntaxErrors { return }
  totals.valid += 1
  let facts = SwiftReader.facts(of: bytes)
  totals.chains += facts.chains.count
  totals.declarations += facts.declarations.count
  totals.bindings += facts.bindings.count
  let found = differences(referee: referee.lines, reader: transcript(of: facts, bytes: bytes))
  if found.isEmpty, facts.problems.isEmpty { return }
  guard compilerAccepts(text, number: number) else { return }
  let lines = found.map { "  \($0.sign)\($0.line)\n" } + facts.problems.map { "  \($0)\n" }
  totals.reports.append("snippet \(number):\n\(text)\(lines.joined())")
}

/// Returns whether the toolchain's compiler parses a text without an error.
private func compilerAccepts(_ text: String, number: Int) -> Bool {
  let file = URL(filePath: NSTemporaryDirectory()).appending(path: "snippet-\(getpid())-\(number).swift")
  defer { try? FileManager.default.removeItem(at: file) }
  do {
    try text.write(to: file, atomically: false, encoding: .utf8)
    let ending = try run(
      ["timeout", "10", "swiftc", "-frontend", "-parse", file.path], in: file.deletingLastPathComponent())
    return ending.status == 0
  } catch {
    print("compare-readers: the compiler could not be asked: \(error)")
    exit(2)
  }
}

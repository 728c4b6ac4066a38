import Analysis
import Findings
import Foundation
import Linting
import Rules
import SwiftReader
import Testing

/// Programs whose lines three readers marked with an outcome, from the first form of the page of `reach` alone.
@Suite("what readers of the page of `reach` predicted")
struct PredictionTests {
  @Test("is what the linter decides, but where the page was wrong and was changed", arguments: Prediction.files)
  func file(_ name: String) throws {
    let prediction = try Prediction(name)
    for (line, expected) in prediction.outcomes {
      let place = "\(name):\(line)"
      #expect(try prediction.outcome(ofLine: line) == Prediction.changed[place] ?? expected, "\(place)")
    }
  }

  @Test("was right in 95 % of the lines at the first try")
  func share() throws {
    let count = try Prediction.files.reduce(0) { $0 + (try Prediction($1).outcomes.count) }
    #expect(Prediction.changed.count * 20 <= count)
  }
}

/// One program with its marked lines.
private struct Prediction {
  /// The expected outcomes by line: `error`, `warning`, `note REASON` or `nothing`.
  let outcomes: [(line: Int, expected: String)]
  private let codebase: Codebase
  private let ruleSet: [any ReachingRule]
  private let configuration: Configuration

  static let files = ["a", "b", "c"].flatMap { reader in
    (1...20).map { "\(reader)-\($0 < 10 ? "0" : "")\($0)" }
  }

  /// The lines about which the page said something else, or nothing, when the readers had it, with what the linter
  /// decides and the page says now.
  static let changed = [
    // A type that stores one thing is no box, unless it is generic.
    "a-15:21": "note data", "b-14:19": "note data", "c-16:20": "note data",
    // A getter that does more than make an object is a property.
    "a-16:23": "warning",
    // What is passed `inout` is own at any depth, and so is a state that a function takes and returns.
    "a-17:23": "nothing", "b-08:16": "nothing", "b-08:22": "nothing",
    // A projection counts as what holds it; a key path is the concern of another rule.
    "a-20:27": "nothing", "b-19:25": "nothing", "c-18:27": "nothing",
    // A structure whose name ends in 'State' is none of data; a router is a tool; a theme is no settings.
    "a-13:26": "warning", "c-02:26": "note services", "c-03:27": "warning",
    // A closure that is given an object to change it is given a friend.
    "c-14:27": "error",
  ]

  init(_ name: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Predictions/\(name).swift.txt")
    let text = try String(contentsOf: file, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    outcomes = lines.enumerated().compactMap { number, line in
      line.firstRange(of: "// => ").map { (number + 1, String(line[$0.upperBound...])) }
    }
    codebase = Codebase(
      [SourceFile(path: "Code.swift", facts: facts(of: Array(text.utf8)), role: .linted)], jobs: 1)
    configuration = try recommended()
    ruleSet = try configuration.activeRules(from: rules, others: suppressionRules.map(\.id)).compactMap {
      $0.rule as? any ReachingRule
    }
  }

  /// Returns the most severe outcome of the chains on a line.
  func outcome(ofLine line: Int) throws -> String {
    let explanation = try #require(codebase.explanation(path: "Code.swift", line: line))
    let verdicts = explanation.chains.flatMap(\.paths).compactMap { path -> Verdict? in
      guard let rule = rule(for: path.useKind), path.confidence == .high else { return nil }
      let severity = configuration.rules[type(of: rule).id]?.severity ?? .warning
      let context = RuleContext(severity: severity, confidence: .high, conventions: configuration.conventions)
      guard
        case .reported(let verdict, _, _) = rule.decision(
          on: path.path, of: explanation.analysis, in: codebase, context)
      else { return nil }
      return verdict
    }
    guard let worst = verdicts.max(by: { $0.severity < $1.severity }) else { return "nothing" }
    return worst.reason.map { "note \($0)" } ?? worst.severity.rawValue
  }

  private func rule(for kind: UseKind) -> (any ReachingRule)? {
    let id =
      switch kind {
      case .read: Reach.id
      case .write: WriteThrough.id
      case .launder: LaunderedReach.id
      case .global: GlobalReach.id
      }
    return ruleSet.first { type(of: $0).id == id }
  }
}

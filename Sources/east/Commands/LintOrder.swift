#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Git
import Lint
import Rules

/// What the flags of `east lint` ask for, checked before anything is read.
struct LintOrder {
  let input: InputOrder
  let rules: [ActiveRule]
  let confidence: Confidence
  let destinations: [Destination]
  let colors: ColorChoice
  let limit: Int
  /// The severity from which on the run fails; `nil` for never.
  let failLevel: Severity?
  let showsStatistics: Bool

  init(_ arguments: Arguments) throws(Failure) {
    input = try InputOrder(arguments, operands: arguments.operands)
    let usual = try usualConfiguration()
    rules = try activeRules(of: usual, only: arguments.all(.rule))
    confidence = arguments[.confidence].flatMap { Confidence(rawValue: $0) } ?? usual.confidence ?? .high
    destinations = try Destination.all(arguments.all(.format))
    colors = ColorChoice(arguments)
    limit = arguments.number(.maxDiagnostics) ?? .max
    failLevel = arguments[.failLevel].map { Severity(rawValue: $0) } ?? .warning
    showsStatistics = arguments.has(.statistics)
  }

  var showsExcerpts: Bool { destinations.contains(where: \.format.hasExcerpts) }
}

/// The configuration that applies when nothing else is said.
func usualConfiguration() throws(Failure) -> Configuration {
  do {
    return try recommended()
  } catch {
    throw Failure(error.sentence)
  }
}

/// The rules that a configuration switches on, or the named ones alone.
private func activeRules(of usual: Configuration, only names: [String]) throws(Failure) -> [ActiveRule] {
  var configuration = usual
  if !names.isEmpty {
    configuration.rules = [:]
    // What could not be read is reported whatever the configuration says.
    for name in names where name != UnreadFile.id {
      guard Rules.rules.contains(where: { $0.id == name }) else { throw unknownRule(name) }
      let setting = usual.rules[name].flatMap { $0.severity == nil ? nil : $0 }
      configuration.rules[name] = setting ?? RuleSetting(severity: .warning)
    }
  }
  do {
    return try configuration.activeRules(from: Rules.rules)
  } catch {
    throw Failure(error.sentence)
  }
}

/// Says that there is no such rule, and which one may be meant.
func unknownRule(_ name: String) -> Failure {
  let known = rules.map { $0.id } + [UnreadFile.id]
  let hint = suggestion(for: name, among: known)
  return Failure("there is no rule '\(name)'\(hint.isEmpty ? "; 'east rules' lists them" : hint)")
}

/// The day in Greenwich, as `YYYY-MM-DD`.
func today() -> String {
  Date.now.formatted(.iso8601.year().month().day())
}

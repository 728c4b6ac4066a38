import Findings
import Git
import Sessions
import SwiftReader

/// Returns the commands that help with the findings, as lines of text.
///
/// - Parameters:
///   - hasBaseline: whether a baseline exists.
func nextSteps(for result: LintResult, hasBaseline: Bool) -> [String] {
  guard let first = result.edges(from: .warning).edges.first else { return [] }
  var steps = ["`east pair --edge \(shellArgument("\(first.name)"))` prints a patch"]
  if let place = result.firstViolation(through: first.name) {
    steps.append("`east explain \(shellArgument(place))` explains a finding")
  }
  if !hasBaseline, !result.isOfGate {
    steps.append("`east baseline write` records all findings, so that only new ones are reported")
  }
  return ["next:"] + steps.map { "  \($0)" }
}

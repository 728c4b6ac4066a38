import Findings
import Git
import Sessions
import SwiftReader

/// Returns the three edges with the most violations and the commands that help with them, as lines of text.
///
/// - Parameters:
///   - hasBaseline: whether a baseline exists.
///   - isSummary: whether the output lists the edges already.
func nextSteps(for result: LintResult, hasBaseline: Bool, isSummary: Bool) -> [String] {
  let edges = result.edges(from: .warning).edges
  guard let first = edges.first else { return [] }
  var steps = ["`east pair --edge \(shellArgument("\(first.name)"))` prints a patch"]
  if !isSummary, edges.count > 3 {
    steps.append("`east \(result.isOfGate ? "gate" : "lint") --summary` lists all edges")
  }
  if let place = result.firstViolation(through: first.name) {
    steps.append("`east explain \(shellArgument(place))` explains a finding")
  }
  if !hasBaseline, !result.isOfGate {
    steps.append("`east baseline write` records all findings, so that only new ones are reported")
  }
  let sentences = isSummary || edges.count < 2 ? [] : ["most violations:"] + edges.prefix(3).map(\.sentence)
  return sentences + ["next:"] + steps.map { "  \($0)" }
}

extension EdgeSummary.Edge {
  /// `  41 through 'Server.info', in 30 declarations (Server.swift:12:7)`
  fileprivate var sentence: String {
    let place = declaration.map { " (\($0.place))" } ?? ""
    return "  \(violations) through '\(name)', in \(pluralized(users, "declaration"))\(place)"
  }
}

extension RelatedLocation {
  fileprivate var place: String { "\(path):\(position.line):\(position.column)" }
}

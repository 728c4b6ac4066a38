import Lint
import SwiftReader

/// Prints each chain at a place, link by link, the innermost chain first.
func text(of explanation: Explanation, path: String, _ position: Position) -> String {
  let place = "\(shown(path)):\(position.line):\(position.column)"
  if explanation.chains.isEmpty { return "\(place): there is no chain here\n" }
  let exemptions = Set(explanation.chains.flatMap(\.steps).compactMap(\.exemption))
  let legend = exemptions.sorted { $0.rawValue < $1.rawValue }.map { "\($0.rawValue): \($0.sentence)\n" }
  let chains = explanation.chains.reversed().map { text(of: $0, path: path) }
  return (chains + (legend.isEmpty ? [] : [legend.joined()])).joined(separator: "\n")
}

private func text(of chain: ExplainedChain, path: String) -> String {
  let place = "\(shown(path)):\(chain.position.line):\(chain.position.column)"
  var text = "\(place): \(shown(chain.text))\n"
  let rows = chain.steps.map { row(of: $0) }
  let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
  for row in rows {
    let cells = zip(row, widths).map { padded($0, to: $1) } + row.dropFirst(widths.count)
    text += "  \(trimmed(cells.joined(separator: "  ")))\n"
  }
  if let verdict = chain.verdict { text += "  \(sentence(of: verdict))\n" }
  return text
}

/// The step, its reach, its type, and whose member it is or why it counts for nothing.
private func row(of step: ExplainedStep) -> [String] {
  let owner = step.owner.map { "of \(shown($0))" }
  let exemption = step.exemption.map { "exempt: \($0.rawValue)" }
  let remarks = [owner, exemption].compactMap { $0 }.joined(separator: "; ")
  return [shown(step.text), "reach \(step.reach)", step.type.map { shown($0) } ?? "type unknown", remarks]
}

private func sentence(of verdict: ExplainedChain.Verdict) -> String {
  let edge = "'\(shown(verdict.edge))'"
  let member = "'\(shown(verdict.member))'"
  let sure = "(\(verdict.confidence) confidence)"
  return switch verdict.manner {
  case .read: "reaches through \(edge) to \(member) \(sure)"
  case .write: "writes through \(edge) to \(member) \(sure)"
  case .launder: "reaches through \(edge), by a local name, to \(member) \(sure)"
  }
}

private func trimmed(_ text: String) -> String {
  var text = text
  while text.last == " " { text.removeLast() }
  return text
}

import Lint
import SwiftReader

/// Prints each chain at a place, link by link.
func text(of explanation: Explanation, path: String, _ position: Position) -> String {
  let place = "\(shown(path)):\(position.line):\(position.column)"
  if explanation.chains.isEmpty { return "\(place): there is no chain here\n" }
  return explanation.chains.map { text(of: $0, path: path) }.joined(separator: "\n")
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

private func row(of step: ExplainedStep) -> [String] {
  let owner = step.owner.map { "of \(shown($0))" }
  let exemption = step.exemption.map { "exempt as \($0.rawValue): \($0.sentence)" }
  let type = step.type.map { ": \(shown($0))" } ?? ": unknown"
  return [
    shown(step.text), "reach \(step.reach)", type, [owner, exemption].compactMap { $0 }.joined(separator: "; "),
  ]
}

private func sentence(of verdict: ExplainedChain.Verdict) -> String {
  let manner =
    switch verdict.manner {
    case .read: "reaches through"
    case .write: "writes through"
    case .launder: "reaches through a local name and"
    }
  return "\(manner) '\(shown(verdict.edge))' to '\(shown(verdict.member))' (\(verdict.confidence) confidence)"
}

private func trimmed(_ text: String) -> String {
  var text = text
  while text.last == " " { text.removeLast() }
  return text
}

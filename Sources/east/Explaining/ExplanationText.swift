import Analysis
import Findings
import Sessions
import SwiftReader

extension Explanation {
  /// Returns each chain at a location, link by link, the innermost chain first.
  func text(at spot: SourceLocation, _ answers: ExplainContext) -> String {
    let place = spot.text(in: answers.path)
    let others = answers.sentences(where: spot.covers, besides: chains).map { "  \($0)\n" }.joined()
    if chains.isEmpty { return others.isEmpty ? "\(place): \(nothing)\n" : "\(place):\n\(others)" }
    let concepts = Set(chains.flatMap(\.steps).flatMap { [$0.concept, $0.useConcept].compactMap(\.self) })
    let legend = concepts.sorted { $0.rawValue < $1.rawValue }.map { "\($0.rawValue): \($0.sentence)\n" }
    let parts = chains.reversed().map { $0.text(answers, analysis) }
    let rest = (others.isEmpty ? [] : ["\(place):\n\(others)"]) + (legend.isEmpty ? [] : [legend.joined()])
    return (parts + rest).joined(separator: "\n")
  }
}

private let nothing = "no chain here; pass the position of a name in a chain, such as that of a finding"

extension ExplainedChain {
  fileprivate func text(_ answers: ExplainContext, _ analysis: FileAnalysis) -> String {
    let rows = steps.map(\.row)
    let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      let cells = zip(row, widths).map { padded($0, to: $1) } + row.dropFirst(widths.count)
      return "  \(trimmed(cells.joined(separator: "  ")))\n"
    }
    let headline = "\(escaped(path: answers.path)):\(position.line):\(position.column): \(escaped(text))\n"
    let sentences = answers.sentences(about: self, of: analysis)
    return headline + lines.joined() + sentences.map { "  \($0)\n" }.joined()
  }
}

extension ExplainedStep {
  /// The columns of a step: its text, its reach, its type, and its remarks.
  fileprivate var row: [String] {
    [
      escaped(text), "reach \(reach)", type.map { escaped($0) } ?? "type unknown",
      remarks { $0 }.joined(separator: "; "),
    ]
  }
}

private func trimmed(_ text: String) -> String {
  var text = text
  while text.last == " " { text.removeLast() }
  return text
}

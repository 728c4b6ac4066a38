import Analysis
import Findings
import SwiftReader

extension Explanation {
  /// Returns each chain at a location, link by link, the innermost chain first.
  func text(at spot: SourceLocation, _ answers: ExplainContext) -> String {
    let place = spot.text(in: answers.path)
    let others = answers.sentences(at: spot, besides: chains).map { "  \($0)\n" }.joined()
    if chains.isEmpty { return others.isEmpty ? "\(place): \(nothing)\n" : "\(place):\n\(others)" }
    let exemptions = Set(chains.flatMap(\.steps).flatMap { [$0.exemption, $0.useExemption].compactMap(\.self) })
    let legend = exemptions.sorted { $0.rawValue < $1.rawValue }.map { "\($0.rawValue): \($0.sentence)\n" }
    let parts = chains.reversed().map { $0.text(answers) }
    let rest = (others.isEmpty ? [] : ["\(place):\n\(others)"]) + (legend.isEmpty ? [] : [legend.joined()])
    return (parts + rest).joined(separator: "\n")
  }
}

private let nothing = "no chain here; pass the position of a name in a chain, such as that of a finding"

extension ExplainedChain {
  fileprivate func text(_ answers: ExplainContext) -> String {
    let rows = steps.map(\.row)
    let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      let cells = zip(row, widths).map { padded($0, to: $1) } + row.dropFirst(widths.count)
      return "  \(trimmed(cells.joined(separator: "  ")))\n"
    }
    let headline = "\(escaped(path: answers.path)):\(position.line):\(position.column): \(escaped(text))\n"
    let sentences = (violation.map { [$0.sentence] } ?? []) + answers.sentences(about: self)
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

  /// Returns the owner of the step's member, and why the step is not a hop or its use is not reported.
  ///
  /// - Parameter spell: formats a name, for example as code.
  func remarks(_ spell: (String) -> String) -> [String] {
    [
      owner.map { "of \(spell(escaped($0)))" },
      edgeOfLocal.map { "local name of \(quoted(edge: spell(escaped($0))))" },
      exemption.map { "not a hop: \($0.rawValue)" },
      useExemption.flatMap { $0 == exemption ? nil : "exempt: \($0.rawValue)" },
    ].compactMap { $0 }
  }
}

extension ExplainedChain.ChainViolation {
  var sentence: String {
    let (edge, member) = (quoted(edge: escaped(edge)), "'\(escaped(member))' (\(confidence) confidence)")
    let sentence =
      switch useKind {
      case .write where isCalled: "changes \(edge) with \(member)"
      case .write: "writes through \(edge) to \(member)"
      case .launder: "reaches through \(edge), by a local name, to \(member)"
      case .read, .global: "reaches through \(edge) to \(member)"
      }
    return mitigation.map { "\(sentence)\n  at most a note, \($0.rawValue): \($0.sentence)" } ?? sentence
  }
}

private func trimmed(_ text: String) -> String {
  var text = text
  while text.last == " " { text.removeLast() }
  return text
}

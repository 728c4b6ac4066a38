import Findings

extension CouplingMap {
  /// The map as a graph in the DOT language of Graphviz.
  package var dot: String {
    let nodes = nodes.enumerated().map { "  n\($0) [label=\(quoted($1.name))];\n" }
    let arrows = arrows.map { arrow in
      "  n\(arrow.user) -> n\(arrow.owner) [label=\"\(label(arrow))\", tooltip=\(quoted(arrow.propertiesText(atMost: 8)))"
        + ", color=\"\(arrow.tone.color)\", penwidth=\(arrow.width)];\n"
    }
    let note = rest.map { "  label=\(quoted($0));\n" } ?? ""
    return "digraph map {\n  rankdir=LR;\n\(note)  node [shape=box, style=rounded, fontname=\"monospace\"];\n"
      + nodes.joined() + arrows.joined() + "}\n"
  }

  private func label(_ arrow: Arrow) -> String {
    arrow.counts.findings > 0 ? "\(arrow.counts.findings)" : ""
  }
}

/// Returns a quoted string of the DOT language, in which a backslash begins an escape sequence.
private func quoted(_ text: String) -> String {
  "\"" + escaped(text).unicodeScalars.map { "\\\"".unicodeScalars.contains($0) ? "\\\($0)" : "\($0)" }.joined() + "\""
}

private func quoted(_ name: ByteString) -> String { quoted(name.description) }

extension CouplingMap.Arrow {
  /// The width of the arrow's line in points: 1 for one use, and 1 more for each factor of 4.
  var width: Int { 1 + (Int.bitWidth - max(counts.uses, baseCounts.uses, 1).leadingZeroBitCount - 1) / 2 }
}

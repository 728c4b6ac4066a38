import Findings

extension CouplingMap {
  /// The map as a Mermaid flowchart, which code hosts render in Markdown.
  package var mermaid: String {
    let nodes = nodes.enumerated().map { "  n\($0)[\"\(label($1.name.description))\"]\n" }
    let lines = arrows.map { arrow in
      let text = [arrow.change?.rawValue, arrow.propertiesText(atMost: 3)].compactMap(\.self).joined(separator: ": ")
      return "  n\(arrow.user) \(arrow.counts.findings > 0 ? "==>" : "-->")|\"\(label(text))\"| n\(arrow.owner)\n"
    }
    let styles = arrows.enumerated().filter { $1.tone != .plain }.map { number, arrow in
      "  linkStyle \(number) stroke:\(arrow.tone.color)\n"
    }
    let rest = rest.map { "  rest[\"\(label($0))\"]\n" } ?? ""
    return "flowchart LR\n" + nodes.joined() + rest + lines.joined() + styles.joined()
  }
}

/// Returns a label in which each scalar that Mermaid, Markdown or HTML could interpret is a numeric entity: `#60;`.
private func label(_ text: String) -> String {
  escaped(text).unicodeScalars.map { scalar in
    let isWord = scalar.value >= 0x80 || scalar.properties.isAlphabetic || "0"..."9" ~= scalar
    return isWord || " ._,:()".unicodeScalars.contains(scalar) ? String(scalar) : "#\(scalar.value);"
  }.joined()
}

import Findings

extension EdgeSummary {
  /// Writes one line for each edge, then the number of other findings for each rule.
  func write(into text: inout ByteText, _ palette: Palette) {
    if !edges.isEmpty {
      palette.faint(&text) { $0.write("  errors  warnings   notes   users  edge") }
      text.write("\n")
      for edge in edges { edge.write(into: &text, palette) }
    }
    if omitted > 0 { text.write("… and \(pluralized(omitted, "more edge")), omitted by --max-diagnostics\n") }
    if others.isEmpty { return }
    if !edges.isEmpty { text.write("\n") }
    palette.faint(&text) { $0.write("findings  rule") }
    text.write("\n")
    for other in others {
      text.write(column(other.findings.count))
      text.write("  ")
      text.write(other.rule)
      text.write("\n")
    }
  }
}

extension EdgeSummary.Edge {
  fileprivate func write(into text: inout ByteText, _ palette: Palette) {
    counts.writeColumns(into: &text)
    text.write(column(users))
    text.write("  ")
    palette.strong(&text) { $0.write(escaped: name) }
    if let declaration {
      text.write("  ")
      text.write(declaration.path, declaration.position)
    }
    text.write("\n")
  }
}

extension SeverityCounts {
  /// Writes the numbers of errors, warnings and notes as columns.
  func writeColumns(into text: inout ByteText) {
    text.write(column(error))
    text.write("  ")
    text.write(column(warning))
    text.write(column(note))
  }
}

/// Returns a number, right-aligned in eight characters.
private func column(_ number: Int) -> String {
  let digits = "\(number)"
  return String(repeating: " ", count: max(1, 8 - digits.count)) + digits
}

import Findings

extension FindingTally {
  /// Writes one line for each row.
  func write(into text: inout ByteText, _ palette: Palette) {
    if rows.isEmpty { return }
    palette.faint(&text) { $0.write("  errors  warnings   notes  \(title)") }
    text.write("\n")
    for row in rows { row.write(into: &text, palette) }
  }
}

extension FindingTally.Row {
  fileprivate func write(into text: inout ByteText, _ palette: Palette) {
    counts.writeColumns(into: &text)
    text.write("  ")
    palette.strong(&text) { $0.write(escaped: name) }
    text.write("\n")
  }
}

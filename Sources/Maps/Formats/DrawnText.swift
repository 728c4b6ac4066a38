/// Returns the width of a text in pixels: monospaced fonts at 12 pixels are not wider.
func textWidth(_ text: String) -> Double { Double(columns(of: text)) * 7.3 }

/// Returns the text; if it is longer than the given number of columns, its middle is replaced by an ellipsis.
func shortened(_ text: String, to width: Int) -> String {
  guard columns(of: text) > width else { return text }
  let half = text.unicodeScalars.contains { $0.value >= 0x1100 } ? width / 4 : width / 2
  return "\(text.prefix(half))…\(text.suffix(half - 1))"
}

/// Returns a coordinate with at most one decimal.
func rounded(_ number: Double) -> String {
  let tenths = Int((number * 10).rounded())
  return tenths.isMultiple(of: 10)
    ? "\(tenths / 10)" : "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
}

/// Returns the number of columns that the text takes in a monospaced font.
private func columns(of text: String) -> Int {
  text.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x1100 ? 2 : 1) }
}

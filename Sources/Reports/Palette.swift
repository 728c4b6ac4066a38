import Findings

/// The ANSI styles of a terminal, or none.
struct Palette {
  var isColored: Bool

  func strong(_ text: inout ByteText, _ write: (inout ByteText) -> Void) { paint("1", &text, write) }

  func faint(_ text: inout ByteText, _ write: (inout ByteText) -> Void) { paint("2", &text, write) }

  /// Writes text in the color of the severity.
  func color(_ severity: Severity, _ text: inout ByteText, _ write: (inout ByteText) -> Void) {
    switch severity {
    case .error: paint("1;31", &text, write)
    case .warning: paint("1;33", &text, write)
    case .note: paint("1;36", &text, write)
    }
  }

  private func paint(_ code: String, _ text: inout ByteText, _ write: (inout ByteText) -> Void) {
    if isColored { text.write("\u{1b}[\(code)m") }
    write(&text)
    if isColored { text.write("\u{1b}[0m") }
  }
}

import Findings

/// The colours of a terminal, or none.
struct Palette {
  var isColored: Bool

  func strong(_ text: String) -> String { painted(text, "1") }

  func faint(_ text: String) -> String { painted(text, "2") }

  /// Colours the text by the severity.
  func colored(_ severity: Severity, _ text: String) -> String {
    switch severity {
    case .error: painted(text, "1;31")
    case .warning: painted(text, "1;33")
    case .note: painted(text, "1;36")
    }
  }

  private func painted(_ text: String, _ code: String) -> String {
    isColored ? "\u{1b}[\(code)m\(text)\u{1b}[0m" : text
  }
}

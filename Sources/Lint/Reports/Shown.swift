/// The text with everything that steers a terminal or turns the reading direction written as `\u{1b}`.
package func shown(_ text: some StringProtocol) -> String {
  if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7f }) { return String(text) }
  var result = ""
  for scalar in text.unicodeScalars {
    if scalar.isControlling {
      result += "\\u{\(String(scalar.value, radix: 16))}"
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}

extension Unicode.Scalar {
  /// Whether the scalar does something to a terminal or to the text around it instead of being seen.
  var isControlling: Bool {
    switch value {
    case 0x00...0x1f, 0x7f...0x9f: true
    // Marks, embeddings, overrides and isolates of the writing direction; line and paragraph separators.
    case 0x061c, 0x200e...0x200f, 0x2028...0x202e, 0x2066...0x2069, 0xfeff: true
    default: false
    }
  }

  /// How many cells of a terminal the scalar takes.
  var width: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch value {
    case 0x1100...0x115f, 0x2e80...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe30...0xfe6f, 0xff00...0xff60,
      0x1f300...0x1f64f, 0x1f680...0x1f6ff, 0x1f900...0x1faff, 0x20000...0x3fffd:
      return 2
    default: return 1
    }
  }
}

extension String {
  /// The text escaped for XML, without control characters, which XML cannot represent.
  var escaped: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\n", "\t": text.unicodeScalars.append(scalar)
      case _ where scalar.value < 32 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

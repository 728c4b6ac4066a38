import SwiftTokens

/// The formatting style of a file.
extension SourceText {
  /// The line break of the file's first line.
  var lineEnd: String {
    guard let end = bytes.firstIndex(where: \.endsLine), bytes[end] == 0x0d else { return "\n" }
    return end + 1 < bytes.count && bytes[end + 1] == 0x0a ? "\r\n" : "\r"
  }

  /// The text of one indentation level, as the first indented line has it.
  var indentation: String {
    for line in bytes.split(whereSeparator: \.endsLine) {
      if line.first == 0x09 { return "\t" }
      let blanks = line.prefix { $0 == 0x20 }.count
      // One space is inside a comment.
      if blanks == 2 || blanks == 4 || blanks == 3 || blanks == 8 { return String(repeating: " ", count: blanks) }
    }
    return "  "
  }

  /// The length that lines may have: that of the longest line, at least 100 and at most 120 bytes.
  var lineLimit: Int { min(max(100, bytes.split(whereSeparator: \.endsLine).map(\.count).max() ?? 0), 120) }

  /// Returns the whitespace before the first word of the line around an offset.
  func indentation(at offset: Int) -> String {
    let line = line(around: offset)
    return text(line.lowerBound..<(bytes[line].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? line.upperBound))
  }

  /// Whether most opening braces are on lines of their own.
  var opensBracesOnNewLines: Bool {
    var (own, same) = (0, 0)
    for (number, token) in tokens.enumerated() where token.kind == .leftBrace {
      guard let end = partner(of: number), tokens[end].startsLine else { continue }
      if token.startsLine { own += 1 } else { same += 1 }
    }
    return own > same
  }
}

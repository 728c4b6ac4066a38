import SwiftTokens

/// How a file is written.
extension SourceText {
  /// What ends the file's first line.
  var lineEnd: String {
    guard let end = bytes.firstIndex(where: \.endsLine), bytes[end] == 0x0d else { return "\n" }
    return end + 1 < bytes.count && bytes[end + 1] == 0x0a ? "\r\n" : "\r"
  }

  /// One step of indentation: that of the first line that is indented.
  var indentation: String {
    for line in bytes.split(whereSeparator: \.endsLine) {
      if line.first == 0x09 { return "\t" }
      let blanks = line.prefix { $0 == 0x20 }.count
      // One blank is the middle of a comment.
      if blanks == 2 || blanks == 4 || blanks == 3 || blanks == 8 { return String(repeating: " ", count: blanks) }
    }
    return "  "
  }

  /// What stands before a line's first word.
  func indentation(at offset: Int) -> String {
    let line = line(around: offset)
    return text(line.lowerBound..<(bytes[line].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? line.upperBound))
  }

  /// Whether opening braces stand on lines of their own.
  var opensBracesOnNewLines: Bool {
    var (own, same) = (0, 0)
    for (number, token) in tokens.enumerated() where token.kind == .leftBrace {
      guard let end = partner(of: number), tokens[end].startsLine else { continue }
      if token.startsLine { own += 1 } else { same += 1 }
    }
    return own > same
  }
}

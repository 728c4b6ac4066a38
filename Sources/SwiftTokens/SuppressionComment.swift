extension Lexer {
  /// Records the range of the comment at `offset` if the comment begins with `// east:`. The comment is a suppression,
  /// or a misspelled one.
  mutating func recordSuppression() {
    var start = offset + 2
    while bytes[start] == UInt8(ascii: " ") { start += 1 }
    guard bytes[start] == UInt8(ascii: "e") else { return }
    let mark = Array("east:".utf8)
    guard start + mark.count <= bytes.count, bytes[start..<start + mark.count].elementsEqual(mark) else { return }
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") { end += 1 }
    suppressions.append(UInt32(offset)..<UInt32(end))
  }
}

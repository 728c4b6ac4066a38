extension Lexer {
  /// Reports a text of characters that are two or four bytes wide: it begins with such a byte-order mark, or a fourth
  /// of its first bytes are NUL. Most of it would be skipped as white space.
  mutating func checkEncoding() {
    let start = bytes.bytes.prefix(256)
    let mark = start.prefix(2)
    let isMarked = mark.elementsEqual([0xFF, 0xFE]) || mark.elementsEqual([0xFE, 0xFF])
    if isMarked || start.count > 3 && start.count(where: { $0 == 0 }) * 4 >= start.count {
      report(.wideEncoding, at: 0)
    }
  }

  mutating func skipByteOrderMarkAndShebang() {
    if bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { offset = 3 }
    if bytes[offset] == UInt8(ascii: "#"), bytes[offset + 1] == UInt8(ascii: "!") { skipToEndOfLine() }
  }

  /// Skips white space and comments, and records in `flags` what the next token needs.
  mutating func skipTrivia() {
    let end = bytes.count
    while offset < end {
      switch bytes[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C, 0:
        offset = bytes.endOfSpaces(from: offset + 1)
        flags.insert(.spaced)
      case UInt8(ascii: "\n"):
        startLine(after: 1)
      case UInt8(ascii: "\r"):
        startLine(after: bytes[offset + 1] == UInt8(ascii: "\n") ? 2 : 1)
      case UInt8(ascii: "/"):
        if flags.contains(.startsLine), bytes.isDocumentation(at: offset) { flags.insert(.documented) }
        switch bytes[offset + 1] {
        case UInt8(ascii: "/"):
          recordSuppression()
          skipToEndOfLine()
        case UInt8(ascii: "*"): skipBlockComment()
        default: return
        }
        flags.insert(.spaced)
      case 0xEF where bytes[offset + 1] == 0xBB && bytes[offset + 2] == 0xBF:
        offset += 3
        flags.insert(.spaced)
      case 0xC2 where bytes[offset + 1] == 0xA0:
        offset += 2
        flags.insert(.spaced)
      case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "|"):
        guard lineStarts.last == UInt32(truncatingIfNeeded: offset), bytes.isConflictMarker(at: offset) else { return }
        report(.conflictMarker, at: offset)
        skipToEndOfLine()
      default:
        return
      }
    }
  }

  mutating func skipToEndOfLine() {
    offset = bytes.endOfLine(from: offset)
  }

  mutating func noteLine(at start: Int) {
    lineStarts.append(UInt32(start))
  }

  private mutating func startLine(after length: Int) {
    offset += length
    noteLine(at: offset)
    offset = bytes.endOfSpaces(from: offset)
    flags.formUnion([.spaced, .startsLine])
  }

  private mutating func skipBlockComment() {
    let start = offset
    var depth = 1
    offset += 2
    let end = bytes.count
    while offset < end {
      switch bytes[offset] {
      case UInt8(ascii: "*") where bytes[offset + 1] == UInt8(ascii: "/"):
        offset += 2
        depth -= 1
        if depth == 0 { return }
      case UInt8(ascii: "/") where bytes[offset + 1] == UInt8(ascii: "*"):
        offset += 2
        depth += 1
      case UInt8(ascii: "\n"): startLine(after: 1)
      case UInt8(ascii: "\r"): startLine(after: bytes[offset + 1] == UInt8(ascii: "\n") ? 2 : 1)
      default: offset += 1
      }
    }
    report(.unterminatedComment, at: start)
  }
}

extension SourceBytes {
  /// Returns whether the comment at `offset` begins with `///` or `/**` and is not `/**/`.
  fileprivate func isDocumentation(at offset: Int) -> Bool {
    let mark = self[offset + 2]
    return mark == self[offset + 1]
      && (mark == UInt8(ascii: "/") || mark == UInt8(ascii: "*") && self[offset + 3] != UInt8(ascii: "/"))
  }

  /// Returns whether the line at `offset` begins with a merge conflict marker: seven equal characters.
  fileprivate func isConflictMarker(at offset: Int) -> Bool {
    let first = self[offset]
    for index in offset + 1..<offset + 7 where self[index] != first { return false }
    let next = self[offset + 7]
    return first == UInt8(ascii: "=")
      ? next == UInt8(ascii: "\n") || next == UInt8(ascii: "\r") : next == UInt8(ascii: " ")
  }
}

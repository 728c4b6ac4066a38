import SwiftReader
import SwiftTokens

/// A text and the starts of its lines: converts between a client's positions and byte offsets.
struct TextLines: Sendable {
  private(set) var bytes: [UInt8]
  /// The offset of the first byte of every line.
  private var starts: [Int]
  private let encoding: PositionEncoding

  init(_ bytes: [UInt8], _ encoding: PositionEncoding) {
    self.bytes = bytes
    self.encoding = encoding
    starts = (0...bytes.count).filter(bytes.isLineStart)
  }

  /// Returns the byte offset of a client's position: the end of the line if the line is too short, the end of the text
  /// if there is no such line.
  func offset(of position: TextPosition) -> Int {
    if position.line < 0 { return 0 }
    guard position.line < starts.count else { return bytes.count }
    var rest = position.character
    let line = content(ofLine: position.line)
    var offset = line.lowerBound
    while offset < line.upperBound, rest > 0 {
      rest -= encoding.units(ofScalarFrom: bytes[offset])
      offset += 1
      while offset < line.upperBound, encoding != .utf8, bytes[offset] & 0xc0 == 0x80 { offset += 1 }
    }
    // A position inside a scalar is not valid, so the end of the scalar is used.
    while offset < line.upperBound, bytes[offset] & 0xc0 == 0x80 { offset += 1 }
    return offset
  }

  /// Returns the client's position of a byte offset.
  func position(of offset: Int) -> TextPosition {
    let line = lineNumber(of: offset)
    let start = content(ofLine: line).lowerBound
    let end = min(max(offset, start), content(ofLine: line).upperBound)
    return TextPosition(
      line: line, character: bytes[start..<end].reduce(0) { $0 + encoding.units(ofScalarFrom: $1) })
  }

  /// Returns the byte offset of a position of the linter, which counts lines and bytes from 1.
  func offset(of position: Position) -> Int {
    guard position.line <= starts.count else { return bytes.count }
    let end = position.line < starts.count ? starts[position.line] : bytes.count
    return min(starts[max(0, position.line - 1)] + max(0, position.column - 1), end)
  }

  /// Returns the client's position of a position of the linter.
  func position(of position: Position) -> TextPosition { self.position(of: offset(of: position)) }

  func range(from start: Position, to end: Position) -> TextRange {
    TextRange(start: position(of: start), end: position(of: max(start, end)))
  }

  func range(_ bytes: Range<Int>) -> TextRange {
    TextRange(start: position(of: bytes.lowerBound), end: position(of: bytes.upperBound))
  }

  /// Returns the linter's position of a client's position.
  func place(of position: TextPosition) -> Position {
    let offset = offset(of: position)
    let line = lineNumber(of: offset)
    return Position(line: line + 1, column: offset - starts[line] + 1)
  }

  /// Applies a change. The ends of a range may be in the wrong order.
  mutating func apply(_ change: ContentChange) {
    guard let range = change.range else {
      self = TextLines(Array(change.text.utf8), encoding)
      return
    }
    let (one, other) = (offset(of: range.start), offset(of: range.end))
    replace(min(one, other)..<max(one, other), with: Array(change.text.utf8))
  }

  /// Replaces bytes. A client may send thousands of changes at once, so only the lines there are divided again.
  private mutating func replace(_ range: Range<Int>, with text: [UInt8]) {
    bytes.replaceSubrange(range, with: text)
    let end = range.lowerBound + text.count
    // Whether a line starts at the end of the range depends on the bytes on both sides.
    let first = starts.partitionPoint { $0 < range.lowerBound }
    let rest = starts.partitionPoint { $0 <= range.upperBound }
    for index in rest..<starts.count { starts[index] += end - range.upperBound }
    starts.replaceSubrange(first..<rest, with: (range.lowerBound...end).filter(bytes.isLineStart))
  }

  private func lineNumber(of offset: Int) -> Int {
    max(0, starts.partitionPoint { $0 <= offset } - 1)
  }

  /// Returns the range of a line without its line ending; in the first line without a byte-order mark, which editors do
  /// not count.
  private func content(ofLine line: Int) -> Range<Int> {
    let isMarked = line == 0 && bytes.starts(with: [0xef, 0xbb, 0xbf])
    let start = starts[line] + (isMarked ? 3 : 0)
    var end = line + 1 < starts.count ? starts[line + 1] : bytes.count
    while end > start, bytes[end - 1] == 0x0a || bytes[end - 1] == 0x0d { end -= 1 }
    return start..<max(start, end)
  }
}

extension [UInt8] {
  /// Returns whether a line starts at an offset: at the start of the text, or after a line ending.
  fileprivate func isLineStart(_ offset: Int) -> Bool {
    if offset == 0 { return true }
    return switch self[offset - 1] {
    case 0x0a: true
    case 0x0d: offset == count || self[offset] != 0x0a
    default: false
    }
  }
}

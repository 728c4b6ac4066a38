package import SwiftReader
import SwiftTokens

/// The bytes of a file, with access to one line at a time.
package struct SourceLines {
  private let bytes: [UInt8]
  private let source: SourceBytes
  /// The hash of each line; empty if no format needs them.
  private let hashes: [LineHash]
  private var line = 1
  private var start = 0
  /// The offset of the line's end, kept because many findings may be in one long line.
  private var end: Int
  /// The column of the last mark in the line, in bytes and in UTF-16 code units, from which the next is counted.
  private var marked = (byte: 1, unit: 1)

  package init(_ bytes: [UInt8], hashed: Bool) {
    self.bytes = bytes
    source = SourceBytes(bytes)
    end = source.endOfLine(from: 0)
    hashes = hashed ? lineHashes(of: bytes) : []
  }

  /// Moves to the line of a position; positions must be passed in ascending order.
  package mutating func move(to position: Position) {
    while line < position.line, end < bytes.count {
      start = end + (source[end] == 0x0d && source[end + 1] == 0x0a ? 2 : 1)
      end = source.endOfLine(from: start)
      line += 1
      marked = (1, 1)
    }
  }

  /// The current line without its line ending.
  private var text: ArraySlice<UInt8> { bytes[start..<end] }

  package func excerpt(at position: Position, to end: Position) -> Excerpt? {
    guard position.line == line, position.column <= text.count else { return nil }
    return Excerpt(text, columns: columns(position, end, atLeast: 1))
  }

  package mutating func mark(at position: Position, to end: Position) -> SourceMark? {
    guard position.line == line, hashes.indices.contains(line - 1) else { return nil }
    let columns = columns(position, end, atLeast: 0)
    let mark = SourceMark(text, columns: columns, lineHash: hashes[line - 1].description, from: marked)
    marked = (columns.lowerBound, mark.columns.lowerBound)
    return mark
  }

  private func columns(_ position: Position, _ end: Position, atLeast count: Int) -> Range<Int> {
    let last = end.line == position.line ? end.column : position.column + 1
    return position.column..<max(last, position.column + count)
  }
}

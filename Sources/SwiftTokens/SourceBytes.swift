/// The bytes of one file. Reads beyond the end return 0, so that looking ahead needs no check for the end of the file.
///
/// The type is public only for speed; see ``Token``.
public struct SourceBytes: Sendable {
  @usableFromInline let bytes: [UInt8]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The size of the file.
  @inlinable public var count: Int { bytes.count }

  /// The byte at `offset`, or 0 outside the file.
  // The span costs one comparison, the array two.
  @inlinable @inline(__always)
  public subscript(offset: Int) -> UInt8 {
    let bytes = bytes.span
    return UInt(bitPattern: offset) < UInt(bitPattern: bytes.count) ? bytes[offset] : 0
  }

  package subscript(range: Range<Int>) -> ArraySlice<UInt8> { bytes[range] }

  /// Returns whether the bytes in `range` equal a text.
  package func spells(_ text: String, at range: Range<Int>) -> Bool {
    range.count == text.utf8.count && bytes[range].elementsEqual(text.utf8)
  }

  /// Returns the eight bytes from `offset` on, the first one in the lowest bits, with zeros outside the file.
  // The compiler turns this into one load.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    let next = bytes.span.extracting(droppingFirst: offset).extracting(first: 8)
    guard next.count == 8 else { return lastWord(at: offset) }
    let low = UInt64(next[0]) | UInt64(next[1]) << 8 | UInt64(next[2]) << 16 | UInt64(next[3]) << 24
    let high = UInt64(next[4]) | UInt64(next[5]) << 8 | UInt64(next[6]) << 16 | UInt64(next[7]) << 24
    return low | high << 32
  }

  @inline(never)
  private func lastWord(at offset: Int) -> UInt64 {
    (offset..<offset + 8).reversed().reduce(0) { $0 << 8 | UInt64(self[$1]) }
  }
}

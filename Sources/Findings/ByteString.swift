/// A path or name that is compared byte by byte. `String` treats `é` and `e` with a combining accent as equal; git and
/// the compiler treat them as two names, and a path need not be valid UTF-8.
package struct ByteString: Hashable, Comparable, Sendable {
  package let bytes: [UInt8]

  package init(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  package init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = Array(bytes)
  }

  package init(_ text: some StringProtocol) {
    self.init(text.utf8)
  }

  package var isEmpty: Bool { bytes.isEmpty }

  package func hasPrefix(_ prefix: ByteString) -> Bool { bytes.starts(with: prefix.bytes) }

  package static func < (left: ByteString, right: ByteString) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(bytes.count)
    // Eight bytes at a time: an array hashes one element after the other, which is slower.
    let all = bytes.span
    var start = 0
    while all.count - start >= 8 {
      let next = all.extracting(start..<start + 8)
      let low = UInt64(next[0]) | UInt64(next[1]) << 8 | UInt64(next[2]) << 16 | UInt64(next[3]) << 24
      let high = UInt64(next[4]) | UInt64(next[5]) << 8 | UInt64(next[6]) << 16 | UInt64(next[7]) << 24
      hasher.combine(low | high << 32)
      start += 8
    }
    var rest: UInt64 = 0
    for index in start..<all.count { rest = rest << 8 | UInt64(all[index]) }
    hasher.combine(rest)
  }
}

extension ByteString: CustomStringConvertible, ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self.init(text) }

  /// The bytes decoded as UTF-8; bytes that are not valid UTF-8 are written as `\xff`.
  package var description: String { String(validating: bytes, as: UTF8.self) ?? spelled(bytes) }
}

extension ByteString {
  /// Returns whether the text ends with a dot and the given name.
  package func endsWithName(_ name: ByteString) -> Bool {
    bytes.suffix(name.bytes.count + 1).elementsEqual([UInt8(ascii: ".")] + name.bytes)
  }
}

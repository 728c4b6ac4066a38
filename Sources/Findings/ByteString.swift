/// A path or name that equals another only if all bytes are the same. `String` compares what looks the same: to it `é`
/// is `e` with a combining accent. To git and to the compiler these are two names, and a path need not be UTF-8.
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
    // Eight bytes at a time: an array hashes one element after the other.
    var word: UInt64 = 0
    for (index, byte) in bytes.enumerated() {
      word = word << 8 | UInt64(byte)
      if index % 8 == 7 { hasher.combine(word) }
    }
    hasher.combine(word)
  }
}

extension ByteString: CustomStringConvertible, ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self.init(text) }

  /// The text; bytes that are not UTF-8 are spelled as `\xff`.
  package var description: String { String(validating: bytes, as: UTF8.self) ?? spelled(bytes) }
}

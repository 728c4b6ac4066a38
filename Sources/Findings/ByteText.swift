/// A buffer of UTF-8 bytes to which text is appended. A report has thousands of pieces, and appending each to a
/// `String` would validate each of them.
package struct ByteText {
  /// The appended UTF-8 bytes.
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package init(_ text: String) { write(text) }

  /// The appended bytes as a string.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package var count: Int { bytes.count }

  package mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Appends bytes, which must be valid UTF-8.
  mutating func write(_ text: [UInt8]) { bytes += text }

  /// Appends a number in decimal digits.
  package mutating func write(_ number: Int) {
    let start = bytes.count
    var rest = number.magnitude
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    bytes[start...].reverse()
  }

  /// Appends spaces.
  package mutating func indent(_ count: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: count))
  }

  /// Appends text, escaped as in ``escaped(_:)-(String)``.
  package mutating func write(escaped text: String) {
    let start = bytes.count
    write(text)
    if bytes[start...].isHarmless { return }
    bytes.removeSubrange(start...)
    write(Findings.escaped(text))
  }

  /// Appends a name, escaped as in ``escaped(_:)-(ByteString)``.
  package mutating func write(escaped name: ByteString) {
    if name.bytes[...].isHarmless { bytes += name.bytes } else { write(Findings.escaped(name)) }
  }

  /// Appends a path, escaped as in ``escaped(path:)``.
  package mutating func write(escapedPath path: ByteString) {
    if path.isHarmless { bytes += path.bytes } else { write(escaped(path: path)) }
  }
}

/// Text that is written piece by piece, as bytes: a report has thousands of pieces, and a `String` checks each of them.
package struct ByteText {
  /// What was written, as UTF-8.
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package init(_ text: String) { write(text) }

  /// Everything that was written.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package var count: Int { bytes.count }

  package mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Writes bytes that are UTF-8.
  mutating func write(_ text: [UInt8]) { bytes += text }

  /// Writes a number in decimal digits.
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

  /// Writes spaces.
  package mutating func indent(_ count: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: count))
  }

  /// Writes the text as ``escaped(_:)-(String)`` spells it.
  package mutating func write(escaped text: String) {
    let start = bytes.count
    write(text)
    if bytes[start...].isHarmless { return }
    bytes.removeSubrange(start...)
    write(Findings.escaped(text))
  }

  /// Writes the name as ``escaped(_:)-(ByteString)`` spells it.
  package mutating func write(escaped name: ByteString) {
    if name.bytes[...].isHarmless { bytes += name.bytes } else { write(Findings.escaped(name)) }
  }

  /// Writes the path as ``escaped(path:)`` spells it.
  package mutating func write(escapedPath path: ByteString) {
    if path.isHarmless { bytes += path.bytes } else { write(escaped(path: path)) }
  }
}

/// Returns the text with each scalar that could control a terminal, the surrounding text or a build log escaped as in
/// `\u{1b}`.
package func escaped(_ text: String) -> String {
  if text.utf8.allSatisfy({ $0.isHarmless }) { return text }
  var result = ""
  var rest = Substring(text).unicodeScalars
  while let scalar = rest.popFirst() {
    if scalar.isControlling || scalar == "#" && startsCommand(Substring(rest).utf8) {
      result += escape(scalar)
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}

package func escaped(_ name: ByteString) -> String { escaped(name.description) }

extension UInt8 {
  /// Whether the byte is printable ASCII and needs no escape in any context.
  fileprivate var isHarmless: Bool { 0x20..<0x7f ~= self && self != UInt8(ascii: "#") }
}

extension ArraySlice<UInt8> {
  /// Whether ``escaped(_:)-(String)`` returns the bytes unchanged; false negatives are possible.
  var isHarmless: Bool { allSatisfy { $0.isHarmless } }
}

extension ByteString {
  /// Whether ``escaped(path:)`` returns the path unchanged; false negatives are possible.
  var isHarmless: Bool {
    bytes.allSatisfy { $0.isHarmless && $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: ":") }
  }
}

/// Returns the path escaped as in ``escaped(_:)-(String)``, with each backslash doubled so that different paths stay
/// different.
package func escaped(path: ByteString) -> String {
  if path.isHarmless { return path.description }
  var text = escaped(spelled(path.bytes) { $0 == "\\" ? "\\\\" : String($0) })
  // GitHub runs a line as a command if it begins with two colons, whatever whitespace precedes them.
  let start = text.unicodeScalars.drop { $0.properties.isWhitespace }
  if start.starts(with: "::".unicodeScalars) {
    text.unicodeScalars.replaceSubrange(start.startIndex...start.startIndex, with: escape(":").unicodeScalars)
  }
  return text
}

/// Decodes bytes as UTF-8, and writes each invalid byte as `\xff`.
package func spelled(_ bytes: [UInt8], _ spell: (Unicode.Scalar) -> String = { String($0) }) -> String {
  var text = ""
  var parser = Unicode.UTF8.ForwardParser()
  var rest = bytes.makeIterator()
  var position = 0
  while true {
    switch parser.parseScalar(from: &rest) {
    case .valid(let encoded):
      text += spell(Unicode.UTF8.decode(encoded))
      position += encoded.count
    case .error(let length):
      for byte in bytes[position..<position + length] { text += spelled(byte) }
      position += length
    case .emptyInput: return text
    }
  }
}

/// Returns the escape of a byte: `\xff`.
package func spelled(_ byte: UInt8) -> String { (byte < 0x10 ? "\\x0" : "\\x") + String(byte, radix: 16) }

/// Returns the escape of a scalar: `\u{1b}`.
package func escape(_ scalar: Unicode.Scalar) -> String { "\\u{\(String(scalar.value, radix: 16))}" }

/// Returns whether the bytes after a `#` make it a command of a build system, at any position of a line: `##[group]`,
/// `##vso[…]`, `##teamcity[…]`.
package func startsCommand(_ rest: some Collection<UInt8>) -> Bool {
  rest.first == UInt8(ascii: "#") && rest.dropFirst().first { !(0x61...0x7a ~= $0 | 0x20) } == UInt8(ascii: "[")
}

extension Unicode.Scalar {
  /// Whether the scalar is invisible and can affect a terminal or the surrounding text: a control character, a mark of
  /// the writing direction, a line separator, a zero-width space or a noncharacter.
  package var isControlling: Bool {
    if value < 0x7f { return value < 0x20 }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    default: return properties.isNoncharacterCodePoint
    }
  }
}

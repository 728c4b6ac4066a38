/// The text with everything that would act on a terminal, on the text around it or on a build log written as `\u{1b}`.
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
  /// Whether the byte is a letter that acts on nothing, whatever stands beside it.
  fileprivate var isHarmless: Bool { 0x20..<0x7f ~= self && self != UInt8(ascii: "#") }
}

extension ArraySlice<UInt8> {
  /// Whether ``escaped(_:)-(String)`` spells the bytes as they are.
  var isHarmless: Bool { allSatisfy { $0.isHarmless } }
}

extension ByteString {
  /// Whether ``escaped(path:)`` spells the path as it is.
  var isHarmless: Bool {
    bytes.allSatisfy { $0.isHarmless && $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: ":") }
  }
}

/// A path as ``escaped(_:)-(String)`` spells text, a backslash as two: so no two paths are shown alike.
package func escaped(path: ByteString) -> String {
  if path.isHarmless { return path.description }
  var text = escaped(spelled(path.bytes) { $0 == "\\" ? "\\\\" : String($0) })
  // What begins a line with two colons is a command to GitHub, whatever blanks stand before it.
  let start = text.unicodeScalars.drop { $0.properties.isWhitespace }
  if start.starts(with: "::".unicodeScalars) {
    text.unicodeScalars.replaceSubrange(start.startIndex...start.startIndex, with: escape(":").unicodeScalars)
  }
  return text
}

/// The bytes as text, those that are not UTF-8 as `\xff`.
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

/// `\xff`
package func spelled(_ byte: UInt8) -> String { (byte < 0x10 ? "\\x0" : "\\x") + String(byte, radix: 16) }

/// `\u{1b}`
package func escape(_ scalar: Unicode.Scalar) -> String { "\\u{\(String(scalar.value, radix: 16))}" }

/// Whether what follows a `#` makes it a command to the system that runs a build, wherever in a line it stands:
/// `##[group]`, `##vso[…]`, `##teamcity[…]`.
package func startsCommand(_ rest: some Collection<UInt8>) -> Bool {
  rest.first == UInt8(ascii: "#") && rest.dropFirst().first { !(0x61...0x7a ~= $0 | 0x20) } == UInt8(ascii: "[")
}

extension Unicode.Scalar {
  /// Whether the scalar does something to a terminal or to the text around it instead of being seen: a control
  /// character, a sign of the writing direction, a separator of lines, a blank without width, or no character at all.
  package var isControlling: Bool {
    if value < 0x7f { return value < 0x20 }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    default: return properties.isNoncharacterCodePoint
    }
  }
}

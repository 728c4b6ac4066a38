/// Returns untrusted bytes as text that a terminal displays without interpreting it.
///
/// Control and formatting characters (escape sequences, line breaks, changes of writing direction) are escaped as in
/// Swift, bytes that are not UTF-8 as two hexadecimal digits:
///
///     printable([0x61, 0x1b, 0xff])  // a\u{1b}\xff
package func printable(_ bytes: [UInt8]) -> String {
  if bytes.allSatisfy({ 0x20..<0x7f ~= $0 }) { return String(decoding: bytes, as: UTF8.self) }
  var text = ""
  var parser = Unicode.UTF8.ForwardParser()
  var rest = bytes.makeIterator()
  var position = 0
  while true {
    switch parser.parseScalar(from: &rest) {
    case .valid(let encoded):
      text += printable(Unicode.UTF8.decode(encoded))
      position += encoded.count
    case .error(let length):
      for byte in bytes[position..<position + length] { text += "\\x" + hexadecimal(byte) }
      position += length
    case .emptyInput:
      return text
    }
  }
}

/// Escapes untrusted text as ``printable(_:)-([UInt8])`` does.
package func printable(_ text: String) -> String {
  printable(Array(text.utf8))
}

private func printable(_ scalar: Unicode.Scalar) -> String {
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator: "\\u{\(String(scalar.value, radix: 16))}"
  default: String(scalar)
  }
}

/// Returns a byte as two hexadecimal digits.
func hexadecimal(_ byte: UInt8) -> String {
  (byte < 16 ? "0" : "") + String(byte, radix: 16)
}

/// Encodes a path as a relative URI reference. A colon is encoded, too: in the first component it would end a scheme.
package func percentEncoded(_ path: ByteString) -> String {
  var text = ""
  for byte in path.bytes {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      text.unicodeScalars.append(Unicode.Scalar(byte))
    case _ where "-._~/!$&'()*+,;=@".utf8.contains(byte): text.unicodeScalars.append(Unicode.Scalar(byte))
    default: text += percentEncoded(byte)
    }
  }
  return text
}

/// Returns a byte percent-encoded: `%0A`.
package func percentEncoded(_ byte: UInt8) -> String {
  (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
}

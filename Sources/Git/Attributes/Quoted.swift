/// Reads a name in double quotes with the escapes of C and git; returns `nil` and leaves `rest` unchanged if there is
/// none.
func unquoted(_ rest: inout ArraySlice<UInt8>) -> [UInt8]? {
  var text = rest
  guard text.popFirst() == quote else { return nil }
  var name: [UInt8] = []
  while let byte = text.popFirst() {
    if byte == quote {
      rest = text
      return name
    }
    guard byte == UInt8(ascii: "\\") else {
      name.append(byte)
      continue
    }
    guard let escape = text.popFirst() else { return nil }
    if let plain = escapes[escape] {
      name.append(plain)
    } else if let code = UInt8(String(decoding: [escape] + text.prefix(2), as: UTF8.self), radix: 8), text.count >= 2 {
      name.append(code)
      text.removeFirst(2)
    } else {
      return nil
    }
  }
  return nil
}

private let quote = UInt8(ascii: "\"")

private let escapes: [UInt8: UInt8] = [
  quote: quote, UInt8(ascii: "\\"): UInt8(ascii: "\\"), UInt8(ascii: "a"): 0x07, UInt8(ascii: "b"): 0x08,
  UInt8(ascii: "t"): 0x09, UInt8(ascii: "n"): 0x0a, UInt8(ascii: "v"): 0x0b, UInt8(ascii: "f"): 0x0c,
  UInt8(ascii: "r"): 0x0d,
]

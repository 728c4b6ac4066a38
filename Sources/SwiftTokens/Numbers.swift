extension Lexer {
  mutating func readNumber() {
    let start = offset
    // In `tuple.0.1` each number is the index of a tuple element.
    let isElement = tokens.last.map { $0.kind == .period && Int($0.end) == start } ?? false
    var isFloat = false
    let isHex = bytes[offset] == UInt8(ascii: "0") && bytes[offset + 1] == UInt8(ascii: "x")
    if isHex { offset += 2 }
    skipDigits(hex: isHex)
    if !isElement, bytes[offset] == UInt8(ascii: "."), Self.isFraction(bytes, at: offset + 1, hex: isHex) {
      isFloat = true
      offset += 1
      skipDigits(hex: isHex)
    }
    let exponent = bytes[offset] | 0x20
    if !isElement, exponent == (isHex ? UInt8(ascii: "p") : UInt8(ascii: "e")) {
      let sign = bytes[offset + 1]
      let digits = sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") ? offset + 2 : offset + 1
      if Self.isDigit(bytes[digits]) {
        isFloat = true
        offset = digits
        skipDigits(hex: false)
      }
    }
    while Self.continuesIdentifier(bytes[offset]) { offset += 1 }
    add(isFloat ? .floatLiteral : .integerLiteral, from: start)
  }

  /// Returns whether a fraction starts at `start`. A hexadecimal fraction requires an exponent: `0xff.description` has
  /// none.
  private static func isFraction(_ bytes: SourceBytes, at start: Int, hex: Bool) -> Bool {
    guard hex else { return isDigit(bytes[start]) }
    var end = start
    while isHexDigit(bytes[end]) || bytes[end] == UInt8(ascii: "_") { end += 1 }
    return end > start && bytes[end] | 0x20 == UInt8(ascii: "p")
  }

  private mutating func skipDigits(hex: Bool) {
    while offset < bytes.count {
      let byte = bytes[offset]
      guard byte == UInt8(ascii: "_") || (hex ? Self.isHexDigit(byte) : Self.isDigit(byte)) else { break }
      offset += 1
    }
  }
}

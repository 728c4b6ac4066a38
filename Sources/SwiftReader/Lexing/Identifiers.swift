extension Lexer {
  mutating func readIdentifier() {
    let start = offset
    let end = bytes.count
    var key: UInt64 = 0
    while offset < end {
      let byte = bytes[offset]
      guard Self.continuesIdentifier(byte) else { break }
      if byte >= 0x80, OperatorCharacter.length(in: bytes, at: offset, starting: true) > 0, offset > start { break }
      if byte == 0xC2, self.byte(at: offset + 1) == 0xA0 { break }
      if offset - start < 8 { key = key << 8 | UInt64(byte) }
      offset += 1
    }
    if offset - start == 1, bytes[start] == UInt8(ascii: "_") { return add(.wildcard, from: start) }
    let word = words.word(key, bytes, start..<offset)
    add(word.isReserved ? .keyword : .identifier, from: start, word: word)
  }

  mutating func readEscapedIdentifier() {
    let start = offset
    var end = offset + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "`"), bytes[end] != UInt8(ascii: "\n") { end += 1 }
    guard byte(at: end) == UInt8(ascii: "`"), end > start + 1 else {
      offset += 1
      return add(.unknown, from: start)
    }
    offset = end + 1
    flags.insert(.escaped)
    add(.identifier, from: start)
  }

  mutating func readDollarIdentifier() {
    let start = offset
    offset += 1
    var isNumber = true
    while offset < bytes.count, Self.continuesIdentifier(bytes[offset]) {
      if !Self.isDigit(bytes[offset]) { isNumber = false }
      offset += 1
    }
    add(isNumber && offset > start + 1 ? .dollarIdentifier : .identifier, from: start)
  }

  /// `<#name#>`
  mutating func readPlaceholder() {
    var end = offset + 2
    while end + 1 < bytes.count, bytes[end] != UInt8(ascii: "\n") {
      if bytes[end] == UInt8(ascii: "#"), bytes[end + 1] == UInt8(ascii: ">") {
        let start = offset
        offset = end + 2
        return add(.identifier, from: start)
      }
      end += 1
    }
    readOperator()
  }

  static func continuesIdentifier(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  static func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "f"))
  }
}

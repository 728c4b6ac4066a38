extension Lexer {
  mutating func readIdentifier() {
    let start = offset
    let (end, hash) = spelling(from: start)
    offset = end
    if end - start == 1, bytes[start] == UInt8(ascii: "_") { return add(.wildcard, from: start) }
    let word = words.word(hash, bytes, start..<end)
    // An identifier has no partner: the place keeps the hash of its name.
    add(word.isReserved ? .keyword : .identifier, from: start, word: word, partner: hash)
  }

  /// Where the identifier at `start` ends, and the hash of its name.
  private func spelling(from start: Int) -> (end: Int, hash: UInt32) {
    let text = bytes.span
    var end = start
    var hash = NameHash.empty
    while end < text.count {
      let byte = text[end]
      guard continuesIdentifier[byte] else { break }
      if byte >= 0x80, end > start, endsIdentifier(at: end) { break }
      hash = NameHash.adding(byte, to: hash)
      end &+= 1
    }
    return (end, hash)
  }

  /// Whether an operator or a no-break space begins at a byte that is not ASCII.
  private func endsIdentifier(at end: Int) -> Bool {
    OperatorCharacter.length(in: bytes, at: end, starting: true) > 0
      || bytes[end] == 0xC2 && byte(at: end + 1) == 0xA0
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
    add(.identifier, from: start, partner: NameHash.of(bytes, start + 1..<end))
  }

  mutating func readDollarIdentifier() {
    let start = offset
    offset += 1
    var isNumber = true
    while offset < bytes.count, continuesIdentifier[bytes[offset]] {
      if !Self.isDigit(bytes[offset]) { isNumber = false }
      offset += 1
    }
    add(isNumber && offset > start + 1 ? .dollarIdentifier : .identifier, from: start)
  }

  /// `<#name#>`
  mutating func readPlaceholder() {
    var end = offset + 2
    while end + 1 < bytes.count, bytes[end] != UInt8(ascii: "\n") {
      if bytes[end] == UInt8(ascii: "<"), bytes[end + 1] == UInt8(ascii: "#") { break }
      if bytes[end] == UInt8(ascii: "#"), bytes[end + 1] == UInt8(ascii: ">") {
        let start = offset
        offset = end + 2
        return add(.identifier, from: start)
      }
      end += 1
    }
    readOperator()
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  static func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "f"))
  }
}

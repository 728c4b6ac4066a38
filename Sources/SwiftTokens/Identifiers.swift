extension Lexer {
  /// Reads an identifier or a keyword.
  mutating func readIdentifier() {
    let word = bytes.word(at: offset)
    let ends = ByteWord.noIdentifier(in: word)
    let length = ByteWord.distance(ends)
    guard ends != 0, Self.endsPlainly(word, at: length) else { return readLongIdentifier(word, ends) }
    let text = ByteWord.first(length, of: word)
    var hash = names.emptyHash
    hash.add(text)
    let start = offset
    offset &+= length
    addIdentifier(names.number(ofShort: text, length, hash.value), from: start)
  }

  /// Reads an identifier of more than seven bytes, eight bytes at a time.
  @inline(never)
  private mutating func readLongIdentifier(_ first: UInt64, _ firstEnds: UInt64) {
    var hash = names.emptyHash
    var end = offset
    var word = first
    var ends = firstEnds
    while ends == 0 {
      hash.add(word)
      end &+= 8
      word = bytes.word(at: end)
      ends = ByteWord.noIdentifier(in: word)
    }
    let length = ByteWord.distance(ends)
    guard end > offset, Self.endsPlainly(word, at: length) else { return readUnusualIdentifier() }
    let last = ByteWord.first(length, of: word)
    hash.add(last)
    let start = offset
    offset = end &+ length
    addIdentifier(names.number(of: start..<offset, in: bytes, last, hash.value), from: start)
  }

  /// Reads an identifier that contains `$` or bytes that are not ASCII.
  private mutating func readUnusualIdentifier() {
    let start = offset
    repeat { offset += 1 } while Self.continuesIdentifier(bytes[offset]) && !Self.endsIdentifier(bytes, at: offset)
    addIdentifier(names.number(of: start..<offset, in: bytes), from: start)
  }

  /// Returns whether the byte at `distance` in a word ends an identifier: it is ASCII and not `$`.
  @inline(__always)
  private static func endsPlainly(_ word: UInt64, at distance: Int) -> Bool {
    let byte = UInt8(truncatingIfNeeded: word &>> UInt64(truncatingIfNeeded: distance &* 8))
    return byte < 0x80 && byte != UInt8(ascii: "$")
  }

  // An identifier has no matching bracket, so its `partner` holds the number of its spelling.
  @inline(__always)
  private mutating func addIdentifier(_ number: UInt32, from start: Int) {
    if offset &- start == 1, bytes[start] == UInt8(ascii: "_") { return add(.wildcard, from: start) }
    let word = names.word(number)
    add(word.isReserved ? .keyword : .identifier, from: start, word: word, partner: number)
  }

  /// Returns whether a byte may continue an identifier. All bytes that are not ASCII may.
  static func continuesIdentifier(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  /// Returns whether an operator or a no-break space begins at a byte that is not ASCII.
  private static func endsIdentifier(_ bytes: SourceBytes, at end: Int) -> Bool {
    bytes[end] >= 0x80
      && (OperatorCharacter.length(in: bytes, at: end, starting: true) > 0
        || bytes[end] == 0xC2 && bytes[end + 1] == 0xA0)
  }

  mutating func readEscapedIdentifier() {
    let start = offset
    var end = offset + 1
    while end < bytes.count, !Self.endsRawIdentifier(bytes[end]) { end += 1 }
    guard bytes[end] == UInt8(ascii: "`"), end > start + 1 else {
      offset += 1
      return add(.unknown, from: start)
    }
    offset = end + 1
    flags.insert(.escaped)
    add(.identifier, from: start, partner: names.number(of: start + 1..<end, in: bytes))
  }

  private static func endsRawIdentifier(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "`") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  mutating func readDollarIdentifier() {
    let start = offset
    offset += 1
    var isNumber = true
    while Self.continuesIdentifier(bytes[offset]) {
      if !Self.isDigit(bytes[offset]) { isNumber = false }
      offset += 1
    }
    if isNumber, offset > start + 1 { return add(.dollarIdentifier, from: start) }
    add(.identifier, from: start, partner: names.number(of: start..<offset, in: bytes))
  }

  /// Reads an editor placeholder, `<#name#>`, as an identifier.
  mutating func readPlaceholder() {
    guard let end = bytes.endOfPlaceholder(at: offset) else { return readOperator() }
    let start = offset
    offset = end
    add(.identifier, from: start, partner: names.number(of: start..<end, in: bytes))
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  static func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "f"))
  }
}

extension SourceBytes {
  /// Returns the end of the editor placeholder that begins at `offset`; `nil` if it has no end on its line.
  func endOfPlaceholder(at offset: Int) -> Int? {
    guard self[offset] == UInt8(ascii: "<"), self[offset + 1] == UInt8(ascii: "#") else { return nil }
    var end = offset + 2
    while end + 1 < count, self[end] != UInt8(ascii: "\n") {
      if self[end] == UInt8(ascii: "<"), self[end + 1] == UInt8(ascii: "#") { return nil }
      if self[end] == UInt8(ascii: "#"), self[end + 1] == UInt8(ascii: ">") { return end + 2 }
      end += 1
    }
    return nil
  }
}

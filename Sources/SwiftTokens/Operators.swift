/// The characters that operators consist of.
enum OperatorCharacter {
  static func starts(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"),
      UInt8(ascii: "%"),
      UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "."), UInt8(ascii: "?"):
      true
    default: false
    }
  }

  /// Returns the length in bytes of the operator character at `offset`, or 0 if there is none.
  static func length(in bytes: SourceBytes, at offset: Int, starting: Bool) -> Int {
    let first = bytes[offset]
    if first < 0x80 { return starts(first) ? 1 : 0 }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC2, offset + length <= bytes.count else { return 0 }
    var scalar = UInt32(first & (length == 4 ? 0x07 : length == 3 ? 0x0F : 0x1F))
    for index in offset + 1..<offset + length { scalar = scalar << 6 | UInt32(bytes[index] & 0x3F) }
    return starts(scalar) || (!starting && combines(scalar)) ? length : 0
  }

  /// Returns whether a character outside ASCII is an operator head in Swift's grammar.
  private static func starts(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7,
      0x2016, 0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
      0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030:
      true
    default: false
    }
  }

  private static func combines(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF: true
    default: false
    }
  }
}

extension Lexer {
  mutating func readOperator() {
    let start = offset
    let beginsWithDot = bytes[start] == UInt8(ascii: ".")
    while offset < bytes.count {
      if offset > start, bytes[offset] == UInt8(ascii: "."), !beginsWithDot { break }
      let length = OperatorCharacter.length(in: bytes, at: offset, starting: offset == start)
      if length == 0 { break }
      if offset > start, bytes.endOfPlaceholder(at: offset) != nil { break }
      offset += length
    }
    for slash in start..<offset where bytes[slash] == UInt8(ascii: "/") {
      if readRegex(at: slash, operatorFrom: start, to: offset) { return }
    }
    // A comment ends an operator: `a +// b`.
    if offset - start > 2 {
      for index in start + 1..<offset where bytes[index] == UInt8(ascii: "/") {
        let next = bytes[index + 1]
        if next == UInt8(ascii: "/") || next == UInt8(ascii: "*") {
          offset = index
          break
        }
      }
    }
    add(Token.kind(ofOperator: start..<offset, in: bytes), from: start)
  }

  static func isLeftBound(_ bytes: SourceBytes, _ start: Int) -> Bool {
    guard start > 0 else { return false }
    switch bytes[start - 1] {
    case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "("),
      UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
      return false
    case UInt8(ascii: "/"):
      return start < 2 || bytes[start - 2] != UInt8(ascii: "*")
    case 0xA0:
      return start < 2 || bytes[start - 2] != 0xC2
    default:
      return true
    }
  }

  static func isRightBound(_ bytes: SourceBytes, _ end: Int, isLeftBound: Bool) -> Bool {
    guard end < bytes.count else { return false }
    switch bytes[end] {
    case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: ")"),
      UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
      return false
    case UInt8(ascii: "."):
      return !isLeftBound
    case UInt8(ascii: "/"):
      guard end + 1 < bytes.count else { return true }
      return bytes[end + 1] != UInt8(ascii: "/") && bytes[end + 1] != UInt8(ascii: "*")
    case 0xC2:
      return end + 1 >= bytes.count || bytes[end + 1] != 0xA0
    default:
      return true
    }
  }
}

extension Token {
  /// Returns the kind of the operator in `range`, which depends on the white space around it.
  package static func kind(ofOperator range: Range<Int>, in bytes: SourceBytes) -> Kind {
    let left = Lexer.isLeftBound(bytes, range.lowerBound)
    let right = Lexer.isRightBound(bytes, range.upperBound, isLeftBound: left)
    let first = bytes[range.lowerBound]
    if range.count == 1 {
      switch first {
      case UInt8(ascii: "="): return .equal
      case UInt8(ascii: "."): return .period
      case UInt8(ascii: "?"): return left ? .postfixQuestion : .infixQuestion
      case UInt8(ascii: "!") where left: return .exclamation
      case UInt8(ascii: "&") where left != right && !left: return .prefixAmpersand
      default: break
      }
    } else if range.count == 2, first == UInt8(ascii: "-"), bytes[range.lowerBound + 1] == UInt8(ascii: ">") {
      return .arrow
    }
    return left == right ? .binaryOperator : left ? .postfixOperator : .prefixOperator
  }
}

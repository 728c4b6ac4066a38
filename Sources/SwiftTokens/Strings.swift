/// The delimiter of a string literal: `"` or `"""`, and the number of `#` around it.
struct StringDelimiter: Sendable {
  var pounds: Int
  var isMultiline: Bool
}

extension Lexer {
  mutating func readPound() {
    var end = offset
    while bytes[end] == UInt8(ascii: "#") { end += 1 }
    switch bytes[end] {
    case UInt8(ascii: "\""): return readString(pounds: end - offset, from: offset)
    case UInt8(ascii: "/") where readExtendedRegex(pounds: end - offset, slash: end): return
    case _ where end - offset > 1:
      // A run of `#` that opens nothing is skipped as a whole, so that the run is not scanned again for each of its
      // bytes.
      let start = offset
      offset = end
      return add(.unknown, from: start)
    default: break
    }
    let start = offset
    offset += 1
    var wordEnd = offset
    while Self.continuesIdentifier(bytes[wordEnd]) { wordEnd += 1 }
    let directive: Token.Kind? =
      switch String(decoding: bytes[offset..<min(wordEnd, offset + 16)], as: UTF8.self) {
      case "if": .poundIf
      case "elseif": .poundElseif
      case "else": .poundElse
      case "endif": .poundEndif
      case "sourceLocation": .poundSourceLocation
      case "available": .poundAvailable
      case "unavailable": .poundUnavailable
      default: nil
      }
    if directive != nil { offset = wordEnd }
    add(directive ?? .pound, from: start)
  }

  mutating func readString(pounds: Int, from start: Int) {
    let quote = start + pounds
    let isMultiline =
      bytes[quote + 1] == UInt8(ascii: "\"") && bytes[quote + 2] == UInt8(ascii: "\"")
      && !(pounds > 0 && bytes.closesOnLine(pounds, from: quote + 2))
    offset = quote + (isMultiline ? 3 : 1)
    scanString(StringDelimiter(pounds: pounds, isMultiline: isMultiline), literalFrom: start, beginning: start)
  }

  /// Continues a string literal after an interpolation.
  mutating func continueString(_ string: OpenString) {
    scanString(string.delimiter, literalFrom: nil, beginning: string.start)
  }

  private mutating func scanString(_ delimiter: StringDelimiter, literalFrom start: Int?, beginning: Int) {
    let segment = offset
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        if let length = bytes.closingLength(of: delimiter, at: offset) {
          offset += length
          if delimiter.isMultiline, openStrings.isEmpty { longStrings.append(UInt32(beginning)..<UInt32(offset)) }
          add(start == nil ? .stringEnd : .stringLiteral, from: start ?? segment)
          return
        }
        offset += 1
      case UInt8(ascii: "\\"):
        guard bytes.hasPounds(delimiter.pounds, at: offset + 1) else {
          offset += 1
          continue
        }
        let escaped = offset + 1 + delimiter.pounds
        if bytes[escaped] == UInt8(ascii: "(") {
          return openInterpolation(delimiter, literalFrom: start, beginning: beginning, parenthesis: escaped)
        }
        let isLineEnd = bytes[escaped] == UInt8(ascii: "\n") || bytes[escaped] == UInt8(ascii: "\r")
        offset = min(isLineEnd ? escaped : escaped + 1, bytes.count)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        guard delimiter.isMultiline else { return endUnterminated(literalFrom: start, segment) }
        offset += bytes[offset] == UInt8(ascii: "\r") && bytes[offset + 1] == UInt8(ascii: "\n") ? 2 : 1
        noteLine(at: offset)
      default:
        offset = bytes.endOfStringText(from: offset + 1)
      }
    }
    endUnterminated(literalFrom: start, segment)
  }

  private mutating func openInterpolation(
    _ delimiter: StringDelimiter, literalFrom start: Int?, beginning: Int, parenthesis: Int
  ) {
    if let start { add(.stringStart, from: start) }
    flags = []
    let bracket = UInt32(truncatingIfNeeded: tokens.count)
    openStrings.append(
      OpenString(delimiter: delimiter, start: beginning, outerCounts: bracketCounts, bracket: bracket))
    bracketCounts = BracketCounts()
    offset = parenthesis + 1
    addOpening(.interpolationStart, from: parenthesis)
  }

  private mutating func endUnterminated(literalFrom start: Int?, _ segment: Int) {
    report(.unterminatedString, at: start ?? segment)
    add(start == nil ? .stringEnd : .stringLiteral, from: start ?? segment)
  }
}

extension SourceBytes {
  /// Returns the length of the closing delimiter at `offset`, or `nil` if `offset` does not close the literal.
  fileprivate func closingLength(of delimiter: StringDelimiter, at offset: Int) -> Int? {
    if !delimiter.isMultiline, delimiter.pounds == 0 { return 1 }
    let quotes = delimiter.isMultiline ? 3 : 1
    for index in offset..<offset + quotes where self[index] != UInt8(ascii: "\"") { return nil }
    return hasPounds(delimiter.pounds, at: offset + quotes) ? quotes + delimiter.pounds : nil
  }

  fileprivate func hasPounds(_ count: Int, at start: Int) -> Bool {
    for index in start..<start + count where self[index] != UInt8(ascii: "#") { return false }
    return true
  }

  /// Returns whether the rest of the line closes a literal with number signs: `#"""#` contains one quotation mark.
  fileprivate func closesOnLine(_ pounds: Int, from start: Int) -> Bool {
    var index = start
    while index < count, self[index] != UInt8(ascii: "\n"), self[index] != UInt8(ascii: "\r") {
      if self[index] == UInt8(ascii: "\""), hasPounds(pounds, at: index + 1) { return true }
      index += 1
    }
    return false
  }
}

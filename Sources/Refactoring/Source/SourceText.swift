import SwiftTokens

/// The bytes and tokens of a file, for searching and editing.
struct SourceText: Sendable {
  let bytes: [UInt8]
  /// The tokens; the last is the end of the file.
  let tokens: [Token]
  private let longStrings: [Range<UInt32>]
  /// The import declarations.
  private(set) var imports: [Import] = []
  /// The `#if` conditions that hold from each offset at which they change.
  private(set) var conditions: [(start: UInt32, all: [String])] = []

  init(bytes: [UInt8]) {
    self.bytes = bytes
    let text = TokenizedText(bytes)
    tokens = text.tokens
    longStrings = text.longStrings
    conditions = conditionsByPlace()
    imports = allImports()
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// Whether the bytes are valid UTF-8.
  var isText: Bool { String(validating: bytes, as: UTF8.self) != nil }

  /// Returns the range of the line around an offset, without its line break.
  func line(around offset: Int) -> Range<Int> {
    let place = min(max(0, offset), bytes.count)
    let start = bytes[..<place].lastIndex(where: \.endsLine).map { $0 + 1 } ?? 0
    let end = bytes[place...].firstIndex(where: \.endsLine) ?? bytes.count
    return start..<end
  }

  /// Returns the offset of the line after the line around an offset.
  func nextLine(after offset: Int) -> Int {
    let end = line(around: offset).upperBound
    guard end < bytes.count else { return end }
    let isPair = bytes[end] == 0x0d && end + 1 < bytes.count && bytes[end + 1] == 0x0a
    return end + (isPair ? 2 : 1)
  }

  /// Returns whether a range of bytes contains no line break.
  func isOnOneLine(_ range: Range<Int>) -> Bool { !bytes[range].contains(where: \.endsLine) }

  /// Returns whether a range touches a multi-line string literal.
  func touchesLongString(_ range: Range<Int>) -> Bool {
    longStrings.contains { Int($0.lowerBound) < range.upperBound && range.lowerBound < Int($0.upperBound) }
  }
}

/// Access to the tokens by their numbers and offsets.
extension SourceText {
  /// Returns the token with the given number; `nil` if the number is out of range.
  func token(_ number: Int) -> Token? { tokens.indices.contains(number) ? tokens[number] : nil }

  func kind(_ number: Int) -> Token.Kind { token(number)?.kind ?? .endOfFile }

  func word(_ number: Int) -> Word { token(number)?.word ?? .none }

  func text(ofToken number: Int) -> String {
    token(number).map { text(Int($0.start)..<Int($0.end)) } ?? ""
  }

  /// Returns the name that a token spells, without back-ticks.
  func name(ofToken number: Int) -> String { token(number).map { text($0.nameRange) } ?? "" }

  /// Returns the number of the token that starts at an offset; `nil` if none does.
  func token(at offset: Int) -> Int? {
    let number = tokens.partitionPoint { Int($0.start) < offset }
    return number < tokens.count && Int(tokens[number].start) == offset ? number : nil
  }

  /// Returns the range of bytes from the first token to the last.
  func range(of tokens: ClosedRange<Int>) -> Range<Int> {
    guard let first = token(tokens.lowerBound), let last = token(tokens.upperBound) else { return 0..<0 }
    return Int(first.start)..<max(Int(first.start), Int(last.end))
  }

  func text(of tokens: ClosedRange<Int>) -> String { text(range(of: tokens)) }

  /// Returns the number of the bracket that matches a bracket; `nil` if it is missing.
  func partner(of number: Int) -> Int? {
    guard let token = token(number) else { return nil }
    let partner = Int(token.partner)
    return partner != number && tokens.indices.contains(partner) ? partner : nil
  }

  /// Returns the number of the opening bracket around a token; `nil` at the top level of the file.
  func bracket(around number: Int) -> Int? {
    var place = number - 1
    while place >= 0 {
      if tokens[place].kind.opens { return place }
      if tokens[place].kind.closes {
        guard let partner = partner(of: place), partner < place else { return nil }
        place = partner
      }
      place -= 1
    }
    return nil
  }
}

extension Token.Kind {
  var opens: Bool {
    self == .leftParen || self == .leftSquare || self == .leftBrace || self == .interpolationStart
  }

  var closes: Bool {
    self == .rightParen || self == .rightSquare || self == .rightBrace || self == .interpolationEnd
  }
}

/// A replacement of a range of bytes by a text.
struct Edit: Sendable, Equatable {
  var range: Range<Int>
  var text: String
}

extension [UInt8] {
  /// Returns the bytes with the edits applied, none of which overlap.
  func replacing(_ edits: [Edit]) -> [UInt8] {
    var text = self
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      text.replaceSubrange(edit.range, with: edit.text.utf8)
    }
    return text
  }
}

extension UInt8 {
  var endsLine: Bool { self == 0x0a || self == 0x0d }
}

import SwiftTokens

/// A file's bytes and tokens, in which places are looked for and replaced.
struct SourceText: Sendable {
  let bytes: [UInt8]
  /// The last is the end of the file.
  let tokens: [Token]
  private let longStrings: [Range<UInt32>]
  /// The imports.
  private(set) var imports: [Import] = []
  /// Where the conditions of the `#if` around change, and those that hold from there on.
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

  /// Whether every byte is part of a character.
  var isText: Bool { String(validating: bytes, as: UTF8.self) != nil }

  /// The line around an offset, without what ends it.
  func line(around offset: Int) -> Range<Int> {
    let place = min(max(0, offset), bytes.count)
    let start = bytes[..<place].lastIndex(where: \.endsLine).map { $0 + 1 } ?? 0
    let end = bytes[place...].firstIndex(where: \.endsLine) ?? bytes.count
    return start..<end
  }

  /// The offset of the line after that around an offset.
  func nextLine(after offset: Int) -> Int {
    let end = line(around: offset).upperBound
    guard end < bytes.count else { return end }
    let isPair = bytes[end] == 0x0d && end + 1 < bytes.count && bytes[end + 1] == 0x0a
    return end + (isPair ? 2 : 1)
  }

  /// Whether a range touches a string literal of several lines.
  func touchesLongString(_ range: Range<Int>) -> Bool {
    longStrings.contains { Int($0.lowerBound) < range.upperBound && range.lowerBound < Int($0.upperBound) }
  }

  /// Replaces places, none of which overlap.
  func replacing(_ edits: [Edit]) -> [UInt8] { bytes.replacing(edits) }
}

/// The file's tokens, by their numbers and offsets.
extension SourceText {
  /// A token; the end of the file beyond the last.
  func token(_ number: Int) -> Token? { tokens.indices.contains(number) ? tokens[number] : nil }

  func kind(_ number: Int) -> Token.Kind { token(number)?.kind ?? .endOfFile }

  func word(_ number: Int) -> Word { token(number)?.word ?? .none }

  func text(ofToken number: Int) -> String {
    token(number).map { text(Int($0.start)..<Int($0.end)) } ?? ""
  }

  /// The name that a token spells, back-ticks left out.
  func name(ofToken number: Int) -> String { token(number).map { text($0.nameRange) } ?? "" }

  /// The number of the token that starts at an offset.
  func token(at offset: Int) -> Int? {
    let number = tokens.partitionPoint { Int($0.start) < offset }
    return number < tokens.count && Int(tokens[number].start) == offset ? number : nil
  }

  /// The bytes of some tokens and what stands between them.
  func range(of tokens: ClosedRange<Int>) -> Range<Int> {
    guard let first = token(tokens.lowerBound), let last = token(tokens.upperBound) else { return 0..<0 }
    return Int(first.start)..<max(Int(first.start), Int(last.end))
  }

  func text(of tokens: ClosedRange<Int>) -> String { text(range(of: tokens)) }

  /// The bracket that belongs to one, if the file has it.
  func partner(of number: Int) -> Int? {
    guard let token = token(number) else { return nil }
    let partner = Int(token.partner)
    return partner != number && tokens.indices.contains(partner) ? partner : nil
  }

  /// The opening bracket around a token; `nil` at the top of the file.
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

/// A text in the place of another.
struct Edit: Sendable, Equatable {
  var range: Range<Int>
  var text: String
}

extension [UInt8] {
  /// Replaces places, none of which overlap.
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

/// A Swift text whose tokens are read as a tree: brackets, statements, sequences of operands, elements between commas
/// and heads of declarations. Nothing is stored: each answer is found among the tokens when it is asked for.
///
/// Tokens are known by their numbers; a number out of range is that of the end of the file.
package protocol TokenTree: Sendable {
  /// The bytes of the text.
  var bytes: [UInt8] { get }
  /// The tokens; the last is the end of the file.
  var tokens: [Token] { get }
}

extension TokenTree {
  package subscript(number: Int) -> Token {
    let tokens = tokens
    return tokens[tokens.indices.contains(number) ? number : tokens.count - 1]
  }

  /// Returns the token with the given number; `nil` if the number is out of range.
  package func token(_ number: Int) -> Token? {
    let tokens = tokens
    return tokens.indices.contains(number) ? tokens[number] : nil
  }

  package func kind(_ number: Int) -> Token.Kind { self[number].kind }

  package func word(_ number: Int) -> Word { self[number].word }

  /// The numbers of all tokens except the end of the file.
  package var all: Range<Int> { 0..<tokens.count - 1 }

  /// Returns the number of the token that starts at an offset; `nil` if none does.
  package func token(at offset: Int) -> Int? {
    let number = tokens.partitionPoint { Int($0.start) < offset }
    return token(number).map { Int($0.start) } == offset ? number : nil
  }
}

/// The text of tokens.
extension TokenTree {
  /// Returns the text of a range of bytes.
  package func text(_ range: Range<Int>) -> String {
    let bytes = bytes
    return String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  package func text(ofToken number: Int) -> String { text(Int(self[number].start)..<Int(self[number].end)) }

  /// Returns the name that a token spells, without back-ticks.
  package func name(ofToken number: Int) -> String { text(self[number].nameRange) }

  /// Returns whether a token spells a name.
  package func spells(_ name: String, _ number: Int) -> Bool { bytes[self[number].nameRange].elementsEqual(name.utf8) }

  /// Returns the range of bytes from the first token to the last.
  package func range(of tokens: ClosedRange<Int>) -> Range<Int> {
    guard let first = token(tokens.lowerBound), let last = token(tokens.upperBound) else { return 0..<0 }
    return Int(first.start)..<max(Int(first.start), Int(last.end))
  }

  package func text(of tokens: ClosedRange<Int>) -> String { text(range(of: tokens)) }
}

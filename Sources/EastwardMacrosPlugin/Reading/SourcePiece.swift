import SwiftTokens

/// The tokens of a piece of source code, with its location in the file.
struct SourcePiece {
  private let text: TokenizedText
  private let location: Syntax.Location

  init(_ syntax: Syntax) {
    text = TokenizedText(Array(syntax.source.utf8))
    location = syntax.location
  }

  /// Throws if a bracket or a quotation mark has no partner, because the tokens are unreliable then.
  func checkPartners() throws(Refusal) {
    guard let problem = text.problems.first else { return }
    let place = location.position(problem.offset)
    throw Refusal(
      "cannot parse the declaration from here: unterminated bracket, string or comment", at: place)
  }

  /// The indices of all tokens except the end of the piece.
  var all: Range<Int> { 0..<(text.tokens.count - 1) }

  /// The token at an index, or the end of the piece for an index beyond it.
  subscript(index: Int) -> Token { text.tokens[min(max(index, 0), text.tokens.count - 1)] }

  /// Returns the index after a token or, if it opens a bracket or a string, after its partner.
  func behind(_ index: Int) -> Int {
    switch self[index].kind {
    case .leftParen, .leftSquare, .leftBrace, .interpolationStart, .stringStart: max(partner(of: index), index) + 1
    default: index + 1
    }
  }

  /// Returns the indices of the tokens between a bracket and its partner.
  func inside(_ bracket: Int) -> Range<Int> {
    let end = min(partner(of: bracket), all.upperBound)
    return (bracket + 1)..<max(bracket + 1, end)
  }

  private func partner(of index: Int) -> Int {
    guard self[index].kind == .stringStart else { return Int(self[index].partner) }
    // Interpolations are skipped as a whole, so the next end is that of this literal.
    var place = index + 1
    while place < all.upperBound, self[place].kind != .stringEnd { place = behind(place) }
    return place
  }

  // MARK: - Text

  /// Returns a token's text.
  func text(_ index: Int) -> String { string(Int(self[index].start)..<Int(self[index].end)) }

  /// Returns a token's name, without back-ticks.
  func name(_ index: Int) -> String { string(self[index].nameRange) }

  /// Returns the text of tokens, with one space where the source has white space or a comment.
  ///
  /// - Parameter replace: returns the replacement of a token, or nil for the text of the token.
  func joined(_ range: Range<Int>, replacing replace: (Int) -> String? = { _ in nil }) -> String {
    range.reduce(into: "") { joined, index in
      if index > range.lowerBound, self[index].start > self[index - 1].end { joined += " " }
      joined += replace(index) ?? text(index)
    }
  }

  /// Returns the white space and comments between a token and the previous token.
  func trivia(before index: Int) -> String {
    string((index > 0 ? Int(self[index - 1].end) : 0)..<Int(self[index].start))
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: text.bytes[range.clamped(to: 0..<text.bytes.count)], as: UTF8.self)
  }

  // MARK: - Places

  /// Returns the position in the file where a token begins.
  func position(of index: Int) -> Diagnostic.Position {
    location.position(self[index].start)
  }

  /// Returns the position in the file where a token ends.
  func end(of index: Int) -> Diagnostic.Position {
    location.position(self[index].end)
  }
}

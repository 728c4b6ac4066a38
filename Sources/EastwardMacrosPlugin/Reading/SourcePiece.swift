import SwiftTokens

/// A piece of source, cut into tokens, and where it stands in its file.
struct SourcePiece {
  private let text: TokenizedText
  private let location: Syntax.Location

  init(_ syntax: Syntax) {
    text = TokenizedText(Array(syntax.source.utf8))
    location = syntax.location
  }

  /// Refuses a piece with a bracket or a quotation mark that has no partner: nothing in it can be relied on.
  func checkPartners() throws(Refusal) {
    guard let problem = text.problems.first else { return }
    let place = location.position(problem.offset)
    throw Refusal(
      "cannot parse the declaration from here: unterminated bracket, string or comment", at: place)
  }

  /// All tokens but the end of the piece.
  var all: Range<Int> { 0..<(text.tokens.count - 1) }

  /// The token at an index, the end of the piece beyond it.
  subscript(index: Int) -> Token { text.tokens[min(max(index, 0), text.tokens.count - 1)] }

  /// The index behind a token or, if it opens a bracket, behind the one that closes it.
  func behind(_ index: Int) -> Int {
    switch self[index].kind {
    case .leftParen, .leftSquare, .leftBrace, .interpolationStart, .stringStart: max(partner(of: index), index) + 1
    default: index + 1
    }
  }

  /// The tokens between a bracket and the one that closes it.
  func inside(_ bracket: Int) -> Range<Int> {
    let end = min(partner(of: bracket), all.upperBound)
    return (bracket + 1)..<max(bracket + 1, end)
  }

  private func partner(of index: Int) -> Int {
    guard self[index].kind == .stringStart else { return Int(self[index].partner) }
    // Interpolations close themselves, so that the next end is that of this literal.
    var place = index + 1
    while place < all.upperBound, self[place].kind != .stringEnd { place = behind(place) }
    return place
  }

  // MARK: - Text

  /// A token's text.
  func text(_ index: Int) -> String { string(Int(self[index].start)..<Int(self[index].end)) }

  /// A token's name, without back-ticks.
  func name(_ index: Int) -> String { string(self[index].nameRange) }

  /// The text of tokens, with one blank where there was white space or a comment.
  ///
  /// - Parameter replace: gives another text for a token.
  func joined(_ range: Range<Int>, replacing replace: (Int) -> String? = { _ in nil }) -> String {
    range.reduce(into: "") { joined, index in
      if index > range.lowerBound, self[index].start > self[index - 1].end { joined += " " }
      joined += replace(index) ?? text(index)
    }
  }

  /// What stands between a token and the one before it.
  func trivia(before index: Int) -> String {
    string((index > 0 ? Int(self[index - 1].end) : 0)..<Int(self[index].start))
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: text.bytes[range.clamped(to: 0..<text.bytes.count)], as: UTF8.self)
  }

  // MARK: - Places

  /// Where a token begins in its file.
  func position(of index: Int) -> Diagnostic.Position {
    location.position(self[index].start)
  }

  /// Where a token ends in its file.
  func end(of index: Int) -> Diagnostic.Position {
    location.position(self[index].end)
  }
}

import SwiftTokens

/// The tokens of a piece of source code, with its location in the file.
struct SourcePiece: TokenTree {
  let bytes: [UInt8]
  let tokens: [Token]
  private let problem: Problem?
  private let location: Syntax.Location

  init(_ syntax: Syntax) {
    let text = TokenizedText(Array(syntax.source.utf8))
    (bytes, tokens, problem) = (text.bytes, text.tokens, text.problems.first)
    location = syntax.location
  }

  /// Throws if a bracket or a quotation mark has no partner, because the tokens are unreliable then.
  func checkPartners() throws(Refusal) {
    guard let problem else { return }
    let place = location.position(problem.offset)
    throw Refusal(
      "cannot parse the declaration from here: unterminated bracket, string or comment", at: place)
  }

  /// Returns the text of tokens, with one space where the source has white space or a comment.
  ///
  /// - Parameter replace: returns the replacement of a token, or nil for the text of the token.
  func joined(_ range: Range<Int>, replacing replace: (Int) -> String? = { _ in nil }) -> String {
    range.reduce(into: "") { joined, index in
      if index > range.lowerBound, self[index].start > self[index - 1].end { joined += " " }
      joined += replace(index) ?? text(ofToken: index)
    }
  }

  /// Returns the white space and comments between a token and the previous token.
  func trivia(before index: Int) -> String {
    text((index > 0 ? Int(self[index - 1].end) : 0)..<Int(self[index].start))
  }

  /// Returns the position in the file where a token begins.
  func position(of index: Int) -> Diagnostic.Position {
    location.position(self[index].start)
  }

  /// Returns the position in the file where a token ends.
  func endPosition(of index: Int) -> Diagnostic.Position {
    location.position(self[index].end)
  }
}

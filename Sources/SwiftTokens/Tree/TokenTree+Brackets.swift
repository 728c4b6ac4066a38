extension TokenTree {
  /// Returns the number of the bracket that matches a bracket; `nil` if it is missing.
  package func partner(of number: Int) -> Int? {
    let partner = Int(self[number].partner)
    return partner != number && tokens.indices.contains(partner) ? partner : nil
  }

  /// Returns the token that closes the bracket that a token opens; the token itself if it opens none.
  package func end(of number: Int) -> Int {
    let token = self[number]
    return token.kind.opens ? max(number, min(Int(token.partner), tokens.count - 1)) : number
  }

  /// Returns the number after a token or, if it opens a bracket, after the bracket's partner.
  package func behind(_ number: Int) -> Int { end(of: number) + 1 }

  /// Returns the token that opens the bracket that a token closes; the token itself if it closes none.
  package func start(of number: Int) -> Int {
    let token = self[number]
    return token.kind.closes ? min(number, Int(token.partner)) : number
  }

  /// Returns the tokens between a bracket and its partner.
  package func inside(_ bracket: Int) -> Range<Int> { bracket + 1..<max(bracket + 1, end(of: bracket)) }

  /// Returns the number of the opening bracket around a token; `nil` at the top level of the file.
  package func bracket(around number: Int) -> Int? {
    let tokens = tokens
    var place = number - 1
    while place >= 0 {
      if tokens[place].kind.opens { return place }
      if tokens[place].kind.closes {
        guard start(of: place) < place else { return nil }
        place = start(of: place)
      }
      place -= 1
    }
    return nil
  }
}

extension Token.Kind {
  /// Whether the token opens a bracket or an interpolation.
  package var opens: Bool {
    self == .leftParen || self == .leftSquare || self == .leftBrace || self == .interpolationStart
  }

  package var closes: Bool {
    self == .rightParen || self == .rightSquare || self == .rightBrace || self == .interpolationEnd
  }
}

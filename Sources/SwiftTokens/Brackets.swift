/// The numbers of open brackets of each kind inside the innermost interpolation. They show without a search whether a
/// closing bracket has an opening one.
struct BracketCounts {
  var parens = 0
  var squares = 0
  var braces = 0

  subscript(kind: Token.Kind) -> Int {
    get {
      switch kind {
      case .leftParen: parens
      case .leftSquare: squares
      default: braces
      }
    }
    set {
      switch kind {
      case .leftParen: parens = newValue
      case .leftSquare: squares = newValue
      default: braces = newValue
      }
    }
  }
}

// Until a bracket is closed, its partner is the index of the open bracket around it, or `.max` if there is none.
extension Lexer {
  mutating func open(_ kind: Token.Kind) {
    bracketCounts[kind] += 1
    offset &+= 1
    addOpening(kind, from: offset &- 1)
  }

  mutating func addOpening(_ kind: Token.Kind, from start: Int) {
    let opening = tokens.count
    add(kind, from: start, partner: innermost ?? .max)
    innermost = UInt32(truncatingIfNeeded: opening)
  }

  mutating func closeParenthesis() {
    if bracketCounts.parens == 0, let string = openStrings.popLast() {
      offset += 1
      abandon(inside: string.bracket)
      addClosing(.interpolationEnd, of: string.bracket)
      bracketCounts = string.outerCounts
      flags = []
      continueString(string)
    } else {
      close(.rightParen, opener: .leftParen)
    }
  }

  /// Matches a closing bracket with the innermost open one of its kind. Unclosed brackets in between end here as well.
  @inline(__always)
  mutating func close(_ kind: Token.Kind, opener: Token.Kind) {
    guard let innermost, tokens[Int(innermost)].kind == opener else { return closeOuter(kind, opener: opener) }
    offset &+= 1
    bracketCounts[opener] -= 1
    addClosing(kind, of: innermost)
  }

  @inline(never)
  private mutating func closeOuter(_ kind: Token.Kind, opener: Token.Kind) {
    offset += 1
    guard bracketCounts[opener] > 0, var match = innermost else {
      report(.unbalancedBracket, at: offset - 1)
      return add(kind, from: offset - 1, partner: UInt32(truncatingIfNeeded: tokens.count))
    }
    while tokens[Int(match)].kind != opener, let outer = bracket(around: match) { match = outer }
    abandon(inside: match)
    bracketCounts[opener] -= 1
    addClosing(kind, of: match)
  }

  /// Adds the token that closes the open bracket at index `opening`.
  @inline(__always)
  private mutating func addClosing(_ kind: Token.Kind, of opening: UInt32) {
    innermost = bracket(around: opening)
    tokens[Int(opening)].partner = UInt32(truncatingIfNeeded: tokens.count)
    add(kind, from: offset &- 1, partner: opening)
  }

  /// Ends the unclosed brackets inside the bracket `opening` at the next token, and reports each as unbalanced.
  private mutating func abandon(inside opening: UInt32) {
    while let unclosed = innermost, unclosed != opening {
      innermost = bracket(around: unclosed)
      bracketCounts[tokens[Int(unclosed)].kind] -= 1
      tokens[Int(unclosed)].partner = UInt32(truncatingIfNeeded: tokens.count)
      report(.unbalancedBracket, at: Int(tokens[Int(unclosed)].start))
    }
  }

  /// Ends all open brackets at the end of the file and reports them, the outermost first.
  mutating func abandonAll() {
    let end = UInt32(truncatingIfNeeded: tokens.count)
    var unclosed: [UInt32] = []
    while let opening = innermost {
      unclosed.append(opening)
      innermost = bracket(around: opening)
    }
    for opening in unclosed.reversed() {
      tokens[Int(opening)].partner = end
      report(.unbalancedBracket, at: Int(tokens[Int(opening)].start))
    }
  }

  @inline(__always)
  private func bracket(around opening: UInt32) -> UInt32? {
    let partner = tokens[Int(opening)].partner
    return partner == .max ? nil : partner
  }
}

/// How many brackets of each kind are open inside the innermost interpolation: a closing bracket without an opening one
/// is then known without a search.
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

extension Lexer {
  mutating func open(_ kind: Token.Kind) {
    openBrackets.append(tokens.count)
    bracketCounts[kind] += 1
    offset += 1
    add(kind, from: offset - 1)
  }

  mutating func closeParenthesis() {
    if bracketCounts.parens == 0, let string = openStrings.popLast() {
      let closer = tokens.count
      offset += 1
      add(.interpolationEnd, from: offset - 1)
      abandon(above: string.bracket + 1, at: closer)
      join(openBrackets.removeLast(), closer)
      bracketCounts = string.outerCounts
      flags = []
      continueString(string)
    } else {
      close(.rightParen, opener: .leftParen)
    }
  }

  /// Joins a closing bracket with the innermost open one of its kind; those in between stay open for good and end here.
  mutating func close(_ kind: Token.Kind, opener: Token.Kind) {
    let closer = tokens.count
    offset += 1
    add(kind, from: offset - 1)
    guard bracketCounts[opener] > 0, let match = openBrackets.lastIndex(where: { tokens[$0].kind == opener }) else {
      report(.unbalancedBracket, at: offset - 1)
      tokens[closer].partner = UInt32(closer)
      return
    }
    abandon(above: match + 1, at: closer)
    join(openBrackets.removeLast(), closer)
    bracketCounts[opener] -= 1
  }

  private mutating func join(_ opening: Int, _ closer: Int) {
    tokens[opening].partner = UInt32(closer)
    tokens[closer].partner = UInt32(opening)
  }

  private mutating func abandon(above index: Int, at closer: Int) {
    while openBrackets.count > index {
      let unclosed = openBrackets.removeLast()
      bracketCounts[tokens[unclosed].kind] -= 1
      tokens[unclosed].partner = UInt32(closer)
      report(.unbalancedBracket, at: Int(tokens[unclosed].start))
    }
  }
}

import SwiftTokens

/// A sequence of operands and the operators between them.
struct OperatorSequence {
  /// The tokens of each operand, including prefix operators.
  private var operands: [ClosedRange<Int>] = []
  private var operators: [Precedence] = []
  /// Whether an operator is not one of the standard library, so that its precedence is unknown.
  private(set) var isUnknown = false

  /// Parses the sequence around the given tokens.
  init(around inner: ClosedRange<Int>, in source: SourceText) {
    let start = source.startOfSequence(before: inner.lowerBound)
    var place = start
    var first = start
    while true {
      if place == inner.lowerBound { place = inner.upperBound }
      place = source.end(of: place)
      guard !source.endsSequence(place + 1, isInside: place + 1 <= inner.upperBound) else { break }
      if let precedence = Precedence(source, place + 1) {
        add(first...place, precedence)
        place += 1 + precedence.further
        first = place + 1
        if precedence == .unknown { isUnknown = true }
      }
      place += 1
    }
    operands.append(first...max(first, place))
  }

  private mutating func add(_ operand: ClosedRange<Int>, _ precedence: Precedence) {
    operands.append(operand)
    operators.append(precedence)
  }

  /// Whether the sequence is a single operand without operators.
  var isSingle: Bool { operators.isEmpty }

  var tokens: ClosedRange<Int> { (operands.first?.lowerBound ?? 0)...(operands.last?.upperBound ?? 0) }

  /// Returns the tokens of the smallest operator expression with the operand around a token; `nil` if there is no
  /// operator.
  func expression(around token: Int) -> ClosedRange<Int>? {
    guard let own = operands.firstIndex(where: { $0.contains(token) }), !operators.isEmpty else { return nil }
    let left = own > 0 ? operators[own - 1] : nil
    let right = own < operators.count ? operators[own] : nil
    let takesLeft = left.map { left in
      right.map { left.level > $0.level || left.level == $0.level && !left.groupsRight } ?? true
    }
    let chosen = takesLeft == true ? own - 1 : own
    guard operators.indices.contains(chosen) else { return nil }
    let level = operators[chosen].level
    if level <= Precedence.ternaryLevel { return tokens }
    let groupsRight = operators[chosen].groupsRight
    var (first, last) = (chosen, chosen + 1)
    while first > 0, operators[first - 1].level > level || operators[first - 1].level == level && !groupsRight {
      first -= 1
    }
    while last < operators.count, operators[last].level > level || operators[last].level == level && groupsRight {
      last += 1
    }
    return operands[first].lowerBound...operands[last].upperBound
  }
}

/// The precedence and associativity of an infix operator.
struct Precedence: Equatable {
  var level: Int
  var groupsRight = false
  /// The number of the operator's tokens after the first: 1 for `as?`.
  var further = 0

  static let unknown = Precedence(level: 0)
  static let ternaryLevel = 100

  /// - Returns: `nil` if the token is no infix operator.
  init?(_ source: SourceText, _ number: Int) {
    guard let token = source.token(number) else { return nil }
    switch token.kind {
    case .infixQuestion, .colon: self.init(level: Self.ternaryLevel, groupsRight: true)
    case .keyword where token.word == .as || token.word == .is:
      let next = source.kind(number + 1)
      self.init(level: 132, further: next == .postfixQuestion || next == .exclamation ? 1 : 0)
    case .binaryOperator:
      let text = source.text(ofToken: number)
      let isTight = !token.isSpaced && (text == "<" || text == ">")
      self = isTight ? .unknown : Self.standard[text] ?? .unknown
    default: return nil
    }
  }

  init(level: Int, groupsRight: Bool = false, further: Int = 0) {
    (self.level, self.groupsRight, self.further) = (level, groupsRight, further)
  }

  private static let standard: [String: Precedence] = {
    let levels: [(Int, [String])] = [
      (160, ["<<", ">>", "&<<", "&>>"]), (150, ["*", "/", "%", "&", "&*"]), (140, ["+", "-", "|", "^", "&+", "&-"]),
      (135, ["..<", "..."]), (130, ["<", "<=", ">", ">=", "==", "!=", "===", "!==", "~="]), (120, ["&&"]),
      (110, ["||"]),
    ]
    var table = ["??": Precedence(level: 131, groupsRight: true)]
    for (level, names) in levels { for name in names { table[name] = Precedence(level: level) } }
    return table
  }()
}

extension SourceText {
  /// Returns the first token of the sequence of operands and operators that ends before or at a token.
  func startOfSequence(before number: Int) -> Int {
    var start = number
    while start > 0 {
      if startsStatement(start) || endsSequenceBackwards(start - 1) { return start }
      start = self.start(of: start - 1)
    }
    return start
  }

  /// Returns whether the sequence of operands ends before a token.
  fileprivate func endsSequence(_ number: Int, isInside: Bool) -> Bool {
    guard let token = token(number) else { return true }
    switch token.kind {
    case .endOfFile, .comma, .semicolon, .equal, .arrow: return true
    case .leftBrace: return !isTrailingClosure(number)
    case .colon: return !isTernary(number)
    case .keyword where token.word != .as && token.word != .is:
      return [.else, .where, .in, .throws].contains(token.word) || startsStatement(number)
    case .binaryOperator where isAssignment(number): return true
    default: return token.kind.closes || token.kind.isCondition || startsStatement(number)
    }
  }

  private func endsSequenceBackwards(_ number: Int) -> Bool {
    let token = tokens[number]
    switch token.kind {
    case .comma, .semicolon, .equal, .arrow, .leftBrace, .pound, .at: return true
    case .colon: return !isTernary(number)
    case .keyword:
      return ![.as, .is, .self, .Self, .super, .true, .false, .nil, .Any, .`init`].contains(token.word)
        && kind(number - 1) != .period
    case .identifier where token.word == .await: return kind(number - 1) != .period
    case .binaryOperator: return isAssignment(number)
    // The `?` and `!` of `try?` and `try!` do not end an operand.
    case .postfixQuestion, .exclamation: return word(number - 1) == .try
    default: return token.kind.opens || token.kind.isCondition
    }
  }

  /// Returns whether a token is an assignment operator such as `+=`.
  func isAssignment(_ number: Int) -> Bool {
    let text = text(ofToken: number)
    return kind(number) == .binaryOperator && text.last == "="
      && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text)
  }

  /// Returns whether a colon separates the branches of a ternary operator.
  func isTernary(_ number: Int) -> Bool {
    var place = number - 1
    var open = 1
    while place >= 0 {
      let token = tokens[place]
      switch token.kind {
      case .infixQuestion:
        open -= 1
        if open == 0 { return true }
      case .colon: open += 1
      case .comma, .semicolon, .equal: return false
      case .keyword where token.word == .case || token.word == .default || token.word == .return: return false
      default: if token.kind.opens { return false }
      }
      place = start(of: place)
      if startsStatement(place) { return false }
      place -= 1
    }
    return false
  }

  /// Returns whether a brace opens a trailing closure, not the body of a statement.
  func isTrailingClosure(_ number: Int) -> Bool {
    guard let last = token(number - 1) else { return false }
    guard last.kind == .identifier || last.kind == .rightParen || last.kind == .rightSquare else { return false }
    return statementWord(before: number) == nil
  }

  /// Returns the keyword of the statement whose head contains a token outside of brackets: `if`, `guard`, `while`,
  /// `for` or `switch`; `nil` if no head does.
  func statementWord(before number: Int) -> Word? {
    var place = number
    while place > 0 {
      if tokens[place].kind == .keyword, Self.heads.contains(tokens[place].word), place < number {
        return tokens[place].word
      }
      if startsStatement(place) { return nil }
      place -= 1
      if tokens[place].kind.opens { return nil }
      if tokens[place].kind == .keyword, Self.heads.contains(tokens[place].word) { return tokens[place].word }
      place = start(of: place)
    }
    return nil
  }

  private static let heads: Set<Word> = [.if, .guard, .while, .for, .switch]
}

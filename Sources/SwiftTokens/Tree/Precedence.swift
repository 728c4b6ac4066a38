/// The precedence and associativity of an infix operator.
struct Precedence: Equatable {
  var level: Int
  var groupsRight = false
  /// The number of the operator's tokens after the first: 1 for `as?`.
  var further = 0

  static let unknown = Precedence(level: 0)
  static let ternaryLevel = 100

  /// - Returns: `nil` if the token is no infix operator.
  init?(_ source: some TokenTree, _ number: Int) {
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

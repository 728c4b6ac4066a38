/// Conditional compilation.
extension TokenTree {
  /// Returns the last token of the directive that begins at a token. It ends with its line, unless an operator continues
  /// its condition.
  package func endOfDirective(_ number: Int) -> Int {
    var last = number
    while let next = token(last + 1), next.kind != .endOfFile, !next.startsLine || next.kind == .binaryOperator {
      last = end(of: last + 1)
    }
    return last
  }

  /// Returns the conditions that hold from each directive on, the outermost first, each as the text of an `#if`
  /// condition.
  package func conditionsByPlace() -> [(start: UInt32, all: [String])] {
    var places: [(start: UInt32, all: [String])] = []
    var open: [(now: String, before: [String])] = []
    for (number, token) in tokens.enumerated() where token.kind.isCondition {
      switch token.kind {
      case .poundIf: open.append((condition(behind: number), []))
      case .poundElseif, .poundElse:
        guard let last = open.popLast() else { break }
        let before = last.before + [last.now]
        open.append((token.kind == .poundElse ? "" : condition(behind: number), before))
      default: open.removeLast(open.isEmpty ? 0 : 1)
      }
      let all = open.flatMap { entry in
        entry.before.map { $0.isOperation ? "!(\($0))" : "!\($0)" } + (entry.now.isEmpty ? [] : [entry.now])
      }
      places.append((token.start, all))
    }
    return places
  }

  /// Returns the condition of an `#if` or `#elseif` directive.
  private func condition(behind directive: Int) -> String {
    let last = endOfDirective(directive)
    return last > directive ? text(of: (directive + 1)...last) : ""
  }
}

extension Token.Kind {
  /// Whether the token begins a directive of conditional compilation: `#if`, `#elseif`, `#else` or `#endif`.
  package var isCondition: Bool {
    self == .poundIf || self == .poundElseif || self == .poundElse || self == .poundEndif
  }
}

extension String {
  /// Whether the condition has operators, so that it needs parentheses after `!`.
  fileprivate var isOperation: Bool { contains("&&") || contains("||") || hasPrefix("!") }
}

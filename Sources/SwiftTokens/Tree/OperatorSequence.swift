/// A sequence of operands and the operators between them.
package struct OperatorSequence {
  /// The tokens of each operand, including prefix operators.
  private var operands: [ClosedRange<Int>] = []
  private var operators: [Precedence] = []
  /// Whether an operator is not one of the standard library, so that its precedence is unknown.
  package private(set) var isUnknown = false

  /// Parses the sequence around the given tokens.
  package init(around inner: ClosedRange<Int>, in source: some TokenTree) {
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
  package var isSingle: Bool { operators.isEmpty }

  package var tokens: ClosedRange<Int> { (operands.first?.lowerBound ?? 0)...(operands.last?.upperBound ?? 0) }

  /// Returns the tokens of the smallest operator expression with the operand around a token; `nil` if there is no
  /// operator.
  package func expression(around token: Int) -> ClosedRange<Int>? {
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

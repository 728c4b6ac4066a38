import SwiftTokens

/// The uses whose values one closure can receive.
extension ToldUse {
  /// Whether the closure that receives the value can receive another value, too.
  var mayJoin: Bool {
    guard telling == .provide, let wrap, wrap.dropped == nil, !wrap.unit.isMoved else { return false }
    return !wrap.receiver.contains { "(?![".contains($0) } && (path.count == 1 || !path.isOptional)
  }

  /// The number of bytes that move into a closure.
  var length: Int { wrap?.range.count ?? 0 }

  /// Returns whether the code that moves is part of the code that another use of the same receiver moves.
  func isInside(_ outer: ToldUse) -> Bool {
    guard site.file == outer.site.file, let wrap, let other = outer.wrap else { return false }
    return wrap.receiver == other.receiver && wrap.unit.isTried == other.unit.isTried
      && other.range.lowerBound <= wrap.range.lowerBound && wrap.range.upperBound <= other.range.upperBound
  }

  /// Returns whether another use of the same receiver is in the same statement.
  func sharesStatement(with use: ToldUse, in source: SourceText) -> Bool {
    guard site.file == use.site.file, let wrap, let other = use.wrap, wrap.receiver == other.receiver else {
      return false
    }
    return wrap.statement(in: source) == other.statement(in: source)
  }

  /// Returns whether the closure can receive the values of uses at once: its unit is on one line, and no call between
  /// the values may change one of them.
  func canReceiveValues(of uses: [ToldUse], in source: SourceText, _ callable: CallableNames) -> Bool {
    guard let wrap, source.isOnOneLine(wrap.range) else { return false }
    let values = uses.compactMap { $0.wrap?.value }.sorted { $0.lowerBound < $1.lowerBound }
    return zip(values, values.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound }
      && !source.mayChange(values, in: wrap.unit.tokens, callable)
  }

  /// Returns the use with a closure that receives both values of a group.
  ///
  /// - Parameter others: the other uses of the group.
  func receiving(_ joint: Joint, besides others: [ToldUse]) -> ToldUse {
    var use = self
    use.joint = joint
    use.wrap?.joined = others.compactMap { $0.value(in: joint) }
    use.wrap?.path = joint.place(of: path)
    use.wrap?.parametersOfJoint = joint.parameters
    return use
  }

  /// Returns the use without code of its own: the closure of another use of the group receives its value.
  func received(in joint: Joint) -> ToldUse {
    var use = self
    (use.joint, use.wrap, use.needs) = (joint, nil, Needs())
    return use
  }

  private func value(in joint: Joint) -> JoinedValue? {
    wrap.map { JoinedValue(value: $0.value, bridge: $0.bridge, path: joint.place(of: path)) }
  }
}

extension Wrap {
  /// Returns the first token of the statement around the unit.
  fileprivate func statement(in source: SourceText) -> Int {
    source.wholeStatement(around: unit.tokens.lowerBound).lowerBound
  }
}

extension SourceText {
  /// Returns whether a call between the values may change one of them.
  fileprivate func mayChange(
    _ values: [Range<Int>], in tokens: ClosedRange<Int>, _ callable: CallableNames
  ) -> Bool {
    guard let last = values.last else { return false }
    return tokens.contains { place in
      guard kind(place) == .leftParen, place > tokens.lowerBound, beginsCall(place, of: callable.contains),
        let end = partner(of: place)
      else { return false }
      let call = range(of: min(place, end)...max(place, end))
      return call.upperBound <= last.lowerBound && !values.contains { $0.overlaps(call) }
    }
  }
}

import SwiftReader
import SwiftTokens

extension UseTeller {
  /// Returns the bytes that the closure's parameter replaces. If statements move, they include a `try` that only the
  /// receiver needs.
  func rangeOfValue(_ value: ClosedRange<Int>, _ chain: ClosedRange<Int>, _ unit: Unit) throws(Reason) -> Range<Int> {
    let range = source.range(of: value)
    let before = chain.lowerBound - 1
    let hasMark = source.kind(before) == .postfixQuestion || source.kind(before) == .exclamation
    let word = hasMark ? before - 1 : before
    guard unit.isMoved, unit.tokens.contains(word), source.word(word) == .try else { return range }
    guard !hasMark, OperatorSequence(around: chain, in: source).isSingle, chain == value else {
      throw Reason("a 'try' covers its owner and more")
    }
    return source.range(of: word...value.upperBound)
  }

  /// Throws a reason if the receiver cannot be evaluated before the moved code: if that declares a name in the
  /// receiver, or if the receiver may trap or have an effect and was evaluated only in some cases.
  func checkReceiver(_ chain: ClosedRange<Int>, _ unit: Unit) throws(Reason) {
    guard unit.tokens.lowerBound < chain.lowerBound, let hop = source.token(at: site.hopStart) else {
      return
    }
    let receiver = chain.lowerBound..<max(chain.lowerBound, hop)
    let range = source.range(of: unit.tokens)
    let declared = facts.bindings.filter { range.contains(Int($0.offset)) }.map { facts.names[$0.name] }
    let names = receiver.filter { source.kind($0) == .identifier && source.kind($0 - 1) != .period }.map {
      source.name(ofToken: $0)
    }
    if let name = names.first(where: declared.contains) {
      throw Reason("'\(name)' is declared in the code that would move")
    }
    let isPlain = receiver.allSatisfy {
      [.identifier, .keyword, .period, .dollarIdentifier].contains(source.kind($0))
    }
    if isPlain { return }
    let before = unit.tokens.lowerBound..<chain.lowerBound
    let mayBeSkipped = before.contains { place in
      let kind = source.kind(place)
      if kind == .infixQuestion || kind == .binaryOperator && ["&&", "||", "??"].contains(source.text(ofToken: place)) {
        return true
      }
      return unit.isMoved && (kind == .comma || kind.opens || kind == .binaryOperator)
    }
    if mayBeSkipped { throw Reason("its owner would be looked up where it was not before") }
  }
}

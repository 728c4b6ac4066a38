import SwiftReader
import SwiftTokens

extension SourceText {
  /// Returns the names among some tokens that may be members of an implicit `self`: no locals, labels or members of
  /// other values.
  func possibleMembers(
    in tokens: ClosedRange<Int>, except left: ClosedRange<Int>, at scope: ScopeID, _ facts: FileFacts
  ) -> [Int] {
    let scopes = facts.scopes(around: scope)
    let range = range(of: tokens)
    let visible = facts.bindings.filter { scopes.contains($0.scope) || range.contains(Int($0.offset)) }
    let locals = Set(visible.map { facts.names[$0.name] })
    return tokens.filter { place in
      guard !left.contains(place), kind(place) == .identifier, kind(place - 1) != .period,
        kind(place + 1) != .colon || isTernary(place + 1)
      else { return false }
      let name = name(ofToken: place)
      return name.first?.isUppercase == false && !locals.contains(name) && !word(place).isEffect
    }
  }

  /// Returns whether a closure around a scope captures `self` weakly; in Swift 5, closures inside it then need an
  /// explicit `self`.
  func isInWeakClosure(_ scope: ScopeID, _ facts: FileFacts) -> Bool {
    var scope = facts.scopes[Int(scope.index)]
    while scope.kind == .block || scope.kind == .closure {
      if scope.kind == .closure, let open = token(at: Int(scope.range.lowerBound)), kind(open + 1) == .leftSquare,
        let close = partner(of: open + 1), close > open + 1,
        ((open + 2)..<close).contains(where: { word($0) == .weak && word($0 + 1) == .`self` })
      {
        return true
      }
      scope = facts.scopes[Int(scope.parent.index)]
    }
    return false
  }
}

extension FileFacts {
  func scopes(around scope: ScopeID) -> Set<ScopeID> {
    var found: Set<ScopeID> = []
    var next = scope
    while found.insert(next).inserted { next = scopes[Int(next.index)].parent }
    return found
  }
}

extension Word {
  fileprivate var isEffect: Bool { self == .await || self == .any || self == .some }
}

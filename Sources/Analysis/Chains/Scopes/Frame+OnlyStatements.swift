import SwiftReader

/// The bodies that consist of one statement.
extension Frame {
  /// Returns the chain that begins the only statement of a scope, as `a.b` in `{ a.b = c.d }`: everything else in the
  /// scope is part of the statement's value.
  mutating func onlyStatement(in scope: ScopeID) -> UInt32? {
    let known = onlyStatements ?? findOnlyStatements()
    onlyStatements = known
    return known[Int(scope.index)]
  }

  /// Returns the chain that begins the only statement of each scope.
  private func findOnlyStatements() -> [UInt32?] {
    var first = [UInt32?](repeating: nil, count: facts.scopes.count)
    for number in chainNumbers {
      let chain = chain(number)
      let scope = Int(chain.scope.index)
      if first[scope].map({ chain.start < self.chain($0).start }) ?? true { first[scope] = number }
    }
    for number in chainNumbers {
      let chain = chain(number)
      guard let begin = first[Int(chain.scope.index)], begin != number else { continue }
      if chain.start <= self.chain(begin).start || chain.isDiscarded || chain.use == .write || chain.use == .update {
        first[Int(chain.scope.index)] = nil
      }
    }
    for scope in facts.scopes where scope.kind != .file { first[Int(scope.parent.index)] = nil }
    for assignment in facts.assignments { first[Int(assignment.scope.index)] = nil }
    for binding in facts.bindings where binding.kind != .parameter { first[Int(binding.scope.index)] = nil }
    return first
  }
}

import Analysis
import PairWriting

/// The properties of a path that the text of a new method depends on.
extension UsePath {
  /// The type of the leaf's value, as the type of a parameter.
  var valueType: String { leaf.valueType }
  var leafParameter: String { leaf.parameter }

  var isLeafMutating: Bool { leaf.isMutating }
  /// Whether the leaf has a result that may be discarded.
  var isDiscardable: Bool { leaf.isDiscardable && leaf.type != nil }
  /// The keywords before a call of the leaf: `try`, `await`.
  var callEffects: String { (leaf.canThrow ? "try " : "") + (leaf.isAsync ? "await " : "") }
  /// The effects after the parameters of a method that calls the leaf: ` async throws`.
  var headEffects: String { (leaf.isAsync ? " async" : "") + (leaf.canThrow ? " throws" : "") }

  /// Returns the parameters of a mutating method of the leaf's value.
  func parameters(of mutation: Mutation) -> [CallParameter] {
    mutation.parameters(leaf.elements.map(\.text), isArray: leaf.isArray) ?? []
  }

  func parameters(_ labels: [String]) -> [CallParameter] { (try? leaf.chosen(labels)) ?? [] }

  func isLast(_ owner: Int) -> Bool { owner == count - 1 }

  /// Returns whether a `?` follows the property of an owner.
  func isOptional(behind owner: Int) -> Bool { steps[owner].isOptional }

  /// Returns the property of an owner, as an expression in the owner's method.
  func hop(of owner: Int) -> String { parts[owner].hop.asExpression }

  /// Returns the text before the leaf in an owner's method: its property, and the properties of the following parts
  /// without methods.
  func prefix(of owner: Int) -> String {
    if isLast(owner), endsAtLeaf { return "" }
    let end = isLast(owner) ? steps.count - 1 : owner + 1
    return (owner..<end).map { number in
      let name = number == owner ? hop(of: number) : parts[number].hop.asMemberName
      return name + (steps[number].isOptional ? "?." : ".")
    }.joined()
  }

  /// Returns the leaf's value, as an expression in an owner's method.
  func value(in owner: Int) -> String {
    let prefix = prefix(of: owner)
    return prefix + (prefix.isEmpty ? leaf.name.asExpression : leaf.name.asMemberName)
  }

  /// Returns the global actor that an owner's method must be isolated to although its type is not; `nil` if there is
  /// none.
  func actor(of owner: Int) -> String? {
    guard parts[owner].isolation == .none else { return nil }
    let behind = parts[(owner + 1)...].map(\.isolation) + [leaf.isolation]
    for case .actor(let name) in behind { return name }
    return nil
  }

  /// The candidate names of the closure's parameter, the best first.
  var parameterNames: [String] { [leaf.parameter, names.longParameter] }

  /// Returns the `#if` conditions that an owner's method needs, without those that hold at its place.
  func conditions(of owner: Int) -> [String] {
    var seen = Set(owners[owner].outerConditions)
    return (parts[owner...].flatMap(\.conditions) + leaf.conditions).filter { seen.insert($0).inserted }
  }

  /// Returns the access level of an owner's method: not higher than its callers need.
  func level(of owner: Int, isCalledElsewhere: Bool) -> AccessLevel {
    let own = parts[owner...].map(\.level).min() ?? .module
    return (owner == 0 ? isCalledElsewhere : crossings[owner]) ? min(own, leaf.level) : min(.module, own)
  }
}

extension String {
  /// The name where an expression begins: keywords are in back-ticks.
  fileprivate var asExpression: String { isKeyword ? "`\(self)`" : self }

  /// The name after a dot, where only a few names need back-ticks.
  fileprivate var asMemberName: String { ["init", "self", "Type", "Protocol"].contains(self) ? "`\(self)`" : self }
}

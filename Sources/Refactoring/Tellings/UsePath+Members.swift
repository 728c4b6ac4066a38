import Analysis

/// What an owner's method must know of the path.
extension UsePath {
  var leafName: String { leaf.name }
  /// The type of a new value for the leaf.
  var valueType: String { leaf.valueType }
  var elementType: String { leaf.elementType }
  var isLeafMutating: Bool { leaf.isMutating }
  /// Whether the result of the leaf may be thrown away.
  var isDiscardable: Bool { leaf.isDiscardable && leaf.type != nil }
  /// What a call of the leaf needs before it: `try`, `await`.
  var callEffects: String { (leaf.canThrow ? "try " : "") + (leaf.isAsync ? "await " : "") }
  /// What stands behind the parameters of a method that calls the leaf.
  var headEffects: String { (leaf.isAsync ? " async" : "") + (leaf.canThrow ? " throws" : "") }
  /// Whether other modules can see the leaf.
  var isPublic: Bool { leaf.level == .everywhere }

  func parameters(_ labels: [String]) -> [CallParameter] { (try? leaf.chosen(labels)) ?? [] }

  func isLast(_ owner: Int) -> Bool { owner == owners.count - 1 }

  /// Whether a `?` stands behind the property of an owner.
  func isOptional(behind owner: Int) -> Bool { steps[owner].isOptional }

  func hop(of owner: Int) -> String { owners[owner].hop }

  var isQuality: Bool { names.isQuality }
  var longParameter: String { names.longParameter }

  /// The name of a new value, where no owner's property has it.
  var newValue: String {
    let name = leaf.parameter
    return owners.contains { $0.hop == name } || name.hasPrefix("`") ? "newValue" : name
  }

  /// The access level of an owner's method: no wider than its callers need.
  func level(of owner: Int, isCalledElsewhere: Bool) -> AccessLevel {
    let own = owners[owner].level
    return isCalledElsewhere || isCrossing(owner) ? min(own, leaf.level) : min(.module, own)
  }

  /// Whether the owner before is of another module.
  private func isCrossing(_ owner: Int) -> Bool {
    owner > 0 && !owners[owner].isOfSameModule(owners[owner - 1].property)
  }
}

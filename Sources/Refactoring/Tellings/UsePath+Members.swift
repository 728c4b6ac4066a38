import Analysis
import PairWriting

/// What an owner's method must know of the path.
extension UsePath {
  var leafName: String { leaf.name }
  /// The type of a new value for the leaf.
  var valueType: String { leaf.valueType }
  var elementType: String { leaf.elementType }
  /// The type of the value inside an optional.
  var unwrappedType: String { leaf.unwrappedType }
  var leafParameter: String { leaf.parameter }

  /// Whether the owners can tell the leaf to the body of a statement.
  func canTell(_ telling: Telling) -> Bool {
    switch telling {
    case .when: !isOptional && leaf.valueType == "Bool"
    case .provideEach: !isOptional && leaf.isList
    default: isOptional || leaf.isOptional
    }
  }
  var isLeafMutating: Bool { leaf.isMutating }
  /// Whether the result of the leaf may be thrown away.
  var isDiscardable: Bool { leaf.isDiscardable && leaf.type != nil }
  /// What a call of the leaf needs before it: `try`, `await`.
  var callEffects: String { (leaf.canThrow ? "try " : "") + (leaf.isAsync ? "await " : "") }
  /// What stands behind the parameters of a method that calls the leaf.
  var headEffects: String { (leaf.isAsync ? " async" : "") + (leaf.canThrow ? " throws" : "") }
  /// Whether other modules can see the leaf.
  var isPublic: Bool { leaf.level == .everywhere }

  /// What a mutation of the leaf is given.
  func parameters(of mutation: Mutation) -> [CallParameter] {
    mutation.parameters(leaf.elements.map(\.text), isArray: leaf.isArray) ?? []
  }

  /// What an owner must know to set an element of the leaf: the element, and its key or index.
  func parameters(ofElementOfDictionary isOfDictionary: Bool) -> [CallParameter] {
    guard let key = leaf.elements.first, let value = leaf.elements.last else { return [] }
    let place =
      isOfDictionary
      ? CallParameter(label: "for", name: "key", type: key.text, hasDefault: false)
      : CallParameter(label: "at", name: "index", type: "Int", hasDefault: false)
    let type = value.text(isOptional: isOfDictionary)
    return [CallParameter(label: "_", name: "value", type: type, hasDefault: false), place]
  }

  func parameters(_ labels: [String]) -> [CallParameter] { (try? leaf.chosen(labels)) ?? [] }

  func isLast(_ owner: Int) -> Bool { owner == count - 1 }

  /// Whether a `?` stands behind the property of an owner.
  func isOptional(behind owner: Int) -> Bool { steps[owner].isOptional }

  func hop(of owner: Int) -> String { parts[owner].hop }

  /// What an owner's method names before the value: its part, and the parts of that which have no method.
  func prefix(of owner: Int) -> String {
    if isLast(owner), endsAtLeaf { return "" }
    let end = isLast(owner) ? steps.count - 1 : owner + 1
    return (owner..<end).map { parts[$0].hop + (steps[$0].isOptional ? "?." : ".") }.joined()
  }

  /// The actor that an owner's method must belong to, though its type does not.
  func actor(of owner: Int) -> String? {
    guard parts[owner].isolation == .none else { return nil }
    let behind = parts[(owner + 1)...].map(\.isolation) + [leaf.isolation]
    for case .actor(let name) in behind { return name }
    return nil
  }

  var isQuality: Bool { names.isQuality }
  /// The names of the value in a closure, the best first.
  func parameterNames(_ telling: Telling) -> [String] {
    if case .providePart(let part) = telling {
      return [part.name.asParameterName, (leaf.name + part.name.capitalized).asParameterName]
    }
    return [names.selected?.asParameterName ?? leaf.parameter, names.longParameter]
  }

  /// The name of a new value, where no owner's property has it.
  var newValue: String {
    let name = leaf.parameter
    return owners.contains { $0.hop == name } || name.hasPrefix("`") ? "newValue" : name
  }

  /// The name of a new value of a library's property, where no owner's property has it.
  func newValue(of part: SetPart) -> String {
    owners.contains { $0.hop == part.name } || part.name.asParameterName != part.name ? "newValue" : part.name
  }

  /// The conditions under which an owner's method can be compiled, those left out that hold where it stands.
  func conditions(of owner: Int) -> [String] {
    var seen = Set(owners[owner].outerConditions)
    return (parts[owner...].flatMap(\.conditions) + leaf.conditions).filter { seen.insert($0).inserted }
  }

  /// The access level of an owner's method: no wider than its callers need.
  func level(of owner: Int, isCalledElsewhere: Bool) -> AccessLevel {
    let own = parts[owner...].map(\.level).min() ?? .module
    return isCalledElsewhere || isCrossing(owner) ? min(own, leaf.level) : min(.module, own)
  }

  /// Whether the owner before is of another module.
  private func isCrossing(_ owner: Int) -> Bool {
    owner > 0 && !owners[owner].isOfSameModule(owners[owner - 1].property)
  }
}

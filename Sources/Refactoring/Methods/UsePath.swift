import PairWriting
import Analysis

/// The path from an edge to the used member, with an owner for each step but the last. If the use changes a value in
/// place, or provides the edge's own value, the last step has an owner, too.
struct UsePath {
  let steps: [PathStep]
  /// The owners of the steps' properties.
  let parts: [PartOwner]
  /// The number of owners, from the first, that get a method. A part that is plain data gets none: the owner before it
  /// reads its value.
  let count: Int
  /// Whether a part gets no method only because it is plain data.
  let skipsData: Bool
  let leaf: Leaf
  /// The modules that the file of each owner must import.
  var imports: [Set<String>] = []
  /// The constraint on the generic parameter of each owner, such as `Part == File`; mostly empty.
  var constraints: [String] = []

  /// For each owner, whether its method is called from a module that does not contain it.
  var crossings: [Bool] = []

  /// The owners that get a method.
  var owners: [PartOwner] { Array(parts.prefix(count)) }

  /// The index of the last owner with a method, which reads the leaf's value.
  private var last: Int { count - 1 }

  /// Whether a `?` occurs before the leaf.
  var isOptional: Bool { steps.dropLast().contains(where: \.isOptional) }

  /// Whether the last step has an owner, too.
  var endsAtLeaf: Bool { parts.count == steps.count }

  /// The names of the path's members, from which method names are made.
  var names: MethodNames {
    let type = leaf.valueType.split(whereSeparator: { ".?".contains($0) }).last ?? ""
    let isSame = type.lowercased() == leaf.name.lowercased()
    return MethodNames(
      leaf: leaf.name, part: steps.count > 1 ? parts[steps.count - 2].hop : parts[0].hop, hop: parts[0].hop,
      owner: parts[0].name, isCondition: leaf.valueType == "Bool", isFar: steps.count > 2,
      isAnswer: leaf.isFunction && leaf.type != nil && !leaf.isDiscardable,
      hasEffects: leaf.isAsync || leaf.canThrow, title: isSame ? String(type) : leaf.name.capitalized)
  }

  /// Returns the candidate names of a new method, the best first.
  func methodNames(_ form: MethodForm) -> [String] {
    var names = names
    if case .call(let labels) = form { names.parameter = parameters(labels).first }
    return names.names(form)
  }

  /// The identity of the path.
  var key: Key { Key(found: steps.map(\.found), isOptional: steps.map(\.isOptional), constraints: constraints) }

  struct Key: Hashable {
    var found: [DeclarationID]
    var isOptional: [Bool]
    var constraints: [String]
  }

  /// Returns the type of the value for an owner's method, optional if a `?` occurs behind the owner; `nil` for a function
  /// without a result.
  func type(for owner: Int) -> String? {
    leaf.typeText(isOptional: steps[owner...].dropLast().contains(where: \.isOptional))
  }

  /// Returns whether an owner's method mutates the owner itself.
  func isMutating(_ owner: Int) -> Bool {
    guard owners.indices.contains(owner), owners[owner].isValue, steps[owner].nature != .object else { return false }
    return owner == last || isMutating(owner + 1)
  }

  /// Throws a reason if it is unknown whether a change affects a shared object or a copied value.
  func checkChange() throws(Reason) {
    for (number, owner) in owners.enumerated() {
      guard steps[number].nature != .unknown else {
        throw Reason("cannot tell whether the value of '\(owner.hop)' is copied")
      }
      if steps[number].nature == .object { continue }
      if owner.isProtocol, !owner.isOfObjects {
        throw Reason("cannot tell whether what conforms to \(owner.name) is copied")
      }
      if owner.type.isNone { throw Reason("cannot tell whether \(owner.name) is copied") }
      if isMutating(number) { try owner.checkStored() }
    }
  }
}

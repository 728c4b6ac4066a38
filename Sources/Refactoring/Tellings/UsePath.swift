import Analysis

/// The way from an edge to what is used, with an owner for each step but the last. What changes a value in place, or
/// tells the edge's own value, needs the owner of the last step, too.
struct UsePath {
  let steps: [PathStep]
  /// The owners of the steps.
  let parts: [PartOwner]
  /// How many of them get a method. A part that only carries data gets none: the owner before it reads its value.
  let count: Int
  /// Whether a part gets no method that would get one otherwise.
  let skipsData: Bool
  let leaf: Leaf
  /// What each owner's file must import.
  var imports: [Set<String>] = []
  /// What must hold for an owner's generic parameter; empty for most.
  var constraints: [String] = []

  /// The owners that get a method.
  var owners: [PartOwner] { Array(parts.prefix(count)) }

  /// The number of the last owner: the one that tells its part's value.
  private var last: Int { count - 1 }

  /// Whether a `?` stands somewhere before the leaf.
  var isOptional: Bool { steps.dropLast().contains(where: \.isOptional) }

  /// Whether the last owner is that of the leaf.
  var endsAtLeaf: Bool { parts.count == steps.count }

  /// The names of the path, for the names of methods.
  var names: TellingNames {
    TellingNames(
      leaf: leaf.name, part: steps.count > 1 ? parts[steps.count - 2].hop : parts[0].hop, hop: parts[0].hop,
      isCondition: leaf.valueType == "Bool", isFar: steps.count > 2,
      isAnswer: leaf.isFunction && leaf.type != nil && !leaf.isDiscardable,
      hasEffects: leaf.isAsync || leaf.canThrow)
  }

  /// The names that a method of the path can have, the best first.
  func methodNames(_ telling: Telling) -> [String] {
    var names = names
    switch telling {
    case .call(let labels), .ask(let labels): names.takesObject = parameters(labels).first?.isObject ?? false
    default: break
    }
    return names.names(telling)
  }

  /// Whether the leaf is called like something that is done.
  var isAction: Bool { names.isAction }

  /// Whether methods are called after the leaf alone.
  var isPlain: Bool { names.isPlain }

  /// The order in which a closure receives values.
  func comes(before other: UsePath) -> Bool { (leaf.name, names.part) < (other.leaf.name, other.names.part) }

  /// What tells paths apart.
  var key: Key { Key(found: steps.map(\.found), isOptional: steps.map(\.isOptional), constraints: constraints) }

  struct Key: Hashable {
    var found: [DeclarationID]
    var isOptional: [Bool]
    var constraints: [String]
  }

  /// The type of what is told, optional where a `?` stands before it; `nil` for a function that gives nothing.
  var type: String? { leaf.typeText(isOptional: isOptional) }

  /// Whether an owner's method changes the owner itself.
  func isMutating(_ owner: Int) -> Bool {
    guard owners.indices.contains(owner), owners[owner].isValue, steps[owner].nature != .object else { return false }
    return owner == last || isMutating(owner + 1)
  }

  /// Refuses a change of which nobody knows what it changes.
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

import PairWriting

/// The new methods of a plan, which get their names one after the other.
struct NamedMethods {
  /// The methods with their names, in the order of their first uses.
  private(set) var all: [OwnerMethod] = []
  /// The methods without names; each has what all its uses need.
  private let unnamed: [MethodKey: OwnerMethod]
  private var names: [MethodKey: String] = [:]
  private var sharedNames: [SharedName: String] = [:]
  /// The full names of the new methods.
  private var taken: Set<String> = []

  init(for groups: [RewriteGroup]) {
    var methods: [MethodKey: OwnerMethod] = [:]
    for group in groups { methods[group.key, default: group.method].merge(group.method) }
    unnamed = methods
  }

  /// Returns the method that a group calls, with its name: that of an earlier group, or the first candidate that each
  /// owner can get.
  func method(for group: RewriteGroup) throws(Reason) -> OwnerMethod {
    var method = unnamed[group.key] ?? group.method
    if let name = names[group.key] {
      method.name = name
      return method
    }
    // Calls of one function share a name: their labels distinguish the methods.
    let shared = group.sharedName.flatMap { sharedNames[$0] }
    let candidates = shared.map { [$0] } ?? group.methodNames
    for name in candidates where !name.isKeyword {
      method.name = name
      if method.isPossible, shared != nil || taken.isDisjoint(with: method.fullNames) { return method }
    }
    let quoted = candidates.map { "'\($0)'" }.joined(separator: " and ")
    throw Reason("\(quoted) \(candidates.count == 1 ? "exists" : "exist"), and no other name is generated")
  }

  /// Adds the method that a group calls.
  mutating func add(_ method: OwnerMethod, for group: RewriteGroup) {
    if names.updateValue(method.name, forKey: group.key) == nil { all.append(method) }
    if let call = group.sharedName { sharedNames[call] = method.name }
    taken.formUnion(method.fullNames)
  }
}

/// The identity of a new method.
struct MethodKey: Hashable {
  let paths: [UsePath.Key]
  let form: MethodForm
}

/// The key of methods that share a name.
private struct SharedName: Hashable {
  let path: UsePath.Key
  /// The name of a mutating method; `nil` for calls of the leaf.
  let mutation: String?
}

extension RewriteGroup {
  fileprivate var sharedName: SharedName? {
    switch first.form {
    case .call: SharedName(path: first.pathKey, mutation: nil)
    case .mutate: methodNames.first.map { SharedName(path: first.pathKey, mutation: $0) }
    case .provide, .provideTo, .set, .setMember: nil
    }
  }
}

extension OwnerMethod {
  /// The full names of the methods, one for each owner.
  fileprivate var fullNames: [String] { owners.map { "\($0.name).\(name)" } }
}

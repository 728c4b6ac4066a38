import SwiftReader

/// What a piece of code calls and assigns, as far as the facts of its file determine it.
struct CodeEffects {
  /// The calls of functions other than initializers.
  var calls: [NamedCall] = []
  /// The names of the properties and variables that are assigned or passed inout.
  var writes: [String] = []
  /// The name of a called function whose body is unknown, such as the closure in a property; `nil` if there is none.
  var unknown: String?

  var isEmpty: Bool { calls.isEmpty && writes.isEmpty && unknown == nil }
}

/// The name and the argument labels of a call.
struct NamedCall: Hashable {
  let name: String
  /// The labels, as ``CallParameter`` has them; `nil` for a function that is passed on by its name.
  let labels: [String]?

  /// Returns whether a function with the given labels can be called so.
  ///
  /// - Parameter parameters: the labels, each with whether an argument is required.
  func fits(_ parameters: [(label: String, isRequired: Bool)]) -> Bool {
    guard let labels else { return true }
    var rest = parameters[...]
    let isTaken = labels.allSatisfy { label in
      while let next = rest.popFirst() {
        if next.label == label || label == CallParameter.closure { return true }
        if next.isRequired { return false }
      }
      return false
    }
    return isTaken && !rest.contains(where: \.isRequired)
  }
}

/// Reads the effects of code from the facts of its file.
struct EffectReader {
  let facts: FileFacts
  /// Returns whether a property with a name may hold a function.
  let mayHoldFunction: (String) -> Bool
  /// Whether the closures that are passed to the code are known, because its callers are read, too.
  let knowsParameters: Bool
  private var ranges: [Range<UInt32>] = []
  private var found = CodeEffects()

  init(_ facts: FileFacts, knowsParameters: Bool, mayHoldFunction: @escaping (String) -> Bool) {
    (self.facts, self.knowsParameters, self.mayHoldFunction) = (facts, knowsParameters, mayHoldFunction)
  }

  /// Returns the effects of the code in some ranges of the file. Initializers are assumed to have none.
  mutating func effects(of code: [Range<UInt32>]) -> CodeEffects {
    (ranges, found) = ([], CodeEffects())
    var waiting = code
    while let next = waiting.popLast() {
      ranges.append(next)
      for chain in facts.chains where next.contains(chain.start) {
        readWrite(of: chain)
        for index in chain.links where facts.links[Int(index)].kind == .call {
          if let closure = readCall(index, of: chain) { waiting.append(closure) }
        }
        readReference(chain)
      }
      for assignment in facts.assignments where next.contains(assignment.offset) {
        if local(assignment.name, in: assignment.scope) == nil { found.writes.append(facts.names[assignment.name]) }
      }
    }
    return found
  }

  private mutating func readWrite(of chain: Chain) {
    guard chain.use != .read, chain.use != .pattern else { return }
    if let last = chain.links.last(where: { facts.links[Int($0)].kind == .property }) {
      found.writes.append(facts.names[facts.links[Int(last)].name])
    } else if case .name(let name) = chain.root, local(name, in: chain.scope) == nil {
      found.writes.append(facts.names[name])
    }
  }

  /// - Returns: the range of the closure that is called, if it is the value of a local name outside of the read ranges.
  private mutating func readCall(_ index: UInt32, of chain: Chain) -> Range<UInt32>? {
    let link = facts.links[Int(index)]
    readArguments(of: link, in: chain.scope)
    let labels = link.arguments.map { facts.label(ofArgument: $0) }
    let before = chain.links.prefix { $0 < index }.last {
      ![.optionalChaining, .forceUnwrap].contains(facts.links[Int($0)].kind)
    }
    guard let before else {
      guard case .name(let name) = chain.root else { return nil }
      if let binding = local(name, in: chain.scope) { return readLocal(binding) }
      readCall(of: facts.names[name], labels)
      return nil
    }
    let callee = facts.links[Int(before)]
    if callee.kind == .property {
      readCall(of: facts.names[callee.name], labels)
    } else {
      found.unknown = found.unknown ?? facts.text(ofRoot: chain)
    }
    return nil
  }

  private mutating func readCall(of name: String, _ labels: [String]) {
    // An initializer is assumed not to change anything but the new value.
    if name.first?.isUppercase == true || name == "init" { return }
    found.calls.append(NamedCall(name: name, labels: labels))
    if mayHoldFunction(name) { found.unknown = found.unknown ?? name }
  }

  private mutating func readLocal(_ binding: Binding) -> Range<UInt32>? {
    if case .closure(let scope) = binding.value {
      let range = facts.scopes[Int(scope.index)].range
      return ranges.contains { $0.contains(range.lowerBound) } ? nil : range
    }
    let isParameter = binding.kind == .parameter || binding.kind == .closureParameter
    if !isParameter || !knowsParameters { found.unknown = found.unknown ?? facts.names[binding.name] }
    return nil
  }

  /// Reads functions that are passed on by their plain names: `map(swap)`.
  private mutating func readArguments(of call: Link, in scope: ScopeID) {
    for index in call.arguments {
      guard case .name(let name) = facts.arguments[Int(index)].value else { continue }
      guard let binding = local(name, in: scope) else {
        found.calls.append(NamedCall(name: facts.names[name], labels: nil))
        continue
      }
      let isFunction = binding.type.map { facts.isFunction($0, []) } ?? false
      if isFunction, !knowsParameters { found.unknown = found.unknown ?? facts.names[name] }
    }
  }

  /// Reads a method that is passed on by its name: `map(self.swap)`.
  private mutating func readReference(_ chain: Chain) {
    guard chain.use == .read, let last = chain.links.last, facts.links[Int(last)].kind == .property else { return }
    found.calls.append(NamedCall(name: facts.names[facts.links[Int(last)].name], labels: nil))
  }

  private func local(_ name: Name, in scope: ScopeID) -> Binding? {
    guard facts.bindings.contains(where: { $0.name == name }) else { return nil }
    let scopes = facts.scopes(around: scope)
    return facts.bindings.last { $0.name == name && scopes.contains($0.scope) }
  }
}

extension FileFacts {
  /// Returns the name that a chain begins with; `a closure` if it begins with no name.
  fileprivate func text(ofRoot chain: Chain) -> String {
    if case .name(let name) = chain.root { return names[name] }
    return chain.links.first { links[Int($0)].kind == .property }.map { names[links[Int($0)].name] } ?? "self"
  }
}

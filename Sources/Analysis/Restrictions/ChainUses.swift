import SwiftReader

/// The steps of one chain, and what the chain does with the members that they name.
struct ChainUses {
  private let chain: Chain
  private var steps: [ChainStep] = []

  init(chain: Chain) {
    self.chain = chain
  }

  mutating func add(_ step: ChainStep) { steps.append(step) }

  /// Returns the members, from the last to the first: what is done at the end of a chain decides what happens to the
  /// values before it.
  func members(in analyzer: inout ChainAnalyzer) -> [UsedMember] {
    var used: [UsedMember] = []
    // Whether the value of the step is changed.
    var isChanged = false
    for place in steps.indices.reversed() {
      let step = steps[place]
      guard let link = step.link, place > 0 else {
        if let made = creation(at: step, in: &analyzer) { used.append(made) }
        continue
      }
      let receiver = steps[place - 1].type
      isChanged = isChanged || analyzer.frame.isWritten(step.position, in: chain)
      switch link.kind {
      case .property:
        let isCalled = analyzer.frame.call(at: step.position + 1, in: chain) != nil
        let isMutating = isCalled && step.isMutating(link, on: receiver, in: &analyzer)
        let isType = step.isType(link, in: &analyzer)
        // What `super` names is inherited, as if it were written without it.
        let isInherited = place == 1 && chain.root == .superReference
        if isInherited || analyzer.frame.spelling(link.name).isOfEveryValue { continue }
        if isType, isCalled {
          used.append(UsedMember(creating: step.type, step, at: link, in: &analyzer))
        } else if !isType {
          used.append(
            UsedMember(step, link, on: receiver, isCalled: isCalled, isChanged: isChanged || isMutating, in: &analyzer))
        }
        isChanged = isCalled ? isMutating : isChanged && receiver.isValue(in: &analyzer)
      case .call: isChanged = false
      case .subscript: isChanged = isChanged && receiver.isValue(in: &analyzer)
      case .tupleElement, .optionalChaining, .forceUnwrap: break
      }
    }
    return used
  }

  /// Returns the use of an initializer: `Server(…)`.
  private func creation(at step: ChainStep, in analyzer: inout ChainAnalyzer) -> UsedMember? {
    guard case .name(let name) = chain.root, analyzer.frame.call(at: chain.links.lowerBound, in: chain) != nil else {
      return nil
    }
    let text = analyzer.frame.text(of: name)
    let type = ReceiverType(step.type, in: &analyzer.types)
    guard type.isNamed(text, in: analyzer.table) else { return nil }
    return UsedMember(
      chain: step.chain, offset: chain.start, length: UInt32(text.utf8.count), actions: .call, found: .none,
      receiver: type, name: .none)
  }
}

extension UsedMember {
  fileprivate init(
    _ step: ChainStep, _ link: Link, on receiver: KnownType, isCalled: Bool, isChanged: Bool,
    in analyzer: inout ChainAnalyzer
  ) {
    let isMethod = !step.found.isNone && analyzer.table.declaration(step.found).kind == .function
    var actions: MemberActions = isCalled || isMethod ? .call : isChanged ? .write : .read
    if isChanged { actions.insert(.write) }
    self.init(
      chain: step.chain, offset: link.offset, length: link.length, actions: actions, found: step.found,
      receiver: ReceiverType(receiver, in: &analyzer.types),
      name: analyzer.frame.spelling(link.name) == .`init` ? .none : link.name)
  }

  /// Creates the use of the initializer of a nested type.
  fileprivate init(creating type: KnownType, _ step: ChainStep, at link: Link, in analyzer: inout ChainAnalyzer) {
    self.init(
      chain: step.chain, offset: link.offset, length: link.length, actions: .call, found: .none,
      receiver: ReceiverType(type, in: &analyzer.types), name: .none)
  }
}

extension ChainStep {
  /// Returns whether calling the member of a step changes the receiver.
  fileprivate func isMutating(_ link: Link, on receiver: KnownType, in analyzer: inout ChainAnalyzer) -> Bool {
    if !found.isNone { return analyzer.table.declaration(found).isMutating }
    let receiver = analyzer.types.unwrapped(receiver)
    let member = Step(link: link, spelling: analyzer.frame.spelling(link.name), position: position)
    return MemberAccess(step: member, origin: .friend(.own, receiver), receiver: receiver, found: .none)
      .isMutating(in: &analyzer.types)
  }

  /// Returns whether a step names a nested type, or creates a value of one.
  fileprivate func isType(_ link: Link, in analyzer: inout ChainAnalyzer) -> Bool {
    if !found.isNone { return analyzer.table.declaration(found).kind.isType }
    guard analyzer.frame.spelling(link.name).startsUppercase else { return false }
    return analyzer.types.shape(of: type).kind == .metatype
      || ReceiverType(type, in: &analyzer.types).isNamed(analyzer.frame.text(of: link.name), in: analyzer.table)
  }
}

extension KnownType {
  /// Returns whether a change of a part of a value changes the value: that of a structure, not that of an object.
  fileprivate func isValue(in analyzer: inout ChainAnalyzer) -> Bool {
    let shape = analyzer.types.shape(of: analyzer.types.unwrapped(self))
    switch shape.kind {
    case .nominal: return analyzer.table.isValueType(shape.declaration)
    case .array, .dictionary, .tuple, .optional: return true
    case .library: return analyzer.library.values.contains(shape.spelling)
    case .unknown, .nestedLibrary, .function, .metatype, .parameter, .composition: return false
    }
  }
}

extension Spelling {
  /// Whether the name is that of a value or type itself: `Server.self`, `Server.Type`.
  fileprivate var isOfEveryValue: Bool { Self.ofEveryValue.contains(self) }

  private static let ofEveryValue: Set<Spelling> = [Spelling("self"), Spelling("Type"), Spelling("Protocol")]
}

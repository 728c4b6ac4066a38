import Findings
import SwiftReader

extension Judge {
  /// Decides whether using a member of a value reaches too far.
  mutating func examine(
    _ standing: Standing, _ receiver: KnownType, _ step: Step, _ found: FoundMember, _ walk: inout Walk
  ) {
    guard standing.softReach >= 1, frame.remembers, walk.chain.root.mayReach else { return }
    let isWrite = isWritten(step.position, in: walk.chain)
    let isMutation = step.call != nil && isMutating(step, found, receiver)
    upgrade(&walk, (isWrite || isMutation) && !standing.isCopy)
    count(standing, receiver, step, &walk)
    let manner = manner(of: standing, writes: isWrite || isMutation)
    if let exemption = pardon(standing, receiver, step, found, manner, walk.chain) {
      walk.exempt(exemption)
      return
    }
    blame(standing, receiver, step.position, manner, isVerified(found, receiver, step), &walk)
  }

  private func manner(of standing: Standing, writes: Bool) -> Manner {
    if writes { return .write }
    if standing.root == .global { return .global }
    return standing.binding > 0 ? .launder : .read
  }

  /// Writing an element of a collection that is too far away.
  mutating func examineElementWrite(
    _ standing: Standing, _ receiver: KnownType, _ link: Link, _ walk: inout Walk
  ) {
    guard standing.softReach >= 1, frame.remembers, walk.chain.root.mayReach else { return }
    upgrade(&walk, !standing.isCopy)
    let step = Step(link: link, spelling: .subscript, position: walk.next)
    if let exemption = pardon(standing, receiver, step, .none, .write, walk.chain) { return walk.exempt(exemption) }
    blame(standing, receiver, walk.next, .write, true, &walk)
  }

  private mutating func blame(
    _ standing: Standing, _ receiver: KnownType, _ link: UInt32, _ manner: Manner, _ isVerified: Bool,
    _ walk: inout Walk
  ) {
    let isHard = standing.reach >= 1
    let hop = isHard ? standing.hop : standing.softHop
    guard let confidence = confidence(hop, receiver, isHard: isHard, isVerified: isVerified) else {
      return walk.exempt(.libraryMember)
    }
    if confidence < .high { walk.exempt(.untyped) }
    let reach = isHard ? standing.reach : standing.softReach
    if walk.offences.contains(where: { $0.confidence >= confidence && $0.reach >= reach.count }) { return }
    if walk.offences.isEmpty { walk.hasCalled = false }
    walk.offences.append(
      Offence(
        chain: walk.index, link: link, hop: hop, reach: reach.count, manner: manner, confidence: confidence,
        binding: standing.binding, blamed: standing.blamed.count,
        mitigation: mitigation(of: standing, receiver, hop, manner, walk.chain)))
    if confidence == .high { walk.blamed = max(walk.blamed, reach) }
  }

  /// How sure an offence is; `nil` if not even the hop's name is the repository's.
  private func confidence(_ hop: Hop, _ receiver: KnownType, isHard: Bool, isVerified: Bool) -> Confidence? {
    if hop.member.isNone {
      if hop.isResolved || !table.declaresProperty(frame.spelling(hop.name)) { return nil }
      return .low
    }
    guard isHard, isVerified else { return .medium }
    let shape = types.shape(of: receiver)
    switch shape.kind {
    case .nominal, .parameter, .composition, .metatype: return .high
    case .unknown: return .medium
    case .library, .nestedLibrary: return isObject(shape) || library.values.contains(shape.spelling) ? .high : .medium
    default: return .high
    }
  }

  /// Whether the member used exists as far as can be seen: where a type hides nothing, a member that it has not means
  /// that the type was guessed wrong.
  private mutating func isVerified(_ found: FoundMember, _ receiver: KnownType, _ step: Step) -> Bool {
    if !found.isNone { return true }
    let shape = types.shape(of: receiver)
    guard shape.kind == .nominal else { return true }
    if table.has(.isExpanded, shape.declaration) { return true }
    return hasLibraryAncestor(receiver)
  }

  private mutating func hasLibraryAncestor(_ type: KnownType) -> Bool {
    var ancestors = Ancestry(of: [type])
    while let next = ancestors.next(&types) {
      if types.kind(next) != .nominal { return true }
    }
    return false
  }

  /// A type of a library that is known to be an object.
  private func isObject(_ shape: TypeShape) -> Bool {
    library.objects.contains(shape.spelling)
  }

  /// A chain that turns out to end in a write writes through from its first step too far.
  private func upgrade(_ walk: inout Walk, _ writes: Bool) {
    guard writes, !walk.hasCalled else { return }
    for index in walk.offences.indices { walk.offences[index].manner = .write }
  }

  /// Counts the uses past a hop whose name the repository declares, and how many receivers have a type.
  private mutating func count(_ standing: Standing, _ receiver: KnownType, _ step: Step, _ walk: inout Walk) {
    guard !walk.isCounted, standing.reach >= 1, standing.root != .global,
      table.declaresProperty(frame.spelling(standing.hop.name)),
      !library.neutralMembers.contains(step.spelling)
    else { return }
    walk.isCounted = true
    walk.isTyped = receiver.isKnown
  }

  /// Keeps what was found of a chain, once that is sure. A body that is nothing but the chain forwards, which is the
  /// cure, or half of it.
  mutating func finish(_ walk: Walk) {
    if walk.isCounted {
      tally.candidates += 1
      if walk.isTyped { tally.typed += 1 }
    }
    if trace != nil {
      if walk.isResumed { trace?.steps += frame.interruptedSteps[walk.index] ?? [] }
      trace?.steps += walk.steps
    }
    if walk.offences.isEmpty { return }
    let scope = frame.scope(walk.chain.scope)
    let isBody = scope.kind == .accessor || scope.kind == .function
    let isInSetter = isInSetter(walk.chain.scope)
    let isForwarder = isBody && scope.soleValue == .chain(walk.index)
    for var offence in walk.offences {
      offence.isInSetter = isInSetter
      if isForwarder { offence.mitigation = .forwarder }
      offences.append(offence)
    }
  }
}

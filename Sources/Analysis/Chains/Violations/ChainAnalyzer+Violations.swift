import Findings
import SwiftReader

extension ChainAnalyzer {
  /// Checks a use of a value, and records a violation if the value is too far away and the use is not exempt.
  mutating func examine(
    _ stated: ValueOrigin, _ receiver: KnownType, _ step: Step, _ found: FoundMember, _ walk: inout ChainWalk
  ) {
    let origin = writtenElement(stated, step, walk.chain) ?? stated
    guard origin.softReach >= 1, !frame.isOfForeignValue, walk.chain.root.mayReach else { return }
    let isWrite = isWritten(step.position, in: walk.chain)
    let isMutation = step.call != nil && isMutating(step, found, receiver)
    if isWrite || isMutation, !origin.isCopy { upgrade(&walk, origin, receiver) }
    count(origin, receiver, step, &walk)
    let useKind = useKind(of: origin, receiver, step, writes: isWrite || isMutation)
    if let exemption = exemption(origin, receiver, step, found, useKind, walk.chain) {
      walk.useExemption = exemption
      return
    }
    let isAct =
      walk.chain.isDiscarded && mayBeTold(receiver) && isAct(step.position, on: receiver, of: walk.chain)
    let trust = trust(found, receiver, step, assigns: isWrite || isAct)
    record(origin, receiver, step.position, useKind, trust, &walk)
  }

  /// Returns the origin of the written element in `owner.parts.forEach { $0.isDone = true }`: it is as far away as in a
  /// loop over the parts. `nil` for other uses.
  private mutating func writtenElement(_ origin: ValueOrigin, _ step: Step, _ chain: Chain) -> ValueOrigin? {
    guard origin.root == .closureParameter, origin.reach == 0, !frame.isOfForeignValue,
      isWritten(step.position, in: chain)
    else { return nil }
    return iterated(by: chain).map { $0.typed(origin.type) }
  }

  private mutating func useKind(
    of origin: ValueOrigin, _ receiver: KnownType, _ step: Step, writes: Bool
  ) -> UseKind {
    if writes {
      guard origin.root == .global, origin.reach <= 1, step.call == nil else { return .write }
      // Setting a property of a service or of settings is using the service, like a call of a setter.
      let hop = origin.reach >= 1 ? origin.hop : origin.softHop
      if !holdsServices(hop), !isBag(receiver) { return .write }
    }
    if origin.root == .global { return .global }
    return origin.binding > 0 ? .launder : .read
  }

  /// Checks a write to an element of a collection, as ``examine(_:_:_:_:_:)`` checks the use of a member.
  mutating func examineElementWrite(
    _ origin: ValueOrigin, _ receiver: KnownType, _ link: Link, _ walk: inout ChainWalk
  ) {
    guard origin.softReach >= 1, !frame.isOfForeignValue, walk.chain.root.mayReach else { return }
    let step = Step(link: link, spelling: .subscript, position: walk.next)
    // Setting an element of a global's property is setting a property of the global.
    let useKind: UseKind = origin.root == .global && origin.reach <= 1 ? .global : .write
    if useKind == .write, !origin.isCopy { upgrade(&walk, origin, receiver) }
    if let exemption = exemption(origin, receiver, step, .none, useKind, walk.chain) {
      walk.useExemption = exemption
      return
    }
    record(origin, receiver, walk.next, useKind, .some, &walk)
  }

  private mutating func record(
    _ origin: ValueOrigin, _ receiver: KnownType, _ link: UInt32, _ useKind: UseKind, _ trust: Trust,
    _ walk: inout ChainWalk
  ) {
    let isHard = origin.reach >= 1
    let hop = isHard ? origin.hop : origin.softHop
    guard let confidence = confidence(hop, receiver, isHard: isHard, trust) else {
      walk.useExemption = .libraryMember
      return
    }
    if confidence < .high { walk.useExemption = .untyped }
    let reach = isHard ? origin.reach : origin.softReach
    if walk.violations.contains(where: { $0.confidence >= confidence && $0.reach >= reach.count }) { return }
    if walk.violations.isEmpty { walk.hasCalled = false }
    let mitigation = mitigation(of: origin, receiver, hop, useKind, walk.chain, at: link)
    walk.violations.append(
      Violation(
        chain: walk.index, link: link, hop: hop, reach: reach.count, useKind: useKind, confidence: confidence,
        binding: origin.binding, named: origin.named, reportedReach: origin.reportedReach.count, mitigation: mitigation)
    )
    if confidence == .high, mitigation?.endsWithRead != true { walk.reportedReach = max(walk.reportedReach, reach) }
  }

  /// Returns the confidence of a violation; `nil` if the repository does not declare a property with the hop's name.
  private mutating func confidence(
    _ hop: Hop, _ receiver: KnownType, isHard: Bool, _ trust: Trust
  ) -> Confidence? {
    if hop.member.isNone {
      if hop.isResolved || !types.declaresProperty(frame.spelling(hop.name)) { return nil }
      return .low
    }
    guard isHard, trust != .none else { return .medium }
    let shape = types.shape(of: receiver)
    switch shape.kind {
    case .nominal, .parameter, .composition, .metatype: return .high
    case .unknown: return .medium
    case .library, .nestedLibrary:
      let isKnown =
        isObject(receiver, shape) || library.values.contains(shape.spelling)
        || library.subjects.contains(shape.spelling)
      return isKnown || trust == .full ? .high : .medium
    default: return .high
    }
  }

  /// How sure it is that the used member exists.
  private enum Trust {
    case none
    /// The member exists, as far as the declarations show.
    case some
    /// The member is assigned to, or called for its effect, so it exists and the receiver is worth telling, whatever
    /// the receiver's type is.
    case full
  }

  private mutating func trust(
    _ found: FoundMember, _ receiver: KnownType, _ step: Step, assigns: Bool
  ) -> Trust {
    if assigns, found.isNone { return .full }
    return isVerified(found, receiver, step) ? .some : .none
  }

  /// Returns whether the used member exists, as far as the declarations show. If all members of a type are known and
  /// the used one is not among them, the type was inferred wrongly.
  private mutating func isVerified(_ found: FoundMember, _ receiver: KnownType, _ step: Step) -> Bool {
    if !found.isNone { return true }
    let shape = types.shape(of: receiver)
    guard shape.kind == .nominal else { return true }
    if table.isOfDependency(shape.declaration) { return false }
    if table.has(.isExpanded, shape.declaration) || payload(ofCase: step.spelling, in: receiver) != nil { return true }
    return !property(projectedBy: step.link.name, of: receiver).isNone || hasLibraryAncestor(receiver)
  }

  private mutating func hasLibraryAncestor(_ type: KnownType) -> Bool {
    var ancestors = Ancestry(of: [type])
    while let next = ancestors.next(&types) {
      let shape = types.shape(of: next)
      if shape.kind != .nominal || table.isOfDependency(shape.declaration) { return true }
    }
    return false
  }

  /// Returns whether a library type is known to be a class, or has a name like one.
  private func isObject(_ type: KnownType, _ shape: TypeShape) -> Bool {
    library.objects.contains(shape.spelling) || hasNameOfObject(type)
  }

  /// Returns whether a library type may be an object that does something: it is no C structure, and does not only hold,
  /// run, cancel or receive what others made.
  private func mayBeTold(_ type: KnownType) -> Bool {
    let shape = types.shape(of: type)
    guard shape.kind == .library, shape.spelling.startsUppercase, let name = types.text(of: type) else { return false }
    return !library.boxes.contains(shape.spelling) && !library.executors.contains(shape.spelling)
      && !Library.holderSuffixes.contains(where: name.hasSuffix)
  }

  private func hasNameOfObject(_ type: KnownType) -> Bool {
    guard let name = types.text(of: type) else { return false }
    return Library.objectSuffixes.contains(where: name.hasSuffix)
  }

  /// Changes the violations of a chain that ends in a write into writes, unless a call is in between.
  private mutating func upgrade(_ walk: inout ChainWalk, _ origin: ValueOrigin, _ receiver: KnownType) {
    if walk.hasCalled { return }
    let isGiven = isGiven(origin, receiver)
    for index in walk.violations.indices {
      walk.violations[index].useKind = .write
      if walk.violations[index].mitigation?.coversWrites == true { continue }
      let hop = walk.violations[index].hop
      let link = walk.violations[index].link
      walk.violations[index].mitigation =
        isGiven ? .givenValue : mitigationOfOwner(origin, receiver, hop, .write, walk.chain, at: link)
    }
  }

  /// Counts a use past a hop if the repository declares a property with the hop's name, and whether the type of its
  /// receiver is known.
  private mutating func count(_ origin: ValueOrigin, _ receiver: KnownType, _ step: Step, _ walk: inout ChainWalk) {
    guard !walk.isCounted, origin.reach >= 1, origin.root != .global,
      types.declaresProperty(frame.spelling(origin.hop.name)),
      !library.neutralMembers.contains(step.spelling)
    else { return }
    walk.isCounted = true
    walk.isTyped = receiver.isKnown
  }

  /// Returns whether a body is only this chain, or a choice between the chain and literals.
  private func isForwarder(_ walk: ChainWalk, _ scope: Scope) -> Bool {
    guard scope.kind == .accessor || scope.kind == .function else { return false }
    switch scope.soleValue {
    case .chain(let chain): return chain == walk.index
    case .choice(let operands):
      let values = (0..<operands.count).map { frame.operand($0, of: operands) }
      return values.contains(.chain(walk.index)) && values.allSatisfy { $0 == .chain(walk.index) || $0.isConstant }
    default: return false
    }
  }

  /// Adds the results of a walk to those of the file, once they are final. A body that is only the chain forwards,
  /// which is the cure or half of it.
  mutating func finish(_ walk: ChainWalk) {
    if walk.isCounted {
      chainCounts.candidates += 1
      if walk.isTyped { chainCounts.typed += 1 }
    }
    if trace != nil {
      if walk.isResumed { trace? += frame.interruptedSteps[walk.index] ?? [] }
      trace? += walk.steps
    }
    if walk.violations.isEmpty { return }
    let scope = frame.scope(walk.chain.scope)
    let isInSetter = isInSetter(walk.chain.scope)
    let isForwarder = isForwarder(walk, scope)
    for var violation in walk.violations {
      violation.isInSetter = isInSetter
      // The cure of a use beyond a global is a parameter.
      if isForwarder, violation.useKind != .write, violation.useKind != .global { violation.mitigation = .forwarder }
      violations.append(violation)
    }
  }
}

extension Value {
  /// Whether the value is a literal or an implicit member.
  fileprivate var isConstant: Bool {
    switch self {
    case .literal, .implicitMember: true
    default: false
    }
  }
}

import Findings
import SwiftReader

extension ChainAnalyzer {
  /// Checks a use of a value, and lists it if a friend gave the value and no concept makes the use silent.
  mutating func examine(_ access: MemberAccess, _ walk: inout ChainWalk) {
    guard access.origin.reach >= 1, !frame.isOfForeignValue, walk.chain.root.mayReach else { return }
    let step = access.step
    let isWrite = isWritten(step.position, in: walk.chain)
    let isChange = isWrite || step.call != nil && isMutating(access)
    count(access, &walk)
    if let concept = concept(ofUse: access, isChange: isChange, walk.chain) {
      walk.useConcept = concept
      return
    }
    let isStatement = isStatement(access, walk.chain)
    let trust = trust(access, assigns: isWrite || isStatement && mayBeTold(access.receiver))
    let action: Use.Action = isChange ? .write : isStatement ? .command : step.call == nil ? .read : .call
    record(action, by: access, trust, &walk)
  }

  /// Checks a write to an element of a collection, as ``examine(_:_:)`` checks the use of a member.
  mutating func examineElementWrite(_ link: Link, of origin: ValueOrigin, _ walk: inout ChainWalk) {
    guard origin.reach >= 1, !frame.isOfForeignValue, walk.chain.root.mayReach else { return }
    let step = Step(link: link, spelling: .subscript, position: walk.next)
    let access = MemberAccess(step: step, origin: origin, receiver: types.unwrapped(origin.type), found: .none)
    if let concept = concept(ofUse: access, isChange: true, walk.chain) {
      walk.useConcept = concept
      return
    }
    record(.write, by: access, .some, &walk)
  }

  private mutating func record(
    _ action: Use.Action, by access: MemberAccess, _ trust: Trust, _ walk: inout ChainWalk
  ) {
    let (origin, link) = (access.origin, access.step.position)
    guard let confidence = confidence(of: access, trust) else {
      walk.useConcept = .notOurs
      return
    }
    var use = Use(chain: walk.index, link: link, hop: origin.hop, action: action, confidence: confidence)
    if let last = walk.uses.last, last.hop == origin.hop {
      // The same value is used once more, behind a member of a library.
      let index = walk.uses.count - 1
      if action == .write { walk.uses[index].action = .write }
      if confidence > last.confidence { (walk.uses[index].confidence, walk.uses[index].link) = (confidence, link) }
      return
    }
    (use.binding, use.named) = (origin.binding, origin.named)
    use.part = nameOfPart(access.receiver)
    let owner = table.typeOwning(origin.hop.member)
    use.owner = owner.isNone ? 0 : typeNames.number(of: table.name(of: owner))
    use.facts = facts(of: access, ownedBy: owner, walk.chain)
    if !walk.goesOn {
      use.facts.insert(.begins)
      use.precedent = origin.precedent
    }
    walk.goesOn = true
    walk.uses.append(use)
  }

  private mutating func facts(
    of access: MemberAccess, ownedBy owner: DeclarationID, _ chain: Chain
  ) -> Use.Facts {
    var facts: Use.Facts = []
    let origin = access.origin
    let part = types.shape(of: access.receiver)
    if origin.root == .global { facts.insert(.isGlobal) }
    if origin.isPayload { facts.insert(.isPayload) }
    if isLast(access.step.position, of: chain) { facts.insert(.isLast) }
    if !owner.isNone, isData(owner) { facts.insert(.ownerIsData) }
    if part.kind == .nominal, isData(part.declaration) { facts.insert(.partIsData) }
    if table.isOffered(origin.hop.member) { facts.insert(.isOffered) }
    if table.isAddedToLibrary(origin.hop.member) { facts.insert(.isAddedToLibrary) }
    return facts
  }

  /// Returns whether a type only carries data: it has no function that acts, and is a structure, an enumeration, or a
  /// class that is encoded or stores constants only. A state is no data.
  mutating func isData(_ type: DeclarationID) -> Bool {
    if table.isData(type) { return true }
    guard table.declaration(type).kind == .class, !table.acts(type), !table.has(.isState, type) else { return false }
    return verdict(.data, on: type) { $0.storesConstants(type) }
  }

  /// Returns whether no property or element is used of a link's value, or the link is a projection:
  /// `center.orders.cancel()`, `center.orders.count`, `center.orders.$list.sink { … }`.
  private func isLast(_ link: UInt32, of chain: Chain) -> Bool {
    if frame.isProjection(frame.link(link).name) { return true }
    let rest = (link + 1)..<max(link + 1, chain.links.upperBound)
    return rest.allSatisfy { frame.link($0).kind != .property && frame.link($0).kind != .subscript }
  }

  /// Returns whether a step ends a statement with a call whose result is discarded: the call is made for its effect, as
  /// in `entry.details.save(in: database)`. A stored closure is data itself, and a SwiftUI view is built from
  /// statements.
  private mutating func isStatement(_ access: MemberAccess, _ chain: Chain) -> Bool {
    guard chain.isDiscarded, access.step.isLastCall(of: chain) else { return false }
    return !isShown(chain) && (access.found.isNone || table.declaration(access.found.declaration).kind == .function)
  }

  /// Returns whether a chain is in a SwiftUI view or view modifier, but not in a function that only acts.
  private mutating func isShown(_ chain: Chain) -> Bool {
    let site = site(chain.scope)
    if !site.function.isNone, table.declaration(site.function).type == nil { return false }
    return types.inherits(site.selfType, anyOf: library.swiftUIViews)
  }

  /// Returns the position of a type's declared name in the names of the file's analysis, plus one; 0 for a type without
  /// a name.
  private mutating func nameOfPart(_ type: KnownType) -> UInt32 {
    let shape = types.shape(of: type)
    let name: String?
    switch shape.kind {
    case .nominal: name = table.name(of: shape.declaration)
    case .library, .nestedLibrary: name = types.libraryName(shape)
    default: name = nil
    }
    return name.map { typeNames.number(of: $0) } ?? 0
  }

  /// Counts a use past a hop if the repository declares a property with the hop's name, and whether the type of its
  /// receiver is known.
  private mutating func count(_ access: MemberAccess, _ walk: inout ChainWalk) {
    guard !walk.isCounted, access.origin.root != .global,
      types.declaresProperty(frame.spelling(access.origin.hop.name)),
      !library.neutralMembers.contains(access.step.spelling)
    else { return }
    walk.isCounted = true
    walk.isTyped = access.receiver.isKnown
  }

  /// Adds the results of a walk to those of the file, once they are final.
  mutating func finish(_ walk: ChainWalk) {
    if walk.isCounted {
      chainCounts.candidates += 1
      if walk.isTyped { chainCounts.typed += 1 }
    }
    if trace != nil {
      if walk.isResumed { trace? += frame.interruptedSteps[walk.index] ?? [] }
      trace? += walk.steps
    }
    if walk.uses.isEmpty { return }
    var facts: Use.Facts = []
    if isInSetter(walk.chain.scope) { facts.insert(.isInSetter) }
    if isWholeBody(walk) { facts.insert(.isWholeBody) }
    for var use in walk.uses {
      use.facts.formUnion(facts)
      uses.append(use)
    }
  }
}

/// The distinct names of the types of the parts that a file uses.
struct TypeNames {
  private(set) var all: [String] = []
  private var numbers: [String: UInt32] = [:]

  /// Returns the position of a name, plus one; adds the name if it is new.
  mutating func number(of name: String) -> UInt32 {
    if let known = numbers[name] { return known }
    all.append(name)
    numbers[name] = UInt32(clamping: all.count)
    return UInt32(clamping: all.count)
  }
}

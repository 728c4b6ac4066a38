import Findings
import SwiftReader

extension ChainWalk {
  /// Checks a use of a value, and lists it if a friend gave the value and no concept makes the use silent.
  mutating func examine(_ access: MemberAccess, in analyzer: inout ChainAnalyzer) {
    guard access.origin.reach >= 1, !analyzer.frame.isOfForeignValue, chain.root.mayReach else { return }
    let isWrite = analyzer.frame.isWritten(access.position, in: chain)
    let isChange = isWrite || access.call != nil && access.isMutating(in: &analyzer.types)
    count(access, in: &analyzer)
    if let concept = access.conceptOfUse(isChange: isChange, chain, in: &analyzer) {
      useConcept = concept
      return
    }
    let isStatement = access.isStatement(chain, in: &analyzer)
    let trust = access.trust(
      assigns: isWrite || isStatement && access.receiver.mayBeTold(in: &analyzer.types), in: &analyzer)
    let action: Use.Action = isChange ? .write : isStatement ? .command : access.call == nil ? .read : .call
    record(action, by: access, trust, in: &analyzer)
  }

  /// Checks a write to an element of a collection, as ``examine(_:in:)`` checks the use of a member.
  mutating func examineElementWrite(_ link: Link, of origin: ValueOrigin, in analyzer: inout ChainAnalyzer) {
    guard origin.reach >= 1, !analyzer.frame.isOfForeignValue, chain.root.mayReach else { return }
    let step = Step(link: link, spelling: .subscript, position: next)
    let access = MemberAccess(step: step, origin: origin, receiver: analyzer.types.unwrapped(origin.type), found: .none)
    if let concept = access.conceptOfUse(isChange: true, chain, in: &analyzer) {
      useConcept = concept
      return
    }
    record(.write, by: access, .some, in: &analyzer)
  }

  private mutating func record(
    _ action: Use.Action, by access: MemberAccess, _ trust: Trust, in analyzer: inout ChainAnalyzer
  ) {
    let (origin, link) = (access.origin, access.position)
    guard let confidence = access.confidence(trust, in: &analyzer) else {
      useConcept = .notOurs
      return
    }
    var use = Use(chain: index, link: link, hop: origin.hop, action: action, confidence: confidence)
    if let last = uses.last, last.hop == origin.hop {
      // The same value is used once more, behind a member of a library.
      let index = uses.count - 1
      if action == .write { uses[index].action = .write }
      if confidence > last.confidence { (uses[index].confidence, uses[index].link) = (confidence, link) }
      return
    }
    (use.binding, use.named) = (origin.binding, origin.named)
    use.part = access.nameOfPart(in: &analyzer)
    let owner = analyzer.table.typeOwning(origin.hop.member)
    use.owner = owner.isNone ? 0 : analyzer.typeNames.number(of: analyzer.table.name(of: owner))
    use.facts = access.facts(ownedBy: owner, chain, in: &analyzer)
    if !goesOn {
      use.facts.insert(.begins)
      use.precedent = origin.precedent
    }
    goesOn = true
    uses.append(use)
  }

  /// Counts a use past a hop if the repository declares a property with the hop's name, and whether the type of its
  /// receiver is known.
  private mutating func count(_ access: MemberAccess, in analyzer: inout ChainAnalyzer) {
    guard !isCounted, access.origin.root != .global,
      analyzer.types.asked.declaresProperty(analyzer.frame.spelling(access.origin.hop.name)),
      !analyzer.library.neutralMembers.contains(access.spelling)
    else { return }
    isCounted = true
    isTyped = access.receiver.isKnown
  }
}

extension MemberAccess {
  fileprivate func facts(ownedBy owner: DeclarationID, _ chain: Chain, in analyzer: inout ChainAnalyzer) -> Use.Facts {
    var facts: Use.Facts = []
    let part = analyzer.types.shape(of: receiver)
    if origin.root == .global { facts.insert(.isGlobal) }
    if origin.isPayload { facts.insert(.isPayload) }
    if isLast(of: chain, in: analyzer.frame) { facts.insert(.isLast) }
    if !owner.isNone, owner.isData(in: &analyzer) { facts.insert(.ownerIsData) }
    if part.kind == .nominal, part.declaration.isData(in: &analyzer) { facts.insert(.partIsData) }
    if analyzer.table.isOffered(origin.hop.member) { facts.insert(.isOffered) }
    if analyzer.table.isAddedToLibrary(origin.hop.member) { facts.insert(.isAddedToLibrary) }
    return facts
  }

  /// Returns whether a step ends a statement with a call whose result is discarded: the call is made for its effect, as
  /// in `entry.details.save(in: database)`. A stored closure is data itself, and a SwiftUI view is built from
  /// statements.
  fileprivate func isStatement(_ chain: Chain, in analyzer: inout ChainAnalyzer) -> Bool {
    guard chain.isDiscarded, step.isLastCall(of: chain) else { return false }
    return !isShown(in: chain.scope, of: &analyzer)
      && (found.isNone || analyzer.table.declaration(found.declaration).kind == .function)
  }

  /// Returns whether the access is in a SwiftUI view or view modifier, but not in a function that only acts.
  private func isShown(in scope: ScopeID, of analyzer: inout ChainAnalyzer) -> Bool {
    let site = analyzer.site(scope)
    if !site.function.isNone, analyzer.table.declaration(site.function).type == nil { return false }
    return analyzer.types.inherits(site.selfType, anyOf: analyzer.library.swiftUIViews)
  }

  /// Returns whether no property or element is used of a step's value, or the step is a projection:
  /// `center.orders.cancel()`, `center.orders.count`, `center.orders.$list.sink { … }`.
  private func isLast(of chain: Chain, in frame: Frame) -> Bool {
    if frame.isProjection(step.name) { return true }
    let rest = (step.position + 1)..<max(step.position + 1, chain.links.upperBound)
    return rest.allSatisfy { frame.link($0).kind != .property && frame.link($0).kind != .subscript }
  }
}

extension MemberAccess {
  /// Returns the position of the declared name of the receiver's type in the names of the file's analysis, plus one; 0 for a type without
  /// a name.
  fileprivate func nameOfPart(in analyzer: inout ChainAnalyzer) -> UInt32 {
    let shape = analyzer.types.shape(of: receiver)
    let name: String?
    switch shape.kind {
    case .nominal: name = analyzer.table.name(of: shape.declaration)
    case .library, .nestedLibrary: name = shape.libraryName(in: &analyzer.types)
    default: name = nil
    }
    return name.map { analyzer.typeNames.number(of: $0) } ?? 0
  }
}

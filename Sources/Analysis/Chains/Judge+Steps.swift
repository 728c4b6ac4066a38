import SwiftReader

extension Judge {
  /// What a member of a value is, and how far away.
  mutating func member(_ link: Link, of standing: Standing, _ walk: inout Walk) -> Standing {
    let spelling = frame.spelling(link.name)
    let position = walk.next
    var step = Step(link: link, spelling: spelling, position: position)
    if let called = call(at: position + 1, in: walk.chain) {
      step.call = call(atLink: called, of: walk.chain)
      walk.next = called
      if frame.remembers { note(callAt: called, of: position, on: standing, &walk) }
    }
    if spelling == Library.`self` || spelling == Library.metatype || spelling == Library.protocolType {
      walk.exempt(.namespace)
      return standing
    }
    if types.kind(standing.type) == .metatype {
      walk.exempt(.namespace)
      return member(ofType: types.child(0, of: standing.type), step, standing, walk.chain.scope)
    }
    if standing.root == .type { return .friend(.unexplained) }
    if standing.root == .selfReference, standing.reach == 0 {
      walk.exempt(.friend)
      return member(ofSelf: standing, step)
    }
    return member(ofValue: standing, step, &walk)
  }

  /// `Type.member`: a nested type, a case, a static member.
  private mutating func member(
    ofType type: KnownType, _ step: Step, _ standing: Standing, _ scope: ScopeID
  ) -> Standing {
    if step.spelling == .`init` { return .friend(.created, type) }
    let found = types.member(
      step.spelling, of: type, for: step.call == nil ? .onType : .callOnType, call: shape(of: step.call))
    if !found.isNone {
      let isOwn = types.kind(type) == .nominal && site(scope).enclosing.contains(types.shape(of: type).declaration)
      let isObject = step.call != nil || table.declaration(found.declaration).kind == .enumCase
      let root: Standing.Root = isObject ? .created : isOwn ? .own : .global
      return .friend(root, result(of: found, on: type, step.spelling, step.call))
    }
    if let nested = types.nestedType(step.spelling, in: type, from: frame.file) {
      return self.standing(ofType: nested, step.call)
    }
    let shape = types.shape(of: type)
    guard shape.kind == .library || shape.kind == .nestedLibrary,
      step.spelling.startsUppercase
    else { return .friend(.global) }
    let nested = types.nested(step.spelling, in: type, in: frame.file, name: step.link.name)
    return self.standing(ofType: nested, step.call)
  }

  private mutating func member(ofSelf standing: Standing, _ step: Step) -> Standing {
    let found = types.member(
      step.spelling, of: standing.type, for: step.call == nil ? .value : .call, call: shape(of: step.call))
    guard !found.isNone else { return .friend(step.call == nil ? .own : .created) }
    let type = result(of: found, on: standing.type, step.spelling, step.call)
    return .friend(step.call == nil ? .own : .created, type)
  }

  private mutating func member(ofValue standing: Standing, _ step: Step, _ walk: inout Walk) -> Standing {
    var receiver = standing.type
    var found = FoundMember.none
    let use: MemberUse = step.call == nil ? .value : .call
    if types.kind(receiver) == .optional {
      found = types.member(step.spelling, of: receiver, for: use, call: shape(of: step.call))
      if !found.isNone {
        walk.exempt(.optionalExtension)
        return standing.typed(result(of: found, on: receiver, step.spelling, step.call))
      }
      if library.results[step.spelling] == nil || step.call == nil { receiver = types.unwrapped(receiver) }
    }
    if types.kind(receiver) != .optional {
      found = types.member(step.spelling, of: receiver, for: use, call: shape(of: step.call))
    }
    found = settled(found, on: receiver, step.spelling, step.call)
    walk.found = found.declaration
    examine(standing, receiver, step, found, &walk)
    var next = standing
    if found.isUndecided {
      next.type = .unknown
    } else if found.isNone {
      next.type = result(ofLibraryMember: step.spelling, on: receiver, step.call)
    } else {
      next.type = result(of: found, on: receiver, step.spelling, step.call)
    }
    if step.call != nil {
      walk.exempt(.call)
      walk.hasCalled = walk.hasCalled || !walk.offences.isEmpty && !isMutating(step, found, receiver)
      if found.isNone, makesAnew(step) { return .friend(.created, next.type) }
      return softened(next, step, found)
    }
    return hopped(next, from: standing, receiver, step, found, &walk)
  }

  /// A function without arguments that only returns something may be a property in disguise.
  private mutating func softened(_ standing: Standing, _ step: Step, _ found: FoundMember) -> Standing {
    guard !found.isNone, let call = step.call, call.arguments.isEmpty else { return standing }
    let declaration = table.declaration(found.declaration)
    guard declaration.kind == .function, declaration.parameters.isEmpty,
      !declaration.isMutating, !declaration.modifiers.contains(.async),
      types.kind(types.unwrapped(standing.type)) == .nominal
    else { return standing }
    var next = standing
    next.softReach = next.softReach.next
    next.softHop = Hop(
      member: found.declaration, name: step.link.name, offset: step.link.offset, isResolved: true)
    return next
  }

  /// A property: one hop further, unless it is none.
  private mutating func hopped(
    _ next: Standing, from standing: Standing, _ receiver: KnownType, _ step: Step, _ found: FoundMember,
    _ walk: inout Walk
  ) -> Standing {
    if let exemption = neutrality(of: step, on: receiver, found, walk.chain.scope) {
      walk.exempt(exemption)
      if exemption == .dynamicMember { return looked(step, up: next, in: receiver) }
      return next
    }
    var next = next
    let hop = Hop(
      member: found.declaration, name: step.link.name, offset: step.link.offset,
      isResolved: !found.isNone || receiver.isKnown)
    (next.hop, next.softHop) = (hop, hop)
    (next.reach, next.softReach) = (next.reach.next, next.softReach.next)
    next.isOwnValue = isValue(receiver) && (standing.isOwnValue || standing.reach == 0 && isOwn(standing, receiver))
    next.isOwnCopy = standing.isOwnCopy && isValue(receiver)
    next.isCast = false
    return next
  }

  /// Whether a value is the code's own to change: it is stored in an own property or was made here. A closure can only
  /// write to a value that it was handed in order to change it; a state is changed by its reducer.
  private func isOwn(_ standing: Standing, _ receiver: KnownType) -> Bool {
    if standing.root == .own { return true }
    let shape = types.arena[receiver]
    guard standing.root == .closureParameter || standing.root == .created, shape.kind == .nominal else { return false }
    return !table.has(.isState, shape.declaration)
  }

  /// A member that its owner looks up in what it wraps: `Binding<Value>`, a store of a state.
  private mutating func looked(_ step: Step, up standing: Standing, in receiver: KnownType) -> Standing {
    for wrapped in types.children(of: receiver) {
      let found = types.member(step.spelling, of: wrapped, for: .value)
      if !found.isNone { return standing.typed(result(of: found, on: wrapped, step.spelling, nil)) }
    }
    return standing.typed(.unknown)
  }
}

/// A member's link, and the call that follows it.
struct Step {
  let link: Link
  let spelling: Spelling
  let position: UInt32
  var call: Call?
}

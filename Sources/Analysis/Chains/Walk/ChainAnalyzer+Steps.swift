import SwiftReader

extension ChainAnalyzer {
  /// Returns the origin of a member of a value, and checks the use of the value.
  mutating func member(_ link: Link, of origin: ValueOrigin, _ walk: inout ChainWalk) -> ValueOrigin {
    let spelling = frame.spelling(link.name)
    let position = walk.next
    var step = Step(link: link, spelling: spelling, position: position)
    if let called = call(at: position + 1, in: walk.chain) {
      step.call = call(atLink: called, of: walk.chain)
      walk.next = called
      if !frame.isOfForeignValue { note(callAt: called, of: position, on: origin, &walk) }
    }
    if spelling == Library.`self` || spelling == Library.metatype || spelling == Library.protocolType {
      walk.note(.friend)
      // `[Book].self`
      return instance(of: origin.type).map { origin.typed(types.metatype(of: $0)) } ?? origin
    }
    let isSelf = origin.root == .selfReference && origin.reach == 0
    if types.kind(origin.type) == .metatype {
      walk.note(.friend)
      return member(ofType: types.child(0, of: origin.type), step, origin, walk.chain.scope)
    }
    if origin.root == .type { return .friend(.unexplained) }
    if isSelf {
      walk.note(.friend)
      return member(ofSelf: origin, step)
    }
    return member(ofValue: origin, step, &walk)
  }

  /// Returns the origin of `Type.member`: a nested type, an enum case or a static member.
  private mutating func member(
    ofType type: KnownType, _ step: Step, _ origin: ValueOrigin, _ scope: ScopeID
  ) -> ValueOrigin {
    // `VM.init` without arguments is called where it is passed, as a type would be.
    if step.spelling == .`init` { return step.call == nil ? .friend(.created, types.metatype(of: type)) : made(type) }
    let found = types.member(
      step.spelling, of: type, for: step.call == nil ? .onType : .callOnType, call: shape(of: step.call))
    if !found.isNone {
      let isOwn = types.kind(type) == .nominal && site(scope).enclosing.contains(types.shape(of: type).declaration)
      let isObject = step.call != nil || table.declaration(found.declaration).kind == .enumCase
      let root: ValueOrigin.Root = isObject ? .created : isOwn ? .own : .global
      return .friend(root, result(of: found, on: type, step.spelling, step.call))
    }
    if let nested = types.nestedType(step.spelling, in: type, from: frame.file) {
      return self.origin(ofType: nested, step.call)
    }
    let shape = types.shape(of: type)
    if let call = step.call, shape.spelling == Library.mainActor, let value = relayed(call, by: step.spelling) {
      return value
    }
    guard shape.kind == .library || shape.kind == .nestedLibrary,
      step.spelling.startsUppercase
    else {
      if let call = step.call, let stream = stream(of: type, step.spelling, call) { return .friend(.global, stream) }
      let declared = types.libraryMember(step.spelling, of: type, step.call == nil ? .onType : .callOnType)
      let isOnly = !declared.isKnown && step.call == nil && step.spelling == Library.shared && shape.kind == .library
      return .friend(.global, isOnly ? type : declared)
    }
    let nested = types.nested(step.spelling, in: type, in: frame.file, name: step.name)
    return self.origin(ofType: nested, step.call)
  }

  private mutating func member(ofSelf origin: ValueOrigin, _ step: Step) -> ValueOrigin {
    let found = types.member(
      step.spelling, of: origin.type, for: step.call == nil ? .value : .call, call: shape(of: step.call))
    guard !found.isNone else {
      if let projected = projected(step.name, of: origin.type) { return projected }
      let type = result(ofLibraryMember: step.spelling, on: origin.type, step.call)
      return .friend(step.call == nil ? .own : .created, type)
    }
    let type = result(of: found, on: origin.type, step.spelling, step.call)
    return .friend(step.call == nil ? .own : .created, type)
  }

  private mutating func member(ofValue origin: ValueOrigin, _ step: Step, _ walk: inout ChainWalk) -> ValueOrigin {
    var receiver = origin.type
    var found = FoundMember.none
    let use: MemberUse = step.call == nil ? .value : .call
    if types.kind(receiver) == .optional {
      found = types.member(step.spelling, of: receiver, for: use, call: shape(of: step.call))
      if !found.isNone {
        walk.note(.container)
        return origin.typed(result(of: found, on: receiver, step.spelling, step.call))
      }
      if library.results[step.spelling] == nil || step.call == nil { receiver = types.unwrapped(receiver) }
    }
    if types.kind(receiver) != .optional {
      found = types.member(step.spelling, of: receiver, for: use, call: shape(of: step.call))
    }
    found = settled(found, on: receiver, step.spelling, step.call)
    walk.found = found.declaration
    let access = MemberAccess(step: step, origin: origin, receiver: receiver, found: found)
    examine(access, &walk)
    var next = origin
    if found.isUndecided {
      next.type = .unknown
    } else if found.isNone {
      let property = property(projectedBy: step.name, of: receiver)
      next.type =
        projection(of: property, on: receiver) ?? result(ofLibraryMember: step.spelling, on: receiver, step.call)
    } else {
      next.type = result(of: found, on: receiver, step.spelling, step.call)
    }
    guard let call = step.call else { return hopped(next, by: access, &walk) }
    if !found.isNone, table.isAccessor(found.declaration) { return hopped(next, by: access, &walk) }
    walk.note(.result)
    if found.isNone, let value = value(from: call, by: access, giving: next.type) { return value }
    return .friend(.created, next.type)
  }

  /// Returns the origin of the result of a library's method that gives what its receiver holds or what its closure
  /// returns; `nil` for other methods.
  private mutating func value(
    from call: Call, by access: MemberAccess, giving result: KnownType
  ) -> ValueOrigin? {
    let (step, origin, receiver) = (access.step, access.origin, access.receiver)
    let shape = types.shape(of: receiver)
    if library.executors.contains(shape.spelling) { return relayed(call, by: step.spelling) }
    guard isLibraryValue(shape) || types.isStream(shape) || types.inherits(receiver, anyOf: library.pipelines) else {
      return configures(step.spelling, receiver, call) ? origin.typed(result) : nil
    }
    return made(by: step)?.typed(result) ?? origin.typed(result)
  }

  /// Returns the origin of what an executor returns from the closure that it runs:
  /// `await MainActor.run { store.books.first }`; `nil` for other methods and for closures that return nothing.
  private mutating func relayed(_ call: Call, by method: Spelling) -> ValueOrigin? {
    guard Library.relayingMethods.contains(method), let last = call.arguments.last,
      case .closure(let scope) = frame.argument(last).value
    else { return nil }
    let closure = frame.scope(scope)
    if frame.isUnknown(closure.soleValue) { return nil }
    return origin(of: closure.soleValue, in: scope, at: closure.range.upperBound)
  }

  /// Counts a hop for a property, or for a method that only returns one, unless a concept makes the step silent.
  mutating func hopped(_ next: ValueOrigin, by access: MemberAccess, _ walk: inout ChainWalk) -> ValueOrigin {
    let (step, origin, receiver, found) = (access.step, access.origin, access.receiver, access.found)
    if let concept = concept(ofStep: access, in: walk.chain.scope) {
      // A method is no result here: its value is that of a property.
      if concept != .result || step.call == nil {
        walk.note(concept)
        return silent(next, for: concept, by: access, &walk)
      }
    }
    if isValue(receiver), origin.root == .own, origin.reach == 0 {
      walk.note(.ownPart)
      return next
    }
    if origin.isNew, origin.reach == 0 {
      walk.note(.newObject)
      return .friend(.created, next.type)
    }
    let member = isOfLibrary(found, step.spelling, on: receiver) ? .none : found.declaration
    var next = next
    next.hop = Hop(
      member: member, name: step.name, offset: step.offset, isResolved: !found.isNone || receiver.isKnown)
    // The hop is written at this step, so no local name launders the value.
    (next.binding, next.named, next.isPayload) = (0, 0, false)
    next.isHanded = origin.root == .closureParameter && (origin.reach == 0 || origin.isHanded) && isValue(receiver)
    next.reach = next.reach.next
    return next
  }

  /// Returns the origin of the value after a silent step.
  private mutating func silent(
    _ next: ValueOrigin, for concept: Concept, by access: MemberAccess, _ walk: inout ChainWalk
  ) -> ValueOrigin {
    let (step, receiver, found) = (access.step, access.receiver, access.found)
    switch concept {
    case .ownPart: return .friend(.own, next.type)
    case .result, .friend: return .friend(.created, next.type)
    case .container:
      guard found.isNone, !frame.isProjection(step.name), types.kind(receiver) != .tuple else { return next }
      walk.isLookedUp = true
      return looked(step, up: next, in: receiver)
    case .value: return found.isNone || types.kind(receiver) != .nominal ? next : .friend(.created, next.type)
    case .node, .notOurs, .newObject, .silentCode: return next
    }
  }

  /// Returns the origin of a member that its owner looks up in the value that it wraps, as `Binding<Value>` or a
  /// reducer's store does.
  private mutating func looked(_ step: Step, up origin: ValueOrigin, in receiver: KnownType) -> ValueOrigin {
    let isStore = library.reducerStores.contains(types.shape(of: receiver).spelling)
    for child in types.children(of: receiver) {
      let wrapped = isStore ? types.nestedType(Library.state, in: child, from: frame.file) ?? child : child
      let found = types.member(step.spelling, of: wrapped, for: .value)
      if !found.isNone { return origin.typed(result(of: found, on: wrapped, step.spelling, nil)) }
    }
    return origin
  }
}

/// The use of a member in a chain, and the call that follows the member's link.
struct Step {
  let name: Name
  let spelling: Spelling
  let offset: UInt32
  /// The number of the link.
  let position: UInt32
  var call: Call?

  init(link: Link, spelling: Spelling, position: UInt32) {
    (name, offset) = (link.name, link.offset)
    (self.spelling, self.position) = (spelling, position)
  }

  /// Returns whether the step is a call, and nothing of the chain follows it.
  func isLastCall(of chain: Chain) -> Bool { call.map { $0.link + 1 == chain.links.upperBound } ?? false }
}

/// A step on a value: where the value comes from, its type as it is used, and the member, which may be none.
struct MemberAccess {
  let step: Step
  let origin: ValueOrigin
  let receiver: KnownType
  let found: FoundMember
}

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
      walk.exempt(.namespace)
      // `[Book].self`
      return instance(of: origin.type).map { origin.typed(types.metatype(of: $0)) } ?? origin
    }
    let isSelf = origin.root == .selfReference && origin.reach == 0
    if types.kind(origin.type) == .metatype {
      walk.exempt(isSelf ? .friend : .namespace)
      return member(ofType: types.child(0, of: origin.type), step, origin, walk.chain.scope)
    }
    if origin.root == .type { return .friend(.unexplained) }
    if isSelf {
      walk.exempt(.friend)
      return member(ofSelf: origin, step)
    }
    return member(ofValue: origin, step, &walk)
  }

  /// Returns the origin of `Type.member`: a nested type, an enum case or a static member.
  private mutating func member(
    ofType type: KnownType, _ step: Step, _ origin: ValueOrigin, _ scope: ScopeID
  ) -> ValueOrigin {
    // `VM.init` without arguments is called where it is passed, as a type would be.
    if step.spelling == .`init` { return .friend(.created, step.call == nil ? types.metatype(of: type) : type) }
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
      return .friend(.global, types.libraryMember(step.spelling, of: type, step.call == nil ? .onType : .callOnType))
    }
    let nested = types.nested(step.spelling, in: type, in: frame.file, name: step.link.name)
    return self.origin(ofType: nested, step.call)
  }

  private mutating func member(ofSelf origin: ValueOrigin, _ step: Step) -> ValueOrigin {
    let found = types.member(
      step.spelling, of: origin.type, for: step.call == nil ? .value : .call, call: shape(of: step.call))
    guard !found.isNone else {
      if let projected = projected(step.link.name, of: origin.type) { return projected }
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
        walk.exempt(.optionalExtension)
        return origin.typed(result(of: found, on: receiver, step.spelling, step.call))
      }
      if library.results[step.spelling] == nil || step.call == nil { receiver = types.unwrapped(receiver) }
    }
    if types.kind(receiver) != .optional {
      found = types.member(step.spelling, of: receiver, for: use, call: shape(of: step.call))
    }
    found = settled(found, on: receiver, step.spelling, step.call)
    walk.found = found.declaration
    examine(origin, receiver, step, found, &walk)
    var next = origin
    if found.isUndecided {
      next.type = .unknown
    } else if found.isNone {
      let property = property(projectedBy: step.link.name, of: receiver)
      next.type =
        publisher(of: property, on: receiver) ?? result(ofLibraryMember: step.spelling, on: receiver, step.call)
    } else {
      next.type = result(of: found, on: receiver, step.spelling, step.call)
    }
    if let call = step.call {
      walk.exempt(.call)
      walk.hasCalled = walk.hasCalled || !walk.violations.isEmpty && !isMutating(step, found, receiver)
      if call.arguments.isEmpty, Library.copying.contains(step.spelling) { return .friend(.created, next.type) }
      if found.isNone, Library.makingTasks.contains(step.spelling) || fetches(step.spelling, from: receiver) {
        return .friend(.created, next.type)
      }
      if found.isNone, library.executors.contains(types.shape(of: receiver).spelling),
        let value = relayed(call, by: step.spelling)
      {
        return value
      }
      if found.isNone, let made = made(by: step) { return made.typed(next.type) }
      if table.isMaker(found.declaration) { return .friend(.created, next.type) }
      return softened(next, step, found)
    }
    return hopped(next, from: origin, receiver, step, found, &walk)
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

  /// Counts a soft hop for a method without arguments that only returns something: it may be a property in disguise.
  private mutating func softened(_ origin: ValueOrigin, _ step: Step, _ found: FoundMember) -> ValueOrigin {
    guard !found.isNone, let call = step.call, call.arguments.isEmpty, !table.isOfDependency(found.declaration)
    else { return origin }
    let declaration = table.declaration(found.declaration)
    guard declaration.kind == .function, declaration.parameters.isEmpty,
      !declaration.isMutating, !declaration.modifiers.contains(.async),
      types.kind(types.unwrapped(origin.type)) == .nominal
    else { return origin }
    var next = origin
    next.softReach = next.softReach.next
    next.softHop = Hop(
      member: found.declaration, name: step.link.name, offset: step.link.offset, isResolved: true)
    return next
  }

  /// Counts a hop for a property, unless the property is exempt.
  private mutating func hopped(
    _ next: ValueOrigin, from origin: ValueOrigin, _ receiver: KnownType, _ step: Step, _ found: FoundMember,
    _ walk: inout ChainWalk
  ) -> ValueOrigin {
    let neutrality = neutrality(of: step, on: receiver, found, walk.chain.scope) ?? content(step, found, walk.chain)
    // The nodes of a tree are parts of the tree, but the list of a node's children belongs to the node.
    if let exemption = neutrality, exemption != .recursion || !isMutated(behind: step, walk.chain) {
      walk.exempt(exemption)
      if exemption == .dynamicMember { return looked(step, up: next, in: receiver) }
      if exemption == .answer { return .friend(.created, next.type) }
      // The value of a binding is passed on in order to be changed.
      guard types.shape(of: receiver).spelling == Library.binding else { return next }
      var bound = next
      bound.isOwnValue = isValue(next.type)
      return bound
    }
    if isOwnBox(receiver, origin), step.spelling == Library.boxed {
      walk.exempt(.collectionElement)
      var content = next
      content.isOwnValue = isValue(next.type)
      return content
    }
    var next = next
    let member = isOfLibrary(found, step.spelling, on: receiver) ? .none : found.declaration
    let hop = Hop(
      member: member, name: step.link.name, offset: step.link.offset, isResolved: !found.isNone || receiver.isKnown)
    (next.hop, next.softHop) = (hop, hop)
    // The hop is written at this step, so no local name launders the value.
    (next.binding, next.named) = (0, 0)
    (next.reach, next.softReach) = (next.reach.next, next.softReach.next)
    next.isOwnValue = isValue(receiver) && (origin.isOwnValue || origin.reach == 0 && isOwn(origin, receiver))
    next.isOwnCopy = origin.isOwnCopy && isValue(receiver)
    next.isCopy = origin.isCopy && !isObject(next.type)
    next.isStoredCopy = origin.isStoredCopy && !isObject(next.type)
    next.isCast = false
    return next
  }

  /// Returns whether a library's box is a property of `self`, whose value is as own as that of a property without a
  /// box.
  private func isOwnBox(_ type: KnownType, _ origin: ValueOrigin) -> Bool {
    let shape = types.shape(of: type)
    return origin.root == .own && origin.reach == 0 && shape.kind == .library && library.boxes.contains(shape.spelling)
  }

  /// Returns whether a mutating method of a collection is called on a step's value: `parent.children.append(child)`.
  func isMutated(behind step: Step, _ chain: Chain) -> Bool {
    var next = step.position + 1
    while next < chain.links.upperBound, frame.link(next).kind != .property {
      if frame.link(next).kind != .optionalChaining, frame.link(next).kind != .forceUnwrap { return false }
      next += 1
    }
    return next < chain.links.upperBound && library.mutatingMembers.contains(frame.spelling(frame.link(next).name))
      && call(at: next + 1, in: chain) != nil
  }

  /// Returns whether a type is a class or an actor of the repository: copies of the owner share the object.
  func isObject(_ type: KnownType) -> Bool {
    let shape = types.shape(of: types.unwrapped(type))
    guard shape.kind == .nominal else { return false }
    let kind = table.declaration(shape.declaration).kind
    return kind == .class || kind == .actor
  }

  /// Returns whether code owns a value and may change it: the value is in a property of `self`, was created here, or is
  /// a closure's parameter, which can only be written if it was passed in order to be changed. State is changed by its
  /// reducer.
  private func isOwn(_ origin: ValueOrigin, _ receiver: KnownType) -> Bool {
    if origin.root == .own { return true }
    let shape = types.arena[receiver]
    guard origin.root == .closureParameter || origin.root == .created, shape.kind == .nominal else { return false }
    return !table.has(.isState, shape.declaration)
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

/// A member's link, and the call that follows the link.
struct Step {
  let link: Link
  let spelling: Spelling
  let position: UInt32
  var call: Call?
}

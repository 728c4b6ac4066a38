import SwiftReader

extension ChainWalk {
  /// Returns the origin of a member of a value, and checks the use of the value.
  mutating func member(_ link: Link, of origin: ValueOrigin, in analyzer: inout ChainAnalyzer) -> ValueOrigin {
    let spelling = analyzer.frame.spelling(link.name)
    let position = next
    var step = Step(link: link, spelling: spelling, position: position)
    if let called = analyzer.frame.call(at: position + 1, in: chain) {
      step.call = analyzer.frame.call(atLink: called, of: chain)
      next = called
      if !analyzer.frame.isOfForeignValue { note(callAt: called, of: position, on: origin, in: &analyzer) }
    }
    if spelling == Library.`self` || spelling == Library.metatype || spelling == Library.protocolType {
      note(.friend)
      // `[Book].self`
      return origin.type.instanceOfLiteral(in: &analyzer.types).map { origin.typed(analyzer.types.metatype(of: $0)) }
        ?? origin
    }
    let isSelf = origin.root == .selfReference && origin.reach == 0
    if analyzer.types.kind(origin.type) == .metatype {
      note(.friend)
      return step.member(ofType: analyzer.types.child(0, of: origin.type), origin, chain.scope, in: &analyzer)
    }
    if origin.root == .type { return .friend(.unexplained) }
    if isSelf {
      note(.friend)
      return step.member(ofSelf: origin, in: &analyzer)
    }
    return member(ofValue: origin, step, in: &analyzer)
  }

  fileprivate mutating func member(ofValue origin: ValueOrigin, _ step: Step, in analyzer: inout ChainAnalyzer)
    -> ValueOrigin
  {
    var receiver = origin.type
    var found = FoundMember.none
    let use: MemberUse = step.call == nil ? .value : .call
    if analyzer.types.kind(receiver) == .optional {
      found = analyzer.types.member(step.spelling, of: receiver, for: use, call: analyzer.frame.shape(of: step.call))
      if !found.isNone {
        note(.container)
        return origin.typed(found.result(on: receiver, step.spelling, step.call, in: &analyzer))
      }
      if analyzer.library.results[step.spelling] == nil || step.call == nil {
        receiver = analyzer.types.unwrapped(receiver)
      }
    }
    if analyzer.types.kind(receiver) != .optional {
      found = analyzer.types.member(step.spelling, of: receiver, for: use, call: analyzer.frame.shape(of: step.call))
    }
    found = found.settled(on: receiver, step.spelling, step.call, in: &analyzer)
    self.found = found.declaration
    let access = MemberAccess(step: step, origin: origin, receiver: receiver, found: found)
    examine(access, in: &analyzer)
    var next = origin
    if found.isUndecided {
      next.type = .unknown
    } else if found.isNone {
      let property = FoundMember.property(projectedBy: step.name, of: receiver, in: &analyzer)
      next.type =
        property.projection(on: receiver, in: &analyzer)
        ?? receiver.result(ofLibraryMember: step.spelling, step.call, in: &analyzer)
    } else {
      next.type = found.result(on: receiver, step.spelling, step.call, in: &analyzer)
    }
    guard let call = step.call else { return hopped(next, by: access, in: &analyzer) }
    if !found.isNone, analyzer.table.isAccessor(found.declaration) { return hopped(next, by: access, in: &analyzer) }
    note(.result)
    if found.isNone, let value = access.value(from: call, giving: next.type, in: &analyzer) { return value }
    return .friend(.created, next.type)
  }

  /// Counts a hop for a property, or for a method that only returns one, unless a concept makes the step silent.
  mutating func hopped(_ next: ValueOrigin, by access: MemberAccess, in analyzer: inout ChainAnalyzer) -> ValueOrigin {
    let (origin, receiver) = (access.origin, access.receiver)
    if let concept = access.conceptOfStep(in: chain.scope, in: &analyzer) {
      // A method is no result here: its value is that of a property.
      if concept != .result || access.call == nil {
        note(concept)
        return silent(next, for: concept, by: access, in: &analyzer)
      }
    }
    if receiver.isValue(in: &analyzer.types), origin.root == .own, origin.reach == 0 {
      note(.ownPart)
      return next
    }
    if origin.isNew, origin.reach == 0 {
      note(.newObject)
      return .friend(.created, next.type)
    }
    let member = access.isOfLibrary(in: &analyzer.types) ? .none : access.declaration
    var next = next
    next.hop = Hop(
      member: member, name: access.name, offset: access.offset, isResolved: access.isFound || receiver.isKnown)
    // The hop is written at this step, so no local name launders the value.
    (next.binding, next.named, next.isPayload) = (0, 0, false)
    next.isHanded =
      origin.root == .closureParameter && (origin.reach == 0 || origin.isHanded)
      && receiver.isValue(in: &analyzer.types)
    next.reach = next.reach.next
    return next
  }

  /// Returns the origin of the value after a silent step.
  private mutating func silent(
    _ next: ValueOrigin, for concept: Concept, by access: MemberAccess, in analyzer: inout ChainAnalyzer
  ) -> ValueOrigin {
    let receiver = access.receiver
    switch concept {
    case .ownPart: return .friend(.own, next.type)
    case .result, .friend: return .friend(.created, next.type)
    case .container:
      guard !access.isFound, !analyzer.frame.isProjection(access.name), analyzer.types.kind(receiver) != .tuple else {
        return next
      }
      isLookedUp = true
      return access.lookedUp(next, in: &analyzer)
    case .value:
      return !access.isFound || analyzer.types.kind(receiver) != .nominal ? next : .friend(.created, next.type)
    case .node, .notOurs, .newObject, .silentCode: return next
    }
  }
}

extension Step {
  /// Returns the origin of `Type.member`: a nested type, an enum case or a static member.
  fileprivate func member(
    ofType type: KnownType, _ origin: ValueOrigin, _ scope: ScopeID, in analyzer: inout ChainAnalyzer
  ) -> ValueOrigin {
    // `VM.init` without arguments is called where it is passed, as a type would be.
    if spelling == .`init` {
      return call == nil
        ? .friend(.created, analyzer.types.metatype(of: type)) : type.newObject(in: &analyzer.types)
    }
    let found = analyzer.types.member(
      spelling, of: type, for: call == nil ? .onType : .callOnType, call: analyzer.frame.shape(of: call))
    if !found.isNone {
      let isOwn =
        analyzer.types.kind(type) == .nominal
        && analyzer.site(scope).enclosing.contains(analyzer.types.shape(of: type).declaration)
      let isObject = call != nil || analyzer.table.declaration(found.declaration).kind == .enumCase
      let root: ValueOrigin.Root = isObject ? .created : isOwn ? .own : .global
      return .friend(root, found.result(on: type, spelling, call, in: &analyzer))
    }
    if let nested = analyzer.types.nestedType(spelling, in: type, from: analyzer.frame.file) {
      return analyzer.origin(ofType: nested, call)
    }
    let shape = analyzer.types.shape(of: type)
    if let call, shape.spelling == Library.mainActor, let value = call.relayed(by: spelling, in: &analyzer) {
      return value
    }
    guard shape.kind == .library || shape.kind == .nestedLibrary,
      spelling.startsUppercase
    else {
      if let call, let stream = type.stream(spelling, call, in: &analyzer) {
        return .friend(.global, stream)
      }
      let declared = analyzer.types.libraryMember(spelling, of: type, call == nil ? .onType : .callOnType)
      let isOnly = !declared.isKnown && call == nil && spelling == Library.shared && shape.kind == .library
      return .friend(.global, isOnly ? type : declared)
    }
    let nested = analyzer.types.nested(spelling, in: type, in: analyzer.frame.file, name: name)
    return analyzer.origin(ofType: nested, call)
  }

  fileprivate func member(ofSelf origin: ValueOrigin, in analyzer: inout ChainAnalyzer) -> ValueOrigin {
    let found = analyzer.types.member(
      spelling, of: origin.type, for: call == nil ? .value : .call, call: analyzer.frame.shape(of: call))
    guard !found.isNone else {
      if let projected = analyzer.projected(name, of: origin.type) { return projected }
      let type = origin.type.result(ofLibraryMember: spelling, call, in: &analyzer)
      return .friend(call == nil ? .own : .created, type)
    }
    let type = found.result(on: origin.type, spelling, call, in: &analyzer)
    return .friend(call == nil ? .own : .created, type)
  }
}

extension MemberAccess {
  /// Returns the origin of the result of a library's method that gives what its receiver holds or what its closure
  /// returns; `nil` for other methods.
  fileprivate func value(
    from call: Call, giving result: KnownType, in analyzer: inout ChainAnalyzer
  ) -> ValueOrigin? {
    let shape = analyzer.types.shape(of: receiver)
    if analyzer.library.executors.contains(shape.spelling) { return call.relayed(by: spelling, in: &analyzer) }
    guard
      shape.isLibraryValue(in: &analyzer.types) || shape.isStream(in: analyzer.library)
        || analyzer.types.inherits(receiver, anyOf: analyzer.library.pipelines)
    else {
      return call.configures(spelling, receiver, in: &analyzer) ? origin.typed(result) : nil
    }
    return step.made(in: &analyzer)?.typed(result) ?? origin.typed(result)
  }

  /// Returns the origin of a member that its owner looks up in the value that it wraps, as `Binding<Value>` or a
  /// reducer's store does.
  fileprivate func lookedUp(_ origin: ValueOrigin, in analyzer: inout ChainAnalyzer) -> ValueOrigin {
    let isStore = analyzer.library.reducerStores.contains(analyzer.types.shape(of: receiver).spelling)
    for child in analyzer.types.children(of: receiver) {
      let wrapped =
        isStore ? analyzer.types.nestedType(Library.state, in: child, from: analyzer.frame.file) ?? child : child
      let found = analyzer.types.member(spelling, of: wrapped, for: .value)
      if !found.isNone { return origin.typed(found.result(on: wrapped, spelling, nil, in: &analyzer)) }
    }
    return origin
  }
}

extension Call {
  /// Returns the origin of what an executor returns from the closure that it runs:
  /// `await MainActor.run { store.books.first }`; `nil` for other methods and for closures that return nothing.
  fileprivate func relayed(by method: Spelling, in analyzer: inout ChainAnalyzer) -> ValueOrigin? {
    guard Library.relayingMethods.contains(method), let last = arguments.last,
      case .closure(let scope) = analyzer.frame.argument(last).value
    else { return nil }
    let closure = analyzer.frame.scope(scope)
    if analyzer.frame.isUnknown(closure.soleValue) { return nil }
    return analyzer.origin(of: closure.soleValue, in: scope, at: closure.range.upperBound)
  }
}

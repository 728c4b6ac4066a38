import SwiftReader

extension ChainAnalyzer {
  /// Returns the origin of a closure's parameter. If the configuration says so, the parameter has the reach of the
  /// receiver whose method takes the closure.
  mutating func handed(_ parameter: ValueOrigin, in scope: ScopeID) -> ValueOrigin {
    guard library.inheritsReach, !frame.isOfForeignValue, let closure = closure(around: scope),
      let call = frame.call(ofClosure: closure), let receiver = receiver(of: call), receiver.reach >= 1
    else { return parameter }
    return receiver.typed(parameter.type)
  }

  /// Returns the origin of the collection whose `forEach` passes a chain's root to the enclosing closure, if the
  /// collection is at least one hop past a friend.
  mutating func iterated(by chain: Chain) -> ValueOrigin? {
    guard let call = iteration(around: chain), let receiver = receiver(of: call), receiver.reach >= 1 else {
      return nil
    }
    return receiver
  }

  /// Returns the call of `forEach` that passes a chain's root to the enclosing closure; `nil` if there is none.
  mutating func iteration(around chain: Chain) -> FileIndex.ClosureCall? {
    guard let call = callHanding(rootOf: chain), let name = callee(of: call, frame.chain(call.chain)),
      frame.spelling(name) == Library.forEachMethod
    else { return nil }
    return call
  }

  /// Returns whether a chain starts at a new object that is passed to a closure for setup:
  /// `Card().then { $0.title.show() }`.
  mutating func startsAtConfigured(_ chain: Chain, _ origin: ValueOrigin) -> Bool {
    guard origin.root == .closureParameter, let call = callHanding(rootOf: chain),
      let name = callee(of: call, frame.chain(call.chain)), library.configuringMethods.contains(frame.spelling(name))
    else { return false }
    return receiver(of: call)?.root == .created
  }

  /// Returns whether a chain's root is a parameter of the enclosing closure, whose call does not iterate over a
  /// collection.
  mutating func isHandedOnce(rootOf chain: Chain) -> Bool {
    switch chain.root {
    case .name, .closureParameter: break
    default: return false
    }
    guard let call = callHanding(rootOf: chain), let name = callee(of: call, frame.chain(call.chain)) else {
      return false
    }
    let spelling = frame.spelling(name)
    return library.closures[spelling] == nil && spelling != Library.forEachMethod
  }

  /// Returns whether a library method passes its receiver to its only argument, a closure, and then returns the
  /// receiver. The `then` of a future does not.
  func configures(_ method: Spelling, _ receiver: KnownType, _ call: Call) -> Bool {
    guard library.configuringMethods.contains(method), call.arguments.count == 1,
      case .closure = argument(0, of: call)
    else { return false }
    let shape = types.shape(of: receiver)
    switch shape.kind {
    case .nominal: return true
    case .library: return library.elements[shape.spelling] == nil
    default: return false
    }
  }

  /// Returns the call that takes the closure in which a chain's root is declared or used; `nil` if the closure is not
  /// an argument.
  private mutating func callHanding(rootOf chain: Chain) -> FileIndex.ClosureCall? {
    var scope = chain.scope
    if case .name(let name) = chain.root, let index = binding(name, in: scope, at: chain.start) {
      scope = frame.binding(index).scope
    }
    return closure(around: scope).flatMap { frame.call(ofClosure: $0) }
  }

  /// Returns the innermost closure that encloses a scope, or the scope itself if it is a closure.
  private func closure(around scope: ScopeID) -> ScopeID? {
    var scope = scope
    while frame.scope(scope).kind != .closure {
      let parent = frame.scope(scope).parent
      if parent == scope { return nil }
      scope = parent
    }
    return scope
  }

  /// Returns the type of `$0`, `$1`, ….
  mutating func typeOfShorthand(_ position: Int, in scope: ScopeID) -> KnownType {
    guard let closure = closure(around: scope) else { return .unknown }
    return parameterTypes(ofClosure: closure, wanted: position + 1).element(at: position)
  }

  /// Returns the type of a closure's named parameter.
  mutating func typeOfClosureParameter(_ index: UInt32, _ binding: Binding) -> KnownType {
    let parameters = frame.parameters(ofClosure: binding.scope)
    guard let position = parameters.firstIndex(of: index) else { return .unknown }
    return parameterTypes(ofClosure: binding.scope, wanted: parameters.count)
      .element(at: position)
  }

  /// Returns the types of the arguments that the callee passes to a closure.
  private mutating func parameterTypes(ofClosure scope: ScopeID, wanted: Int) -> [KnownType] {
    guard !frame.isOfForeignValue, let site = frame.call(ofClosure: scope) else { return [] }
    let types = parameterTypes(of: site)
    if types.count == 1, wanted > 1, self.types.kind(types[0]) == .tuple {
      return self.types.children(of: types[0])
    }
    return types
  }

  private mutating func parameterTypes(of site: FileIndex.ClosureCall) -> [KnownType] {
    let chain = frame.chain(site.chain)
    let link = frame.link(site.link)
    if link.arguments.count > Limits.argumentsBesideClosures { return [] }
    let call = Call(link: site.link, arguments: link.arguments, scope: chain.scope, offset: chain.start)
    guard let name = callee(of: site, chain) else { return [] }
    let receiver = receiver(of: site)?.type
    let spelling = frame.spelling(name)
    if let declared = declaredParameters(spelling, receiver, site, call) { return declared }
    if let receiver, configures(spelling, receiver, call) { return [receiver] }
    let given = libraryParameters(spelling, receiver, call)
    if given.isKnown { return types.kind(given) == .tuple ? types.children(of: given) : [given] }
    if spelling == Library.forEach || spelling == Library.list {
      return [element(of: type(ofArgument: 0, of: call))]
    }
    switch library.closures[spelling] {
    case .argument:
      let argument = type(ofArgument: 0, of: call)
      return [argument, argument]
    case .elementOfArgument:
      return [element(ofPresented: type(ofArgument: 0, of: call))]
    default: break
    }
    if library.closures[spelling] == .combined {
      let own = receiver.map { self.types.kind($0) == .metatype ? [] : [self.element(of: $0)] } ?? []
      return own + elements(ofArguments: call)
    }
    guard let receiver, !library.closuresWithoutElement.contains(frame.spelling(frame.argument(site.argument).label))
    else {
      return []
    }
    if types.kind(receiver) == .optional, spelling == Library.map || spelling == Library.flatMap {
      return [types.unwrapped(receiver)]
    }
    let element = element(of: receiver)
    switch library.closures[spelling] {
    case .element: return [element]
    case .value: return [types.kind(receiver) == .dictionary ? types.child(1, of: receiver) : element]
    case .twoElements: return [element, element]
    case .accumulator: return [accumulator(call), element]
    case .argument, .elementOfArgument, .combined, nil: return []
    }
  }

  /// Returns the type of the first argument; unknown for an empty array literal, which may have any type.
  private mutating func accumulator(_ call: Call) -> KnownType {
    switch argument(0, of: call) {
    case .array(let operands) where operands.count == 0: .unknown
    default: type(ofArgument: 0, of: call)
    }
  }

  /// Returns the element type of a publisher, the type inside a binding, or the instance type of a metatype.
  private mutating func element(ofPresented type: KnownType) -> KnownType {
    let shape = types.shape(of: type)
    switch shape.kind {
    case .metatype: return types.child(0, of: type)
    case .library where shape.spelling == Library.binding: return types.unwrapped(types.child(0, of: type))
    default: return element(of: type)
    }
  }

  /// Returns the type that a library function or initializer passes to its closure; several parameters as a tuple.
  private mutating func libraryParameters(_ spelling: Spelling, _ receiver: KnownType?, _ call: Call) -> KnownType {
    let around = site(call.scope).selfType
    if let receiver { return types.libraryMember(spelling, of: types.unwrapped(receiver), .closure, around: around) }
    guard spelling.startsUppercase else { return types.libraryMember(spelling, of: around, .closure, around: around) }
    return types.libraryMember(.`init`, of: types.library(spelling), .closure, around: around)
  }

  /// Returns the name of the function, method or type that is called; `nil` if the callee has no name.
  private func callee(of site: FileIndex.ClosureCall, _ chain: Chain) -> Name? {
    if let method = frame.method(ofCallAt: site.link, of: chain) { return frame.link(method).name }
    guard case .name(let name) = chain.root, frame.isCallOfRoot(site.link, of: chain) else { return nil }
    return name
  }

  /// Returns the parameter types of the function type that a function of the repository takes at the closure's
  /// position; `nil` if the callee is not a function of the repository.
  private mutating func declaredParameters(
    _ spelling: Spelling, _ receiver: KnownType?, _ site: FileIndex.ClosureCall, _ call: Call
  ) -> [KnownType]? {
    guard let (function, holder) = calledFunction(spelling, receiver, call) else { return nil }
    guard let type = typeOfClosure(site, of: call, to: function) else { return [] }
    let parameters = types.children(of: type).dropLast()
    guard let holder else { return Array(parameters) }
    let seen = receiver ?? self.site(call.scope).selfType
    return parameters.map { types.substituted($0, heldBy: holder, seenFrom: types.unwrapped(seen)) }
  }

  /// Returns the function type of the parameter that takes a closure. Without the types of all arguments it is not
  /// always known which parameter that is; then it is that of the last one that takes a function.
  private mutating func typeOfClosure(
    _ site: FileIndex.ClosureCall, of call: Call, to function: DeclarationID
  ) -> KnownType? {
    let file = table.file(of: function)
    let declaration = table.declaration(function)
    let taking = types.parameters(for: callShape(of: call), of: declaration, in: file)
    let position = Int(site.argument - call.arguments.lowerBound)
    let candidates = taking.map { $0.indices.contains(position) ? [$0[position]] : [] } ?? Array(declaration.parameters)
    for number in candidates.reversed() {
      guard let written = table.parameter(number, in: file).type else { continue }
      let known = types.resolve(written, in: file, from: function)
      let type = types.unwrapped(known)
      if types.kind(type) == .function { return type }
    }
    return nil
  }

  private mutating func calledFunction(
    _ spelling: Spelling, _ receiver: KnownType?, _ call: Call
  ) -> (DeclarationID, KnownType?)? {
    let shape = callShape(of: call)
    if let receiver {
      // `owner.map { }` of an optional owner is `Optional.map`, not the owner's `map`.
      let type = spelling == Library.map || spelling == Library.flatMap ? receiver : types.unwrapped(receiver)
      let isType = types.kind(type) == .metatype
      let holder = isType ? types.child(0, of: type) : type
      let use: MemberUse = isType ? .callOnType : .call
      let found = settled(types.member(spelling, of: holder, for: use, call: shape), on: holder, spelling, call)
      if found.isNone { return nil }
      return table.declaration(found.declaration).kind == .function ? (found.declaration, found.holder) : nil
    }
    let site = site(call.scope)
    let found = types.member(spelling, of: site.selfType, for: .call, call: shape)
    if !found.isNone { return (found.declaration, found.holder) }
    let global = types.global(spelling, call: shape)
    if !global.isNone {
      return table.declaration(global.declaration).kind == .function ? (global.declaration, nil) : nil
    }
    guard case .declared(let id) = types.topLevelType(spelling, from: frame.file) else { return nil }
    let initializer = types.member(.`init`, of: types.nominal(id), for: .callOnType, call: shape)
    guard !initializer.isNone, initializer.holder == types.nominal(id) else { return nil }
    return (initializer.declaration, nil)
  }
}

extension [KnownType] {
  fileprivate func element(at position: Int) -> KnownType {
    position < count ? self[position] : .unknown
  }
}

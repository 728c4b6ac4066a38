import SwiftReader

/// The types of the parameters of closures.
extension ChainAnalyzer {
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
    if frame.isOfForeignValue { return [] }
    let types: [KnownType]
    if let site = frame.call(ofClosure: scope) {
      types = parameterTypes(of: site)
    } else if let definition = frame.definition(ofClosure: scope) {
      types = parameterTypes(of: definition)
    } else {
      return []
    }
    if types.count == 1, wanted > 1, self.types.kind(types[0]) == .tuple {
      return self.types.children(of: types[0])
    }
    return types
  }

  /// Returns the parameter types of the function type that a closure's variable or property has.
  private mutating func parameterTypes(of definition: FileIndex.ClosureDefinition) -> [KnownType] {
    let known: KnownType
    switch definition {
    case .declaration(let local): known = typeOfProperty(table.id(local, in: frame.file))
    case .binding(let number): known = provisional(ofBinding: number).type
    case .assignment(let number):
      let assignment = frame.assignment(number)
      known = origin(ofName: assignment.name, in: assignment.scope, at: assignment.offset).type
    case .chain(let number):
      let chain = frame.chain(number)
      known = origin(of: .chain(number), in: chain.scope, at: chain.start).type
    }
    let type = types.unwrapped(known)
    return types.kind(type) == .function ? Array(types.children(of: type).dropLast()) : []
  }

  private mutating func parameterTypes(of site: FileIndex.ClosureCall) -> [KnownType] {
    let chain = frame.chain(site.chain)
    let link = frame.link(site.link)
    if link.arguments.count > Limits.argumentsBesideClosures { return [] }
    let call = Call(link: site.link, arguments: link.arguments, scope: chain.scope, offset: chain.start)
    guard let name = callee(of: site, chain) else { return [] }
    let receiver = receiver(of: site)?.type
    let spelling = frame.spelling(name)
    if let declared = declaredParameters(of: spelling, on: receiver, at: site, call) { return declared }
    if let receiver, configures(spelling, receiver, call) { return [receiver] }
    let given = libraryParameters(spelling, receiver, call)
    if given.isKnown { return types.kind(given) == .tuple ? types.children(of: given) : [given] }
    if spelling == Library.forEach || spelling == Library.list || groups(spelling, call) {
      return [element(of: type(ofArgument: 0, of: call))]
    }
    if Library.openingTaskGroups.contains(spelling), let child = instance(namedBy: 0, of: call) {
      return [types.library(Library.taskGroup, [child])]
    }
    switch library.closures[spelling] {
    case .argument:
      let argument = type(ofArgument: 0, of: call)
      return [argument, argument]
    case .entry:
      guard let position = labels(of: call).firstIndex(of: Library.provider) else { return [] }
      let provider = type(ofArgument: position, of: call)
      let placeholder = types.member(Library.placeholder, of: provider, for: .call)
      let function = result(of: placeholder, on: provider, Library.placeholder, nil)
      return [self.types.lastChild(of: function)]
    case .elementOfArgument:
      let position = labels(of: call).firstIndex(of: Library.presenting) ?? 0
      return [element(ofPresented: type(ofArgument: position, of: call))]
    default: break
    }
    if library.closures[spelling] == .combined {
      let own = receiver.map { self.types.kind($0) == .metatype ? [] : [self.element(of: $0)] } ?? []
      return own + elements(ofArguments: call)
    }
    let around = receiver ?? self.site(call.scope).selfType
    guard around.isKnown, !library.closuresWithoutElement.contains(frame.spelling(frame.argument(site.argument).label))
    else {
      return []
    }
    if types.kind(around) == .optional, spelling == Library.map || spelling == Library.flatMap {
      return [types.unwrapped(around)]
    }
    let element = element(of: around)
    switch library.closures[spelling] {
    case .element: return [element]
    case .value: return [types.kind(around) == .dictionary ? types.child(1, of: around) : element]
    case .twoElements: return [element, element]
    case .accumulator: return [accumulator(call), element]
    case .argument, .elementOfArgument, .entry, .combined, nil: return []
    }
  }

  /// Returns the type of the first argument; unknown for an empty array literal, which may have any type.
  private mutating func accumulator(_ call: Call) -> KnownType {
    switch argument(0, of: call) {
    case .array(let operands) where operands.count == 0: .unknown
    default: type(ofArgument: 0, of: call)
    }
  }

  /// Returns whether a call is `Dictionary(grouping: people) { $0.town }`.
  private func groups(_ spelling: Spelling, _ call: Call) -> Bool {
    spelling == Library.dictionary && labels(of: call).first == Library.grouping
  }

  /// Returns the element type of a publisher, the type inside a binding or an optional, or the instance type of a
  /// metatype.
  private mutating func element(ofPresented type: KnownType) -> KnownType {
    let shape = types.shape(of: type)
    switch shape.kind {
    case .metatype: return types.child(0, of: type)
    case .optional: return types.unwrapped(type)
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
  func callee(of site: FileIndex.ClosureCall, _ chain: Chain) -> Name? {
    if let method = frame.method(ofCallAt: site.link, of: chain) { return frame.link(method).name }
    guard case .name(let name) = chain.root, frame.isCallOfRoot(site.link, of: chain) else { return nil }
    return name
  }
}

extension [KnownType] {
  fileprivate func element(at position: Int) -> KnownType {
    position < count ? self[position] : .unknown
  }
}

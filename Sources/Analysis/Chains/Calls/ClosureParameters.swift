import SwiftReader

extension ScopeID {
  /// Returns the type of `$0`, `$1`, ….
  func typeOfShorthand(_ position: Int, in analyzer: inout ChainAnalyzer) -> KnownType {
    guard let closure = analyzer.frame.closure(around: self) else { return .unknown }
    return closure.closureParameterTypes(wanted: position + 1, in: &analyzer).element(at: position)
  }

  /// Returns the type of a closure's named parameter.
  func typeOfClosureParameter(_ index: UInt32, in analyzer: inout ChainAnalyzer) -> KnownType {
    let parameters = analyzer.frame.parameters(ofClosure: self)
    guard let position = parameters.firstIndex(of: index) else { return .unknown }
    return closureParameterTypes(wanted: parameters.count, in: &analyzer)
      .element(at: position)
  }

  /// Returns the types of the arguments that the callee passes to a closure.
  private func closureParameterTypes(wanted: Int, in analyzer: inout ChainAnalyzer) -> [KnownType] {
    if analyzer.frame.isOfForeignValue { return [] }
    let parameters: [KnownType]
    if let site = analyzer.frame.call(ofClosure: self) {
      parameters = site.parameterTypes(in: &analyzer)
    } else if let definition = analyzer.frame.definition(ofClosure: self) {
      parameters = definition.parameterTypes(in: &analyzer)
    } else {
      return []
    }
    if parameters.count == 1, wanted > 1, analyzer.types.kind(parameters[0]) == .tuple {
      return analyzer.types.children(of: parameters[0])
    }
    return parameters
  }

  /// Returns the origin of a closure's parameter: a new object, if a library's method passes a new object to the closure
  /// for set-up, as in `Card().then { $0.title.show() }`.
  func closureParameter(_ type: KnownType, in analyzer: inout ChainAnalyzer) -> ValueOrigin {
    var parameter = ValueOrigin.friend(.closureParameter, type)
    guard !analyzer.frame.isOfForeignValue, let closure = analyzer.frame.closure(around: self),
      let call = analyzer.frame.call(ofClosure: closure),
      let name = analyzer.frame.callee(of: call, analyzer.frame.chain(call.chain)),
      analyzer.library.configuringMethods.contains(analyzer.frame.spelling(name))
    else { return parameter }
    parameter.isNew = call.receiver(in: &analyzer)?.isNew ?? false
    return parameter
  }

  /// Returns the result type of a closure if it is written, or the type of what the closure returns; unknown for
  /// closures that return nothing.
  func resultOfClosure(in analyzer: inout ChainAnalyzer) -> KnownType {
    let closure = analyzer.frame.scope(self)
    return analyzer.origin(of: closure.soleValue, in: self, at: closure.range.upperBound).type
  }
}

extension FileIndex.ClosureDefinition {
  /// Returns the parameter types of the function type that a closure's variable or property has.
  fileprivate func parameterTypes(in analyzer: inout ChainAnalyzer) -> [KnownType] {
    let known: KnownType
    switch self {
    case .declaration(let local): known = analyzer.typeOfProperty(analyzer.table.id(local, in: analyzer.frame.file))
    case .binding(let number): known = analyzer.provisional(ofBinding: number).type
    case .assignment(let number):
      let assignment = analyzer.frame.assignment(number)
      known = analyzer.origin(ofName: assignment.name, in: assignment.scope, at: assignment.offset).type
    case .chain(let number):
      let chain = analyzer.frame.chain(number)
      known = analyzer.origin(of: .chain(number), in: chain.scope, at: chain.start).type
    }
    let type = analyzer.types.unwrapped(known)
    return analyzer.types.kind(type) == .function ? Array(analyzer.types.children(of: type).dropLast()) : []
  }
}

extension FileIndex.ClosureCall {
  fileprivate func parameterTypes(in analyzer: inout ChainAnalyzer) -> [KnownType] {
    let chain = analyzer.frame.chain(chain)
    let link = analyzer.frame.link(self.link)
    if link.arguments.count > Limits.argumentsBesideClosures { return [] }
    let call = Call(link: self.link, arguments: link.arguments, scope: chain.scope, offset: chain.start)
    guard let name = analyzer.frame.callee(of: self, chain) else { return [] }
    let receiver = receiver(in: &analyzer)?.type
    let spelling = analyzer.frame.spelling(name)
    if let declared = call.declaredParameters(of: spelling, on: receiver, at: self, in: &analyzer) { return declared }
    if let receiver, call.configures(spelling, receiver, in: &analyzer) { return [receiver] }
    let given = call.libraryParameters(spelling, receiver, in: &analyzer)
    if given.isKnown { return analyzer.types.kind(given) == .tuple ? analyzer.types.children(of: given) : [given] }
    if spelling == Library.forEach || spelling == Library.list
      || spelling == Library.dictionary && analyzer.frame.labels(of: call).first == Library.grouping
    {
      return [call.type(ofArgument: 0, in: &analyzer).element(in: &analyzer)]
    }
    if Library.openingTaskGroups.contains(spelling), let child = call.instance(namedBy: 0, in: &analyzer) {
      return [analyzer.types.library(Library.taskGroup, [child])]
    }
    switch analyzer.library.closures[spelling] {
    case .argument:
      let argument = call.type(ofArgument: 0, in: &analyzer)
      return [argument, argument]
    case .entry:
      guard let position = analyzer.frame.labels(of: call).firstIndex(of: Library.provider) else { return [] }
      let provider = call.type(ofArgument: position, in: &analyzer)
      let placeholder = analyzer.types.member(Library.placeholder, of: provider, for: .call)
      let function = placeholder.result(on: provider, Library.placeholder, nil, in: &analyzer)
      return [analyzer.types.arena.lastChild(of: function)]
    case .elementOfArgument:
      let position = analyzer.frame.labels(of: call).firstIndex(of: Library.presenting) ?? 0
      return [call.type(ofArgument: position, in: &analyzer).presentedElement(in: &analyzer)]
    default: break
    }
    if analyzer.library.closures[spelling] == .combined {
      let own = receiver.map { analyzer.types.kind($0) == .metatype ? [] : [$0.element(in: &analyzer)] } ?? []
      return own + call.argumentElements(in: &analyzer)
    }
    let around = receiver ?? analyzer.site(call.scope).selfType
    guard around.isKnown,
      !analyzer.library.closuresWithoutElement.contains(
        analyzer.frame.spelling(analyzer.frame.argument(self.argument).label))
    else {
      return []
    }
    if analyzer.types.kind(around) == .optional, spelling == Library.map || spelling == Library.flatMap {
      return [analyzer.types.unwrapped(around)]
    }
    let element = around.element(in: &analyzer)
    switch analyzer.library.closures[spelling] {
    case .element: return [element]
    case .value: return [analyzer.types.kind(around) == .dictionary ? analyzer.types.child(1, of: around) : element]
    case .twoElements: return [element, element]
    case .accumulator: return [call.accumulator(in: &analyzer), element]
    case .argument, .elementOfArgument, .entry, .combined, nil: return []
    }
  }

  /// Returns the origin of the receiver whose method takes a closure; `nil` if the callee is not a method.
  ///
  /// Asking for the receiver from inside the closure is not a cycle: the walk of the chain has reached the call, so
  /// everything before it is known.
  func receiver(in analyzer: inout ChainAnalyzer) -> ValueOrigin? {
    guard let method = analyzer.frame.method(ofCallAt: link, of: analyzer.frame.chain(chain)) else { return nil }
    if case .unknown = analyzer.frame.receivers[method],
      let walked = analyzer.frame.walks.last(where: { $0.method == method })
    {
      if walked.lowest < .max { analyzer.evaluation.depend(on: walked.lowest) }
      return walked.receiver
    }
    return analyzer.origin(of: .receiver(link: method, chain: chain))
  }
}

extension Call {
  /// Returns the type of the first argument; unknown for an empty array literal, which may have any type.
  fileprivate func accumulator(in analyzer: inout ChainAnalyzer) -> KnownType {
    switch analyzer.frame.argument(0, of: self) {
    case .array(let operands) where operands.count == 0: .unknown
    default: type(ofArgument: 0, in: &analyzer)
    }
  }

  /// Returns the type that a library function or initializer passes to its closure; several parameters as a tuple.
  fileprivate func libraryParameters(_ spelling: Spelling, _ receiver: KnownType?, in analyzer: inout ChainAnalyzer)
    -> KnownType
  {
    let around = analyzer.site(scope).selfType
    if let receiver {
      return analyzer.types.libraryMember(spelling, of: analyzer.types.unwrapped(receiver), .closure, around: around)
    }
    guard spelling.startsUppercase else {
      return analyzer.types.libraryMember(spelling, of: around, .closure, around: around)
    }
    return analyzer.types.libraryMember(.`init`, of: analyzer.types.library(spelling), .closure, around: around)
  }

  /// Returns whether a library method passes its receiver to its only argument, a closure, and then returns the
  /// receiver. The `then` of a future does not.
  func configures(_ method: Spelling, _ receiver: KnownType, in analyzer: inout ChainAnalyzer) -> Bool {
    guard analyzer.library.configuringMethods.contains(method), arguments.count == 1,
      case .closure = analyzer.frame.argument(0, of: self)
    else { return false }
    let shape = analyzer.types.shape(of: receiver)
    switch shape.kind {
    case .nominal: return true
    case .library: return analyzer.library.elements[shape.spelling] == nil
    default: return false
    }
  }
}

extension KnownType {
  /// Returns the element type of a publisher, the type inside a binding or an optional, or the instance type of a
  /// metatype.
  fileprivate func presentedElement(in analyzer: inout ChainAnalyzer) -> KnownType {
    let shape = analyzer.types.shape(of: self)
    switch shape.kind {
    case .metatype: return analyzer.types.child(0, of: self)
    case .optional: return analyzer.types.unwrapped(self)
    case .library where shape.spelling == Library.binding:
      return analyzer.types.unwrapped(analyzer.types.child(0, of: self))
    default: return element(in: &analyzer)
    }
  }
}

extension [KnownType] {
  fileprivate func element(at position: Int) -> KnownType {
    position < count ? self[position] : .unknown
  }
}

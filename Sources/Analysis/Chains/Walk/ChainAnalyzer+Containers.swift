import SwiftReader

extension ChainAnalyzer {
  /// Returns the element type of a sequence, or the type of the value in a wrapper; unknown for other types.
  mutating func element(of type: KnownType) -> KnownType {
    let type = types.unwrapped(type)
    let named = types.element(of: type)
    return named.isKnown ? named : elementOfNominal(type)
  }

  /// Infers the element type of a collection of the repository from the result type of its subscript.
  private mutating func elementOfNominal(_ type: KnownType) -> KnownType {
    let shape = types.shape(of: type)
    guard shape.kind == .nominal, table.has(.isCollection, shape.declaration) else { return .unknown }
    var found = types.member(.subscript, of: type, for: .value)
    if found.isNone { return .unknown }
    found.declaration = elementSubscript(among: found)
    found.rivals = []
    return found.declaration.isNone ? .unknown : result(of: found, on: type, .subscript, nil)
  }

  /// Returns the subscript of a collection that takes a position; other subscripts look up something else. None if
  /// there is no such subscript.
  private mutating func elementSubscript(among found: FoundMember) -> DeclarationID {
    for candidate in types.members(.subscript, in: types.owner(of: found.holder)) {
      let declaration = table.declaration(candidate)
      let file = table.file(of: candidate)
      if let parameter = declaration.parameters.first, declaration.parameters.count == 1,
        let type = table.parameter(parameter, in: file).type
      {
        let name = table.type(type, in: file).name
        if Library.positions.contains(table.spelling(name, in: file)) { return candidate }
      }
    }
    return .none
  }

  /// Returns the type of a library member, or of the result of calling it, on a container or another library type.
  mutating func result(ofLibraryMember spelling: Spelling, on type: KnownType, _ call: Call?) -> KnownType {
    let container = types.unwrapped(type)
    if types.kind(type) == .optional, let mapped = mappedOptional(spelling, call) { return mapped }
    if types.kind(container) == .tuple {
      let position = types.labels(of: container).firstIndex(of: spelling)
      return position.map { types.child($0, of: container) } ?? .unknown
    }
    if call == nil, let payload = payload(ofCase: spelling, in: container) { return payload }
    if library.results[spelling] == .named, let call { return named(by: call, or: spelling, on: container) }
    if let call, fetches(spelling, from: container), let objects = fetched(by: call) { return objects }
    let declared = types.libraryMember(spelling, of: container, call == nil ? .value : .call)
    if declared.isKnown { return declared }
    if let call, configures(spelling, container, call) { return container }
    switch library.results[spelling] {
    case .sliced where types.isLazy(types.shape(of: container)) && isGivenClosure(call):
      let name = spelling == Library.drop ? Library.lazyDropWhileSequence : Library.lazyPrefixWhileSequence
      return types.library(name, [container])
    case .element: return element(of: container)
    case .optionalElement: return types.optional(element(of: container))
    case .same: return container
    case .sorted, .filtered, .sliced, .split, .lazy, .reversed, .enumerated:
      return types.rearranged(container, library.results[spelling])
    case .keys: return dictionaryPart(0, Library.keys, of: container)
    case .values: return dictionaryPart(1, Library.values, of: container)
    case .mapped, .flattened: return mapped(container, spelling, call)
    case .accumulated:
      guard let call else { return .unknown }
      return self.type(ofArgument: 0, of: call)
    case .combined, .sampled:
      return call.map { combined(container, $0, isSampled: library.results[spelling] == .sampled) } ?? .unknown
    case .made: return call.map { resultOfTransform($0) } ?? .unknown
    case .mappedValues: return mappedValues(container, call, flattens: false)
    case .flattenedValues: return mappedValues(container, call, flattens: true)
    case .position: return types.position(in: container)
    case .joined: return types.joined(container)
    case .integer: return types.library(Library.integer)
    case .boolean: return types.library(Library.boolean)
    case .string: return types.library(Library.string)
    case .named, nil: return .unknown
    }
  }

  /// Returns an instance of the type that an argument names, as in
  /// `dequeueReusableCell(for: path, cellType: NameCell.self)`, or else the type in the library's table. A stream has
  /// instances as elements: `publisher.decode(type: Book.self, decoder: decoder)`.
  private mutating func named(by call: Call, or spelling: Spelling, on container: KnownType) -> KnownType {
    for position in 0..<call.arguments.count {
      guard let instance = instance(namedBy: position, of: call) else { continue }
      let shape = types.shape(of: container)
      return types.isStream(shape) ? types.like(shape, [instance]) : instance
    }
    return types.libraryMember(spelling, of: container, .call)
  }

  /// Returns an instance of the type that an argument of a call names; `nil` if the argument is no type.
  mutating func instance(namedBy position: Int, of call: Call) -> KnownType? {
    let argument = self.type(ofArgument: position, of: call)
    return types.kind(argument) == .metatype ? types.child(0, of: argument) : nil
  }

  /// Returns whether a library's context is asked for objects of its database.
  func fetches(_ method: Spelling, from context: KnownType) -> Bool {
    Library.fetching.contains(method) && library.executors.contains(types.shape(of: context).spelling)
  }

  /// Returns the array of the objects that the request in the first argument names: `NSFetchRequest<Book>`.
  private mutating func fetched(by call: Call) -> KnownType? {
    let request = type(ofArgument: 0, of: call)
    let object = types.child(0, of: request)
    guard Library.fetchRequests.contains(types.shape(of: request).spelling), object.isKnown else { return nil }
    return types.array(of: object)
  }

  /// Returns the optional payload type of `destination.settings`, a property that a macro generates for an enum case;
  /// `nil` if no case has that name.
  mutating func payload(ofCase spelling: Spelling, in type: KnownType) -> KnownType? {
    guard types.kind(type) == .nominal else { return nil }
    let found = types.member(spelling, of: type, for: .onType)
    guard !found.isNone, table.declaration(found.declaration).kind == .enumCase else { return nil }
    return types.optional(payload(spelling, 0, of: type))
  }

  mutating func mappedOptional(_ spelling: Spelling, _ call: Call?) -> KnownType? {
    guard let call, spelling == Library.map || spelling == Library.flatMap else { return nil }
    let result = resultOfTransform(call)
    return types.optional(types.unwrapped(result))
  }

  /// Returns the result type of a function of the standard library; `nil` for other functions.
  mutating func result(ofLibraryFunction spelling: Spelling, _ call: Call) -> KnownType? {
    guard let result = library.functions[spelling] else { return nil }
    let first = type(ofArgument: 0, of: call)
    switch result {
    case .zipped:
      let second = type(ofArgument: 1, of: call)
      return types.library(Library.zip2Sequence, [first, second])
    case .repeated: return types.library(Library.repeated, [first])
    case .unfolded: return types.library(Library.unfoldSequence, [first])
    case .strided:
      let isClosed = labels(of: call).contains(Library.through)
      return types.library(isClosed ? Library.strideThrough : Library.strideTo, [first])
    case .argument: return first
    }
  }

  private func isGivenClosure(_ call: Call?) -> Bool { call.map { isClosure(0, of: $0) } ?? false }

  /// Returns the type of `house.combineLatest(garden)` and `house.withLatestFrom(garden) { $1 }`.
  private mutating func combined(_ container: KnownType, _ call: Call, isSampled: Bool) -> KnownType {
    let shape = types.shape(of: container)
    guard types.isStream(shape) else { return .unknown }
    let others = elements(ofArguments: call)
    if let result = resultOfLastClosure(call) { return types.like(shape, [result]) }
    if others.isEmpty { return .unknown }
    return types.like(shape, [isSampled ? others[0] : types.tuple([element(of: container)] + others)])
  }

  /// Returns the type of `Observable.just(house)` and `Observable.combineLatest(house, garden)`; `nil` if the type is
  /// not a stream.
  mutating func stream(of type: KnownType, _ spelling: Spelling, _ call: Call) -> KnownType? {
    let shape = types.shape(of: type)
    guard types.isStream(shape) else { return nil }
    if library.streamsOfArgument.contains(spelling) { return types.like(shape, [self.type(ofArgument: 0, of: call)]) }
    if library.streamsOfElements.contains(spelling) {
      return types.like(shape, [element(of: self.type(ofArgument: 0, of: call))])
    }
    guard library.streamsOfTuples.contains(spelling) else { return nil }
    let elements = elements(ofArguments: call)
    if let result = resultOfLastClosure(call) { return types.like(shape, [result]) }
    return elements.count > 1 ? types.like(shape, [types.tuple(elements)]) : nil
  }

  /// Returns the result type of the closure that is the last argument of a call; `nil` if the last argument is not a
  /// closure.
  mutating func resultOfLastClosure(_ call: Call) -> KnownType? {
    guard let last = call.arguments.last, case .closure(let scope) = frame.argument(last).value else { return nil }
    return resultOfClosure(scope)
  }

  /// Returns the element types of a call's arguments, without closures.
  mutating func elements(ofArguments call: Call) -> [KnownType] {
    var elements: [KnownType] = []
    for position in 0..<min(call.arguments.count, Limits.closureParameters) {
      if case .closure = argument(position, of: call) { continue }
      elements.append(element(of: type(ofArgument: position, of: call)))
    }
    return elements
  }

  private mutating func dictionaryPart(_ position: Int, _ name: Spelling, of type: KnownType) -> KnownType {
    guard types.kind(type) == .dictionary else { return element(of: type) }
    return types.library(name, [types.child(position, of: type)])
  }
}

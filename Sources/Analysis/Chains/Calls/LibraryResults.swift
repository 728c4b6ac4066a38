import SwiftReader

extension KnownType {
  /// Returns the element type of a sequence, or the type of the value in a wrapper; unknown for other types.
  func element(in analyzer: inout ChainAnalyzer) -> KnownType {
    let type = analyzer.types.unwrapped(self)
    let named = type.declaredElement(in: &analyzer.types)
    return named.isKnown ? named : type.elementOfNominal(in: &analyzer)
  }

  /// Infers the element type of a collection of the repository from the result type of its subscript.
  private func elementOfNominal(in analyzer: inout ChainAnalyzer) -> KnownType {
    let shape = analyzer.types.shape(of: self)
    guard shape.kind == .nominal, analyzer.table.has(.isCollection, shape.declaration) else { return .unknown }
    var found = analyzer.types.member(.subscript, of: self, for: .value)
    if found.isNone { return .unknown }
    found.declaration = found.elementSubscript(in: &analyzer.types)
    found.rivals = []
    return found.declaration.isNone ? .unknown : found.result(on: self, .subscript, nil, in: &analyzer)
  }

  /// Returns the type of a library member, or of the result of calling it, on a container or another library type.
  func result(ofLibraryMember spelling: Spelling, _ call: Call?, in analyzer: inout ChainAnalyzer) -> KnownType {
    let container = analyzer.types.unwrapped(self)
    if analyzer.types.kind(self) == .optional, let mapped = mappedOptional(spelling, call, in: &analyzer) {
      return mapped
    }
    if analyzer.types.kind(container) == .tuple {
      let position = analyzer.types.arena.labels(of: container).firstIndex(of: spelling)
      return position.map { analyzer.types.child($0, of: container) } ?? .unknown
    }
    if call == nil, let payload = container.payload(ofCase: spelling, in: &analyzer.types) { return payload }
    if analyzer.library.results[spelling] == .named, let call {
      return container.named(by: call, or: spelling, in: &analyzer)
    }
    if let call, container.fetches(spelling, in: &analyzer.types), let objects = call.fetched(in: &analyzer) {
      return objects
    }
    let declared = analyzer.types.libraryMember(spelling, of: container, call == nil ? .value : .call)
    if declared.isKnown { return declared }
    if let call, call.configures(spelling, container, in: &analyzer) { return container }
    switch analyzer.library.results[spelling] {
    case .sliced
    where analyzer.types.shape(of: container).isLazy
      && call.map { analyzer.frame.isClosure(0, of: $0) } ?? false:
      let name = spelling == Library.drop ? Library.lazyDropWhileSequence : Library.lazyPrefixWhileSequence
      return analyzer.types.library(name, [container])
    case .element: return container.element(in: &analyzer)
    case .optionalElement: return analyzer.types.optional(container.element(in: &analyzer))
    case .same: return container
    case .sorted, .filtered, .sliced, .split, .lazy, .reversed, .enumerated:
      return container.rearranged(analyzer.library.results[spelling], in: &analyzer.types)
    case .keys: return container.dictionaryPart(0, Library.keys, in: &analyzer)
    case .values: return container.dictionaryPart(1, Library.values, in: &analyzer)
    case .mapped, .flattened: return container.mapped(spelling, call, in: &analyzer)
    case .accumulated:
      guard let call else { return .unknown }
      return call.type(ofArgument: 0, in: &analyzer)
    case .combined, .sampled:
      return call.map {
        container.combined($0, isSampled: analyzer.library.results[spelling] == .sampled, in: &analyzer)
      } ?? .unknown
    case .made: return call.map { $0.resultOfTransform(in: &analyzer) } ?? .unknown
    case .mappedValues: return container.mappedValues(call, flattens: false, in: &analyzer)
    case .flattenedValues: return container.mappedValues(call, flattens: true, in: &analyzer)
    case .position: return container.position(in: &analyzer.types)
    case .joined: return container.joined(in: &analyzer.types)
    case .integer: return analyzer.types.library(Library.integer)
    case .boolean: return analyzer.types.library(Library.boolean)
    case .string: return analyzer.types.library(Library.string)
    case .named, nil: return .unknown
    }
  }

  /// Returns an instance of the type that an argument names, as in
  /// `dequeueReusableCell(for: path, cellType: NameCell.self)`, or else the type in the library's table. A stream has
  /// instances as elements: `publisher.decode(type: Book.self, decoder: decoder)`.
  private func named(by call: Call, or spelling: Spelling, in analyzer: inout ChainAnalyzer) -> KnownType {
    for position in 0..<call.arguments.count {
      guard let instance = call.instance(namedBy: position, in: &analyzer) else { continue }
      let shape = analyzer.types.shape(of: self)
      return shape.isStream(in: analyzer.library) ? shape.like([instance], in: &analyzer.types) : instance
    }
    return analyzer.types.libraryMember(spelling, of: self, .call)
  }

  /// Returns whether a library's context is asked for objects of its database.
  func fetches(_ method: Spelling, in types: inout TypeResolver) -> Bool {
    Library.fetching.contains(method) && types.library.executors.contains(types.shape(of: self).spelling)
  }

  func mappedOptional(_ spelling: Spelling, _ call: Call?, in analyzer: inout ChainAnalyzer) -> KnownType? {
    guard let call, spelling == Library.map || spelling == Library.flatMap else { return nil }
    let result = call.resultOfTransform(in: &analyzer)
    return analyzer.types.optional(analyzer.types.unwrapped(result))
  }

  /// Returns the type of `house.combineLatest(garden)` and `house.withLatestFrom(garden) { $1 }`.
  private func combined(_ call: Call, isSampled: Bool, in analyzer: inout ChainAnalyzer) -> KnownType {
    let shape = analyzer.types.shape(of: self)
    guard shape.isStream(in: analyzer.library) else { return .unknown }
    let others = call.argumentElements(in: &analyzer)
    if let result = call.resultOfLastClosure(in: &analyzer) { return shape.like([result], in: &analyzer.types) }
    if others.isEmpty { return .unknown }
    return shape.like(
      [isSampled ? others[0] : analyzer.types.tuple([element(in: &analyzer)] + others)], in: &analyzer.types)
  }

  /// Returns the type of `Observable.just(house)` and `Observable.combineLatest(house, garden)`; `nil` if the type is
  /// not a stream.
  func stream(_ spelling: Spelling, _ call: Call, in analyzer: inout ChainAnalyzer) -> KnownType? {
    let shape = analyzer.types.shape(of: self)
    guard shape.isStream(in: analyzer.library) else { return nil }
    if analyzer.library.streamsOfArgument.contains(spelling) {
      return shape.like([call.type(ofArgument: 0, in: &analyzer)], in: &analyzer.types)
    }
    if analyzer.library.streamsOfElements.contains(spelling) {
      return shape.like([call.type(ofArgument: 0, in: &analyzer).element(in: &analyzer)], in: &analyzer.types)
    }
    guard analyzer.library.streamsOfTuples.contains(spelling) else { return nil }
    let elements = call.argumentElements(in: &analyzer)
    if let result = call.resultOfLastClosure(in: &analyzer) { return shape.like([result], in: &analyzer.types) }
    return elements.count > 1 ? shape.like([analyzer.types.tuple(elements)], in: &analyzer.types) : nil
  }

  private func dictionaryPart(_ position: Int, _ name: Spelling, in analyzer: inout ChainAnalyzer) -> KnownType {
    guard analyzer.types.kind(self) == .dictionary else { return element(in: &analyzer) }
    return analyzer.types.library(name, [analyzer.types.child(position, of: self)])
  }
}

extension Call {
  /// Returns an instance of the type that an argument of a call names; `nil` if the argument is no type.
  func instance(namedBy position: Int, in analyzer: inout ChainAnalyzer) -> KnownType? {
    let argument = type(ofArgument: position, in: &analyzer)
    return analyzer.types.kind(argument) == .metatype ? analyzer.types.child(0, of: argument) : nil
  }

  /// Returns the array of the objects that the request in the first argument names: `NSFetchRequest<Book>`.
  fileprivate func fetched(in analyzer: inout ChainAnalyzer) -> KnownType? {
    let request = type(ofArgument: 0, in: &analyzer)
    let object = analyzer.types.child(0, of: request)
    guard Library.fetchRequests.contains(analyzer.types.shape(of: request).spelling), object.isKnown else { return nil }
    return analyzer.types.array(of: object)
  }

  /// Returns the result type of a function of the standard library; `nil` for other functions.
  func result(ofLibraryFunction spelling: Spelling, in analyzer: inout ChainAnalyzer) -> KnownType? {
    guard let result = analyzer.library.functions[spelling] else { return nil }
    let first = type(ofArgument: 0, in: &analyzer)
    switch result {
    case .zipped:
      let second = type(ofArgument: 1, in: &analyzer)
      return analyzer.types.library(Library.zip2Sequence, [first, second])
    case .repeated: return analyzer.types.library(Library.repeated, [first])
    case .unfolded: return analyzer.types.library(Library.unfoldSequence, [first])
    case .strided:
      let isClosed = analyzer.frame.labels(of: self).contains(Library.through)
      return analyzer.types.library(isClosed ? Library.strideThrough : Library.strideTo, [first])
    case .argument: return first
    }
  }

  /// Returns the result type of the closure that is the last argument of a call; `nil` if the last argument is not a
  /// closure.
  func resultOfLastClosure(in analyzer: inout ChainAnalyzer) -> KnownType? {
    guard let last = arguments.last, case .closure(let scope) = analyzer.frame.argument(last).value else { return nil }
    return scope.resultOfClosure(in: &analyzer)
  }

  /// Returns the element types of a call's arguments, without closures.
  func argumentElements(in analyzer: inout ChainAnalyzer) -> [KnownType] {
    var elements: [KnownType] = []
    for position in 0..<min(arguments.count, Limits.closureParameters) {
      if case .closure = analyzer.frame.argument(position, of: self) { continue }
      elements.append(type(ofArgument: position, in: &analyzer).element(in: &analyzer))
    }
    return elements
  }
}

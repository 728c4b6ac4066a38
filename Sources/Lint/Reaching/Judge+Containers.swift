import SwiftReader

extension Judge {
  /// What a sequence's elements are, or what a wrapper holds.
  mutating func element(of type: KnownType) -> KnownType {
    let type = types.arena.unwrapped(type)
    let shape = types.arena[type]
    switch shape.kind {
    case .array:
      return types.arena.child(0, of: type)
    case .dictionary:
      return types.arena.tuple(types.arena.children(of: type), labels: Library.keyAndValue)
    case .library:
      switch library.elements[shape.spelling] {
      case .first: return types.arena.child(0, of: type)
      case .second: return types.arena.child(1, of: type)
      case nil: return shape.children.isEmpty ? .unknown : bindingElement(of: type, shape)
      }
    case .nominal:
      return elementOfNominal(type)
    default:
      return .unknown
    }
  }

  /// `ForEach($items) { $item in`: a binding of a collection has bindings of its elements.
  private mutating func bindingElement(of type: KnownType, _ shape: TypeShape) -> KnownType {
    guard shape.spelling == Library.binding else { return .unknown }
    return element(of: types.arena.child(0, of: type))
  }

  /// A repository's own collection says what its elements are by an `Element`, or by its subscript's result.
  private mutating func elementOfNominal(_ type: KnownType) -> KnownType {
    let declaration = types.arena[type].declaration
    guard table.traits[Int(declaration.index)].contains(.isCollection) else { return .unknown }
    let file = table.file(of: declaration)
    if let element = types.nestedType(Library.element, in: type, from: file), types.arena.kind(element) != .parameter {
      return element
    }
    var found = types.member(.subscript, of: type, for: .value)
    if found.isNone { return .unknown }
    found.declaration = elementSubscript(among: found)
    return found.declaration.isNone ? .unknown : result(of: found, on: type, .subscript, nil)
  }

  /// Of a collection's subscripts the one that takes a position, for others look something else up.
  private func elementSubscript(among found: FoundMember) -> DeclarationID {
    var candidate = table.first(.subscript, in: types.owner(of: found.holder))
    while !candidate.isNone {
      let declaration = table.declaration(candidate)
      let file = table.file(of: candidate)
      if let parameter = declaration.parameters.first, declaration.parameters.count == 1,
        let type = table.files[file].facts.parameters[Int(parameter)].type
      {
        let name = table.files[file].facts.types[type].name
        if Library.positions.contains(table.spellings[file][Int(name.index)]) { return candidate }
      }
      candidate = table.next(after: candidate)
    }
    return .none
  }

  /// What a member of a library's container gives.
  mutating func result(ofLibraryMember spelling: Spelling, on type: KnownType, _ call: Call?) -> KnownType {
    let container = types.arena.unwrapped(type)
    if types.arena.kind(container) == .tuple {
      let position = types.arena.labels(of: container).firstIndex(of: spelling)
      return position.map { types.arena.child($0, of: container) } ?? .unknown
    }
    if types.arena.kind(type) == .optional, let mapped = mappedOptional(spelling, call) { return mapped }
    switch library.results[spelling] {
    case .element: return element(of: container)
    case .optionalElement: return types.arena.optional(element(of: container))
    case .same: return container
    case .enumerated:
      let pair = [types.arena.library(Library.integer), element(of: container)]
      return types.arena.array(of: types.arena.tuple(pair, labels: Library.offsetAndElement))
    case .keys: return dictionaryPart(0, of: container)
    case .values: return dictionaryPart(1, of: container)
    case .mapped: return mapped(container, call, flattens: false)
    case .flattened: return mapped(container, call, flattens: true)
    case .accumulated:
      guard let call else { return .unknown }
      return self.type(ofArgument: 0, of: call)
    case .integer: return types.arena.library(Library.integer)
    case .boolean: return types.arena.library(Library.boolean)
    case .string: return types.arena.library(Library.string)
    case nil: return .unknown
    }
  }

  private mutating func mappedOptional(_ spelling: Spelling, _ call: Call?) -> KnownType? {
    guard let call, spelling == Library.map || spelling == Library.flatMap else { return nil }
    let result = resultOfTransform(call)
    return types.arena.optional(types.arena.unwrapped(result))
  }

  private mutating func dictionaryPart(_ position: Int, of type: KnownType) -> KnownType {
    guard types.arena.kind(type) == .dictionary else { return element(of: type) }
    return types.arena.array(of: types.arena.child(position, of: type))
  }

  private mutating func mapped(_ container: KnownType, _ call: Call?, flattens: Bool) -> KnownType {
    guard let call else { return .unknown }
    var result = resultOfTransform(call)
    if flattens {
      result = types.arena.unwrapped(result)
      let inner = element(of: result)
      if inner.isKnown { result = inner }
    }
    let shape = types.arena[container]
    if shape.kind == .library, library.elements[shape.spelling] != nil {
      return types.arena.library(shape.spelling, [result])
    }
    switch shape.kind {
    case .array, .dictionary, .nominal: return types.arena.array(of: result)
    case .library where library.values.contains(shape.spelling): return types.arena.array(of: result)
    default: return .unknown
    }
  }

  /// What a closure or key path given to a call makes of its argument.
  private mutating func resultOfTransform(_ call: Call) -> KnownType {
    switch argument(0, of: call) {
    case .closure(let scope): return resultOfClosure(scope)
    case .keyPath(let index): return resultOfKeyPath(Int(index), call)
    default: return called(.unknown.typed(type(ofArgument: 0, of: call))).type
    }
  }

  /// Whether a call gives what its closure makes: `names.map { Label($0) }` are new labels, no parts of the names.
  mutating func makesAnew(_ step: Step) -> Bool {
    guard let call = step.call, let result = library.results[step.spelling] else { return false }
    guard result == .mapped || result == .flattened, case .closure(let scope) = argument(0, of: call) else {
      return result == .accumulated
    }
    let closure = frame.facts.scopes[Int(scope.index)]
    let made = standing(of: closure.soleValue, in: scope, at: closure.range.upperBound)
    return made.root == .created || made.root == .none && closure.soleValue != .unknown
  }

  /// The type of a closure that is one expression.
  mutating func resultOfClosure(_ scope: ScopeID) -> KnownType {
    let closure = frame.facts.scopes[Int(scope.index)]
    return standing(of: closure.soleValue, in: scope, at: closure.range.upperBound).type
  }

  private mutating func resultOfKeyPath(_ index: Int, _ call: Call) -> KnownType {
    var type = element(of: receiver(ofCallAt: call.link))
    for component in frame.facts.keyPaths[index].components {
      let link = frame.facts.links[Int(component)]
      guard link.kind == .property else { continue }
      let spelling = frame.spelling(link.name)
      if spelling == Library.`self` { continue }
      let found = types.member(spelling, of: types.arena.unwrapped(type), for: .value)
      if found.isNone { return .unknown }
      type = result(of: found, on: types.arena.unwrapped(type), spelling, nil)
    }
    return type
  }
}

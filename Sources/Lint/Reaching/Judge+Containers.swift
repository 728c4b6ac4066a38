import SwiftReader

extension Judge {
  /// What a sequence's elements are, or what a wrapper holds.
  mutating func element(of type: KnownType) -> KnownType {
    let type = types.unwrapped(type)
    let shape = types.shape(of: type)
    switch shape.kind {
    case .array:
      return types.child(0, of: type)
    case .dictionary:
      return types.tuple(types.children(of: type), labels: Library.keyAndValue)
    case .library:
      switch library.elements[shape.spelling] {
      case .first: return types.child(0, of: type)
      case .second: return types.child(1, of: type)
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
    return element(of: types.child(0, of: type))
  }

  /// A repository's own collection says what its elements are by an `Element`, or by its subscript's result.
  private mutating func elementOfNominal(_ type: KnownType) -> KnownType {
    let declaration = types.shape(of: type).declaration
    guard table.has(.isCollection, declaration) else { return .unknown }
    let file = table.file(of: declaration)
    if let element = types.nestedType(Library.element, in: type, from: file), types.kind(element) != .parameter {
      return element
    }
    let found = types.member(.subscript, of: type, for: .value)
    return found.isNone ? .unknown : result(of: found, on: type, .subscript, nil)
  }

  /// What a member of a library's container gives.
  mutating func result(ofLibraryMember spelling: Spelling, on type: KnownType, _ call: Call?) -> KnownType {
    let container = types.unwrapped(type)
    if types.kind(container) == .tuple {
      let position = types.labels(of: container).firstIndex(of: spelling)
      return position.map { types.child($0, of: container) } ?? .unknown
    }
    if types.kind(type) == .optional, let mapped = mappedOptional(spelling, call) { return mapped }
    switch library.results[spelling] {
    case .element: return element(of: container)
    case .optionalElement: return types.optional(element(of: container))
    case .same: return container
    case .enumerated:
      let pair = [types.library(Library.integer), element(of: container)]
      return types.array(of: types.tuple(pair, labels: Library.offsetAndElement))
    case .keys: return dictionaryPart(0, of: container)
    case .values: return dictionaryPart(1, of: container)
    case .mapped: return mapped(container, call, flattens: false)
    case .flattened: return mapped(container, call, flattens: true)
    case .accumulated:
      guard let call else { return .unknown }
      return self.type(ofArgument: 0, of: call)
    case .integer: return types.library(Library.integer)
    case .boolean: return types.library(Library.boolean)
    case .string: return types.library(Library.string)
    case nil: return .unknown
    }
  }

  private mutating func mappedOptional(_ spelling: Spelling, _ call: Call?) -> KnownType? {
    guard let call, spelling == Library.map || spelling == Library.flatMap else { return nil }
    let result = resultOfTransform(call)
    return types.optional(types.unwrapped(result))
  }

  private mutating func dictionaryPart(_ position: Int, of type: KnownType) -> KnownType {
    guard types.kind(type) == .dictionary else { return element(of: type) }
    return types.array(of: types.child(position, of: type))
  }

  private mutating func mapped(_ container: KnownType, _ call: Call?, flattens: Bool) -> KnownType {
    guard let call else { return .unknown }
    var result = resultOfTransform(call)
    if flattens {
      result = types.unwrapped(result)
      let inner = element(of: result)
      if inner.isKnown { result = inner }
    }
    let shape = types.shape(of: container)
    if shape.kind == .library, library.elements[shape.spelling] != nil {
      return types.library(shape.spelling, [result])
    }
    switch shape.kind {
    case .array, .dictionary, .nominal: return types.array(of: result)
    case .library where library.values.contains(shape.spelling): return types.array(of: result)
    default: return .unknown
    }
  }

  /// What a closure or key path given to a call makes of its argument.
  private mutating func resultOfTransform(_ call: Call) -> KnownType {
    switch argument(0, of: call) {
    case .closure(let scope): return resultOfClosure(scope)
    case .keyPath(let path): return resultOfKeyPath(path, call)
    default: return called(.unknown.typed(type(ofArgument: 0, of: call))).type
    }
  }

  /// Whether a call gives what its closure makes: `names.map { Label($0) }` are new labels, no parts of the names.
  mutating func makesAnew(_ step: Step) -> Bool {
    guard let call = step.call, let result = library.results[step.spelling] else { return false }
    guard result == .mapped || result == .flattened, case .closure(let scope) = argument(0, of: call) else {
      return result == .accumulated
    }
    let closure = frame.scope(scope)
    let made = standing(of: closure.soleValue, in: scope, at: closure.range.upperBound)
    return made.root == .created || made.root == .none && closure.soleValue != .unknown
  }

  /// The type of a closure that is one expression.
  mutating func resultOfClosure(_ scope: ScopeID) -> KnownType {
    let closure = frame.scope(scope)
    return standing(of: closure.soleValue, in: scope, at: closure.range.upperBound).type
  }

  private mutating func resultOfKeyPath(_ path: UInt32, _ call: Call) -> KnownType {
    var type = element(of: receiver(ofCallAt: call.link))
    for component in frame.components(ofKeyPath: path) {
      let link = frame.link(component)
      guard link.kind == .property else { continue }
      let spelling = frame.spelling(link.name)
      if spelling == Library.`self` { continue }
      let found = types.member(spelling, of: types.unwrapped(type), for: .value)
      if found.isNone { return .unknown }
      type = result(of: found, on: types.unwrapped(type), spelling, nil)
    }
    return type
  }
}

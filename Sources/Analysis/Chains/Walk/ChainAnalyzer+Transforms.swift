import SwiftReader

extension ChainAnalyzer {
  mutating func mapped(_ container: KnownType, _ method: Spelling, _ call: Call?) -> KnownType {
    guard let call else { return .unknown }
    let flattens = library.results[method] == .flattened
    let shape = types.shape(of: container)
    var result = resultOfTransform(call)
    if types.isLazy(shape) {
      if method == Library.compactMap { result = types.unwrapped(result) }
      let mapped = types.library(Library.lazyMapSequence, [container, result])
      if !flattens || method == Library.compactMap { return mapped }
      return types.library(Library.lazySequence, [types.library(Library.flattenSequence, [mapped])])
    }
    if flattens {
      result = types.unwrapped(result)
      let inner = method == Library.compactMap && !types.isStream(shape) ? .unknown : element(of: result)
      if inner.isKnown { result = inner }
    }
    if types.isStream(shape) { return types.like(shape, [result]) }
    switch shape.kind {
    case .array, .dictionary, .nominal: return types.array(of: result)
    case .library where library.values.contains(shape.spelling) || types.isCollection(shape):
      return types.array(of: result)
    default: return .unknown
    }
  }

  mutating func mappedValues(_ container: KnownType, _ call: Call?, flattens: Bool) -> KnownType {
    guard let call, types.kind(container) == .dictionary else { return .unknown }
    let result = resultOfTransform(call, of: types.child(1, of: container))
    let value = flattens ? types.unwrapped(result) : result
    return types.add(TypeShape(kind: .dictionary), [types.child(0, of: container), value])
  }

  /// Returns the type to which the closure or key path in a call's first argument maps its input.
  ///
  /// - Parameter input: the type of the input; an element of the receiver if it is `nil`.
  mutating func resultOfTransform(_ call: Call, of input: KnownType? = nil) -> KnownType {
    switch argument(0, of: call) {
    case .closure(let scope): return resultOfClosure(scope)
    case .keyPath(let path):
      let start = input ?? elementOfReceiver(call)
      return resultOfKeyPath(path, of: start)
    default: return called(.unknown.typed(type(ofArgument: 0, of: call))).type
    }
  }

  /// Returns the origin of a call's result if its closure creates the elements; `nil` otherwise. The elements of
  /// `names.map { Label($0) }` are new labels, not parts of the names; those of
  /// `names.map { n in labels.first { $0.name == n } }` are parts of the labels.
  mutating func made(by step: Step) -> ValueOrigin? {
    guard let call = step.call, let result = library.results[step.spelling] else { return nil }
    guard result == .mapped || result == .flattened else { return result == .accumulated ? .friend(.created) : nil }
    guard case .closure(let scope) = argument(0, of: call) else {
      let transform = type(ofArgument: 0, of: call)
      return isFunction(transform) ? .friend(.created) : nil
    }
    let closure = frame.scope(scope)
    if frame.isPartlyUnknown(closure.soleValue) { return nil }
    let made = origin(of: closure.soleValue, in: scope, at: closure.range.upperBound)
    switch made.root {
    case .created: return .friend(.created)
    case .none: return frame.isUnknown(closure.soleValue) ? nil : .friend(.created)
    case .own, .global, .parameter, .selfReference: return made
    case .closureParameter, .unexplained, .type: return nil
    }
  }

  /// Returns whether the elements that a transform returns are those of calls: it is a function or an initializer that
  /// is passed by its name, and no key path.
  private func isFunction(_ transform: KnownType) -> Bool {
    switch types.kind(transform) {
    case .function, .metatype: true
    default: false
    }
  }

  /// Returns the result type of a closure if it is written, or the type of what the closure returns; unknown for
  /// closures that return nothing.
  mutating func resultOfClosure(_ scope: ScopeID) -> KnownType {
    let closure = frame.scope(scope)
    return origin(of: closure.soleValue, in: scope, at: closure.range.upperBound).type
  }

  mutating func elementOfReceiver(_ call: Call) -> KnownType {
    let receiver = frame.walks.last { $0.call == call.link }?.receiver.type ?? .unknown
    return types.kind(receiver) == .optional ? types.unwrapped(receiver) : element(of: receiver)
  }

  mutating func resultOfKeyPath(_ path: UInt32, of input: KnownType) -> KnownType {
    var type = input
    for component in frame.components(ofKeyPath: path) {
      let link = frame.link(component)
      if link.kind == .tupleElement { type = tupleElement(link, of: type) }
      guard link.kind == .property else { continue }
      let spelling = frame.spelling(link.name)
      if spelling == Library.`self` { continue }
      let receiver = types.unwrapped(type)
      let found = types.member(spelling, of: receiver, for: .value)
      type =
        found.isNone
        ? result(ofLibraryMember: spelling, on: type, nil) : result(of: found, on: receiver, spelling, nil)
    }
    return type
  }
}

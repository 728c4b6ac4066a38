import SwiftReader

extension KnownType {
  func mapped(_ method: Spelling, _ call: Call?, in analyzer: inout ChainAnalyzer) -> KnownType {
    guard let call else { return .unknown }
    let flattens = analyzer.library.results[method] == .flattened
    let shape = analyzer.types.shape(of: self)
    var result = call.resultOfTransform(in: &analyzer)
    if shape.isLazy {
      if method == Library.compactMap { result = analyzer.types.unwrapped(result) }
      let mapped = analyzer.types.library(Library.lazyMapSequence, [self, result])
      if !flattens || method == Library.compactMap { return mapped }
      return analyzer.types.library(Library.lazySequence, [analyzer.types.library(Library.flattenSequence, [mapped])])
    }
    if flattens {
      result = analyzer.types.unwrapped(result)
      let inner =
        method == Library.compactMap && !shape.isStream(in: analyzer.library) ? .unknown : result.element(in: &analyzer)
      if inner.isKnown { result = inner }
    }
    if shape.isStream(in: analyzer.library) { return shape.like([result], in: &analyzer.types) }
    switch shape.kind {
    case .array, .dictionary, .nominal: return analyzer.types.array(of: result)
    case .library where analyzer.library.values.contains(shape.spelling) || shape.isCollection(in: analyzer.library):
      return analyzer.types.array(of: result)
    default: return .unknown
    }
  }

  func mappedValues(_ call: Call?, flattens: Bool, in analyzer: inout ChainAnalyzer) -> KnownType {
    guard let call, analyzer.types.kind(self) == .dictionary else { return .unknown }
    let result = call.resultOfTransform(of: analyzer.types.child(1, of: self), in: &analyzer)
    let value = flattens ? analyzer.types.unwrapped(result) : result
    return analyzer.types.add(TypeShape(kind: .dictionary), [analyzer.types.child(0, of: self), value])
  }

  /// Returns whether the elements that a transform returns are those of calls: it is a function or an initializer that
  /// is passed by its name, and no key path.
  fileprivate func isFunction(in types: inout TypeResolver) -> Bool {
    switch types.kind(self) {
    case .function, .metatype: true
    default: false
    }
  }

  func resultOfKeyPath(_ path: UInt32, in analyzer: inout ChainAnalyzer) -> KnownType {
    var type = self
    for component in analyzer.frame.components(ofKeyPath: path) {
      let link = analyzer.frame.link(component)
      if link.kind == .tupleElement { type = type.tupleElement(link, in: &analyzer) }
      guard link.kind == .property else { continue }
      let spelling = analyzer.frame.spelling(link.name)
      if spelling == Library.`self` { continue }
      let receiver = analyzer.types.unwrapped(type)
      let found = analyzer.types.member(spelling, of: receiver, for: .value)
      type =
        found.isNone
        ? type.result(ofLibraryMember: spelling, nil, in: &analyzer)
        : found.result(on: receiver, spelling, nil, in: &analyzer)
    }
    return type
  }
}

extension Call {
  /// Returns the type to which the closure or key path in a call's first argument maps its input.
  ///
  /// - Parameter input: the type of the input; an element of the receiver if it is `nil`.
  func resultOfTransform(of input: KnownType? = nil, in analyzer: inout ChainAnalyzer) -> KnownType {
    switch analyzer.frame.argument(0, of: self) {
    case .closure(let scope): return scope.resultOfClosure(in: &analyzer)
    case .keyPath(let path):
      let start = input ?? elementOfReceiver(in: &analyzer)
      return start.resultOfKeyPath(path, in: &analyzer)
    default: return ValueOrigin.unknown.typed(type(ofArgument: 0, in: &analyzer)).called(in: &analyzer).type
    }
  }

  func elementOfReceiver(in analyzer: inout ChainAnalyzer) -> KnownType {
    let receiver = analyzer.frame.walks.last { $0.call == link }?.receiver.type ?? .unknown
    return analyzer.types.kind(receiver) == .optional
      ? analyzer.types.unwrapped(receiver) : receiver.element(in: &analyzer)
  }
}

extension Step {
  /// Returns the origin of a call's result if its closure creates the elements; `nil` otherwise. The elements of
  /// `names.map { Label($0) }` are new labels, not parts of the names; those of
  /// `names.map { n in labels.first { $0.name == n } }` are parts of the labels.
  func made(in analyzer: inout ChainAnalyzer) -> ValueOrigin? {
    guard let call, let result = analyzer.library.results[spelling] else { return nil }
    guard result == .mapped || result == .flattened else { return result == .accumulated ? .friend(.created) : nil }
    guard case .closure(let scope) = analyzer.frame.argument(0, of: call) else {
      let transform = call.type(ofArgument: 0, in: &analyzer)
      return transform.isFunction(in: &analyzer.types) ? .friend(.created) : nil
    }
    let closure = analyzer.frame.scope(scope)
    if analyzer.frame.isPartlyUnknown(closure.soleValue) { return nil }
    let made = analyzer.origin(of: closure.soleValue, in: scope, at: closure.range.upperBound)
    switch made.root {
    case .created: return .friend(.created)
    case .none: return analyzer.frame.isUnknown(closure.soleValue) ? nil : .friend(.created)
    case .own, .global, .parameter, .selfReference: return made
    case .closureParameter, .unexplained, .type: return nil
    }
  }
}

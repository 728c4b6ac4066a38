import SwiftReader

extension Call {
  func type(ofArgument position: Int, in analyzer: inout ChainAnalyzer) -> KnownType {
    analyzer.origin(of: analyzer.frame.argument(position, of: self), in: scope, at: offset).type
  }

  /// Returns the type of the value in a box or task: the type of the only argument, or the result of the trailing
  /// closure.
  fileprivate func boxed(in analyzer: inout ChainAnalyzer) -> KnownType {
    resultOfLastClosure(in: &analyzer) ?? (arguments.count == 1 ? type(ofArgument: 0, in: &analyzer) : .unknown)
  }

  /// Returns the type of `Dictionary(grouping: people) { $0.town }` and `Dictionary(uniqueKeysWithValues: pairs)`.
  fileprivate func createdDictionary(in analyzer: inout ChainAnalyzer) -> KnownType? {
    let element = type(ofArgument: 0, in: &analyzer).element(in: &analyzer)
    guard element.isKnown else { return nil }
    switch analyzer.frame.labels(of: self).first {
    case Library.grouping:
      var key = KnownType.unknown
      if case .closure(let scope) = analyzer.frame.argument(1, of: self) { key = scope.resultOfClosure(in: &analyzer) }
      return analyzer.types.add(TypeShape(kind: .dictionary), [key, analyzer.types.array(of: element)])
    case Library.uniqueKeysWithValues:
      guard analyzer.types.kind(element) == .tuple else { return nil }
      return analyzer.types.add(
        TypeShape(kind: .dictionary), [analyzer.types.child(0, of: element), analyzer.types.child(1, of: element)])
    default:
      guard analyzer.frame.labels(of: self).contains(Library.uniquingKeysWith), analyzer.types.kind(element) == .tuple
      else { return nil }
      return analyzer.types.add(
        TypeShape(kind: .dictionary), [analyzer.types.child(0, of: element), analyzer.types.child(1, of: element)])
    }
  }
}

extension ValueOrigin {
  /// Returns the origin of the result of calling a value: the result of its function type, or an instance of its
  /// metatype.
  func called(in analyzer: inout ChainAnalyzer) -> ValueOrigin {
    let type = analyzer.types.unwrapped(self.type)
    switch analyzer.types.kind(type) {
    case .function: return .friend(.created, analyzer.types.arena.lastChild(of: type))
    case .metatype: return analyzer.types.child(0, of: type).newObject(in: &analyzer.types)
    case .nominal, .library: return .friend(.created, type.resultOfCalling(in: &analyzer))
    default: return .friend(.created)
    }
  }
}

extension KnownType {
  /// Returns the type that calling a value as a function gives.
  fileprivate func resultOfCalling(in analyzer: inout ChainAnalyzer) -> KnownType {
    let found = analyzer.types.member(Library.callAsFunction, of: self, for: .call)
    if found.isNone { return analyzer.types.libraryMember(Library.callAsFunction, of: self, .call) }
    let function = found.result(on: self, Library.callAsFunction, nil, in: &analyzer)
    return analyzer.types.arena.lastChild(of: function)
  }

  /// Returns the origin of an object that an initializer creates. What a library's collection or box holds comes from
  /// elsewhere, so only the parts of the repository's own types are those of a new object.
  func newObject(in types: inout TypeResolver) -> ValueOrigin {
    var origin = ValueOrigin.friend(.created, self)
    origin.isNew = types.kind(self) == .nominal
    return origin
  }

  /// Returns the type of the object that an initializer call creates. The element type of a library collection is
  /// inferred from its only argument.
  func created(_ call: Call?, in analyzer: inout ChainAnalyzer) -> KnownType {
    guard let call else { return self }
    if analyzer.types.kind(self) == .nominal { return inferring(call, in: &analyzer) }
    let shape = analyzer.types.shape(of: self)
    guard analyzer.types.child(0, of: self) == .unknown else { return self }
    if shape.kind == .dictionary { return call.createdDictionary(in: &analyzer) ?? self }
    if shape.kind == .library, analyzer.library.boxes.contains(shape.spelling) {
      let content = call.boxed(in: &analyzer)
      return content.isKnown ? analyzer.types.library(shape.spelling, [content]) : self
    }
    guard shape.kind == .library || shape.kind == .array,
      shape.kind == .array || analyzer.library.elements[shape.spelling] != nil, call.arguments.count == 1
    else { return self }
    let element = call.type(ofArgument: 0, in: &analyzer).element(in: &analyzer)
    guard element.isKnown else { return self }
    return shape.kind == .array ? analyzer.types.array(of: element) : shape.like([element], in: &analyzer.types)
  }

  /// Returns the type of the instance that a call of a type literal creates: `[T]()`, `[K: V]()`, `[K: [T]]()`.
  func instanceOfLiteral(in types: inout TypeResolver) -> KnownType? {
    let kind = types.kind(self)
    guard kind == .array || kind == .dictionary else { return nil }
    var parts: [KnownType] = []
    for child in types.children(of: self) {
      let isType = types.kind(child) == .metatype
      guard let part = isType ? types.child(0, of: child) : child.instanceOfLiteral(in: &types) else { return nil }
      parts.append(part)
    }
    return parts.isEmpty ? nil : types.add(TypeShape(kind: kind), parts)
  }
}

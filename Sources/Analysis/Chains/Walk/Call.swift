import SwiftReader

/// The arguments of a call, with the scope and the offset of its chain.
struct Call {
  var link: UInt32
  var arguments: Range<UInt32>
  var scope: ScopeID
  var offset: UInt32
}

extension ChainAnalyzer {
  func labels(of call: Call) -> [Spelling] {
    call.arguments.map { frame.spelling(frame.argument($0).label) }
  }

  /// Returns the labels of a call's arguments and its trailing closures, for overload resolution; `nil` without a call.
  func shape(of call: Call?) -> CallShape? { call.map { callShape(of: $0) } }

  func callShape(of call: Call) -> CallShape {
    var trailing = call.arguments.count
    for number in call.arguments.reversed() {
      guard case .closure = frame.argument(number).value else { break }
      trailing -= 1
    }
    return CallShape(labels: labels(of: call), trailing: trailing)
  }

  /// Returns the argument at a position, `.unknown` if there are fewer arguments.
  func argument(_ position: Int, of call: Call) -> Value {
    guard position < call.arguments.count else { return .unknown }
    return frame.argument(call.arguments.lowerBound + UInt32(position)).value
  }

  mutating func type(ofArgument position: Int, of call: Call) -> KnownType {
    origin(of: argument(position, of: call), in: call.scope, at: call.offset).type
  }

  /// Returns the origin of the result of calling a value: the result of its function type, or an instance of its
  /// metatype.
  mutating func called(_ origin: ValueOrigin) -> ValueOrigin {
    let type = types.unwrapped(origin.type)
    switch types.kind(type) {
    case .function: return .friend(.created, types.lastChild(of: type))
    case .metatype: return made(types.child(0, of: type))
    case .nominal, .library: return .friend(.created, resultOfCalling(type))
    default: return .friend(.created)
    }
  }

  /// Returns the type that calling a value as a function gives.
  private mutating func resultOfCalling(_ type: KnownType) -> KnownType {
    let found = types.member(Library.callAsFunction, of: type, for: .call)
    if found.isNone { return types.libraryMember(Library.callAsFunction, of: type, .call) }
    let function = result(of: found, on: type, Library.callAsFunction, nil)
    return types.lastChild(of: function)
  }

  /// Returns the origin of an object that an initializer creates. What a library's collection or box holds comes from
  /// elsewhere, so only the parts of the repository's own types are those of a new object.
  mutating func made(_ type: KnownType) -> ValueOrigin {
    var origin = ValueOrigin.friend(.created, type)
    origin.isNew = types.kind(type) == .nominal
    return origin
  }

  /// Returns the type of the object that an initializer call creates. The element type of a library collection is
  /// inferred from its only argument.
  mutating func created(_ type: KnownType, _ call: Call?) -> KnownType {
    guard let call else { return type }
    if types.kind(type) == .nominal { return inferring(type, call) }
    let shape = types.shape(of: type)
    guard types.child(0, of: type) == .unknown else { return type }
    if shape.kind == .dictionary { return createdDictionary(call) ?? type }
    if shape.kind == .library, library.boxes.contains(shape.spelling) {
      let content = boxed(call)
      return content.isKnown ? types.library(shape.spelling, [content]) : type
    }
    guard shape.kind == .library || shape.kind == .array,
      shape.kind == .array || library.elements[shape.spelling] != nil, call.arguments.count == 1
    else { return type }
    let element = self.element(of: self.type(ofArgument: 0, of: call))
    guard element.isKnown else { return type }
    return shape.kind == .array ? types.array(of: element) : types.like(shape, [element])
  }

  /// Returns the type of the value in a box or task: the type of the only argument, or the result of the trailing
  /// closure.
  private mutating func boxed(_ call: Call) -> KnownType {
    resultOfLastClosure(call) ?? (call.arguments.count == 1 ? type(ofArgument: 0, of: call) : .unknown)
  }

  /// Returns the type of `Dictionary(grouping: people) { $0.town }` and `Dictionary(uniqueKeysWithValues: pairs)`.
  private mutating func createdDictionary(_ call: Call) -> KnownType? {
    let element = self.element(of: type(ofArgument: 0, of: call))
    guard element.isKnown else { return nil }
    switch labels(of: call).first {
    case Library.grouping:
      var key = KnownType.unknown
      if case .closure(let scope) = argument(1, of: call) { key = resultOfClosure(scope) }
      return types.add(TypeShape(kind: .dictionary), [key, types.array(of: element)])
    case Library.uniqueKeysWithValues:
      guard types.kind(element) == .tuple else { return nil }
      return types.add(TypeShape(kind: .dictionary), [types.child(0, of: element), types.child(1, of: element)])
    default:
      guard labels(of: call).contains(Library.uniquingKeysWith), types.kind(element) == .tuple else { return nil }
      return types.add(TypeShape(kind: .dictionary), [types.child(0, of: element), types.child(1, of: element)])
    }
  }
}

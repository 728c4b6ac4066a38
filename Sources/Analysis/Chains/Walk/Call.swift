import SwiftReader

/// The arguments of a call, and where they stand.
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

  /// What a call's arguments tell of the function that is meant.
  func shape(of call: Call?) -> CallShape? { call.map { callShape(of: $0) } }

  func callShape(of call: Call) -> CallShape {
    var trailing = call.arguments.count
    for number in call.arguments.reversed() {
      guard case .closure = frame.argument(number).value else { break }
      trailing -= 1
    }
    return CallShape(labels: labels(of: call), trailing: trailing)
  }

  /// The argument at a position.
  func argument(_ position: Int, of call: Call) -> Value {
    guard position < call.arguments.count else { return .unknown }
    return frame.argument(call.arguments.lowerBound + UInt32(position)).value
  }

  mutating func type(ofArgument position: Int, of call: Call) -> KnownType {
    origin(of: argument(position, of: call), in: call.scope, at: call.offset).type
  }

  /// What calling a value gives: the result of its function type.
  mutating func called(_ origin: ValueOrigin) -> ValueOrigin {
    let type = types.unwrapped(origin.type)
    switch types.kind(type) {
    case .function: return origin.typed(types.lastChild(of: type))
    case .metatype: return ValueOrigin.friend(.created, types.child(0, of: type))
    default: return origin.typed(.unknown)
    }
  }

  /// What an initialiser gives. The elements of a library's collection are those of its first argument.
  mutating func created(_ type: KnownType, _ call: Call?) -> KnownType {
    guard let call else { return type }
    if types.kind(type) == .nominal { return inferring(type, call) }
    let shape = types.shape(of: type)
    guard shape.kind == .library || shape.kind == .array, types.child(0, of: type) == .unknown,
      shape.kind == .array || library.elements[shape.spelling] != nil, call.arguments.count == 1
    else { return type }
    let element = self.element(of: self.type(ofArgument: 0, of: call))
    guard element.isKnown else { return type }
    return shape.kind == .array ? types.array(of: element) : types.like(shape, [element])
  }
}

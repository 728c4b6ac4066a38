package import SwiftReader

extension ChainAnalyzer {
  /// Returns the type of an argument of a call or subscript of the current file.
  ///
  /// - Parameters:
  ///   - argument: the number of the argument in the file's facts.
  ///   - offset: the offset of the call or subscript, which determines the visible names.
  package mutating func type(ofArgument argument: UInt32, in scope: ScopeID, at offset: UInt32) -> KnownType {
    origin(of: frame.argument(argument).value, in: scope, at: offset).type
  }

  /// Returns the origin of an expression of the current file.
  mutating func origin(of value: Value, in scope: ScopeID, at offset: UInt32) -> ValueOrigin {
    if expressionDepth >= (frame.isOfForeignValue ? Limits.initialValues : Limits.values) { return .unknown }
    if !frame.isOfForeignValue, isPostponed { return .unknown }
    expressionDepth += 1
    defer { expressionDepth -= 1 }
    switch value {
    case .unknown, .implicitMember, .type, .keyPath, .closure, .macro:
      return .unknown
    case .selfReference:
      return selfReference(site(scope).selfType, in: scope)
    case .superReference:
      return selfReference(site(scope).selfType.superclass(in: &types), in: scope)
    case .name(let name):
      return origin(ofName: name, in: scope, at: offset)
    case .closureParameter(let position):
      return scope.closureParameter(scope.typeOfShorthand(Int(position), in: &self), in: &self)
    case .range(let bounds):
      return ValueOrigin(type: types.library(bounds.type))
    case .literal(let literal):
      return ValueOrigin(type: literal.type(in: &types))
    case .array(let operands):
      return .unknown.typed(arrayType(operands, in: scope, at: offset))
    case .dictionary(let operands):
      return .unknown.typed(dictionaryType(operands, in: scope, at: offset))
    case .tuple(let operands):
      return tuple(operands, in: scope, at: offset)
    case .result where frame.isUnknown(value): return .unknown
    case .choice(let operands), .result(let operands):
      return choice(operands, in: scope, at: offset)
    case .cast(let index):
      return cast(frame.cast(index), in: scope, at: offset)
    case .chain(let chain):
      return origin(ofChain: chain)
    }
  }

  private mutating func selfReference(_ type: KnownType, in scope: ScopeID) -> ValueOrigin {
    .friend(.selfReference, type.isKnown && site(scope).isStatic ? types.metatype(of: type) : type)
  }

  private mutating func arrayType(_ operands: Operands, in scope: ScopeID, at offset: UInt32) -> KnownType {
    // An empty literal may have any type.
    if operands.count == 0 { return .unknown }
    var element = KnownType.unknown
    for number in 0..<min(operands.count, 3) where !element.isKnown {
      element = origin(of: frame.operand(number, of: operands), in: scope, at: offset).type
    }
    return types.array(of: element)
  }

  private mutating func dictionaryType(_ operands: Operands, in scope: ScopeID, at offset: UInt32) -> KnownType {
    guard operands.count >= 2 else { return .unknown }
    let key = origin(of: frame.operand(0, of: operands), in: scope, at: offset).type
    let value = origin(of: frame.operand(1, of: operands), in: scope, at: offset).type
    return types.add(TypeShape(kind: .dictionary), [key, value])
  }

  private mutating func tuple(_ operands: Operands, in scope: ScopeID, at offset: UInt32) -> ValueOrigin {
    var parts: [KnownType] = []
    for number in 0..<min(operands.count, 8) {
      parts.append(origin(of: frame.operand(number, of: operands), in: scope, at: offset).type)
    }
    return .unknown.typed(types.tuple(parts))
  }

  /// Returns the origin of a value that is one of several, with the first known type of all branches: that of the branch
  /// that reaches farthest, if all branches but literals reach. Otherwise the value need not be a part of anything.
  private mutating func choice(_ operands: Operands, in scope: ScopeID, at offset: UInt32) -> ValueOrigin {
    var (nearest, farthest): (ValueOrigin?, ValueOrigin?) = (nil, nil)
    var type = KnownType.unknown
    for number in 0..<operands.count {
      let origin = origin(of: frame.operand(number, of: operands), in: scope, at: offset)
      if !type.isKnown { type = origin.type }
      if origin.root == .none, origin.type.isKnown || frame.isEmpty(operands, number) { continue }
      if nearest.map({ origin.reach < $0.reach }) ?? true { nearest = origin }
      if farthest.map({ origin.reach > $0.reach }) ?? true { farthest = origin }
    }
    let chosen = (nearest?.reach ?? 0) >= 1 ? farthest : nearest
    return (chosen ?? .unknown).typed(operands.count > 1 ? types.unwrapped(type) : type)
  }

  private mutating func cast(_ cast: Cast, in scope: ScopeID, at offset: UInt32) -> ValueOrigin {
    let place = site(scope).lookUpSite(in: scope)
    let type = types.resolve(cast.type, in: frame.file, from: place)
    let origin = origin(of: cast.value, in: scope, at: offset)
    // `self as P` is still `self`; its members are looked up in `P`.
    return origin.typed(cast.kind == .conditional ? types.optional(type) : type)
  }
}

extension Value.Bounds {
  /// The name of the standard library's type of ranges with such bounds.
  fileprivate var type: Spelling {
    switch self {
    case .halfOpen: Library.range
    case .closed: Library.closedRange
    case .from: Library.partialRangeFrom
    case .upTo: Library.partialRangeUpTo
    case .through: Library.partialRangeThrough
    }
  }
}

extension Value.Literal {
  fileprivate func type(in types: inout TypeResolver) -> KnownType {
    switch self {
    case .integer: types.library(Library.integer)
    case .float: types.library(Library.float)
    case .string: types.library(Library.string)
    case .boolean: types.library(Library.boolean)
    case .regex, .nil: .unknown
    }
  }
}

import Findings
import SwiftReader

/// A type, as far as it could be inferred: an index into a ``TypeArena``. Equal types have equal indexes.
package struct KnownType: Hashable, Sendable {
  let index: UInt32

  package static let unknown = KnownType(index: 0)

  var isKnown: Bool { self != .unknown }
}

/// The structure of a known type.
package struct TypeShape: Sendable {
  package enum Kind: UInt8, Sendable {
    case unknown
    /// A type of the repository, in `declaration`; the children are its generic arguments.
    case nominal
    /// A type of a library, in `spelling`; the children are its generic arguments.
    case library
    /// A type nested in a type of a library.
    case nestedLibrary
    case optional, array, dictionary, tuple
    /// The children are the parameter types, then the result type.
    case function
    case metatype
    /// A generic parameter or associated type, in `spelling`, that `declaration` or a library introduces. For an
    /// associated type of a type other than `Self` that type is the only child: `C` of `C.Element`.
    case parameter
    case composition
  }

  package var kind: Kind
  package var declaration = DeclarationID.none
  package var spelling = Spelling.none
  var children: Range<UInt32> = 0..<0
  /// Whether the type contains a generic parameter.
  package internal(set) var isGeneric = false
  /// Whether the tables do not have the enclosing type of a library's nested type.
  var isForeign = false
  /// The nesting depth and the number of parts, which ``Limits`` bounds.
  fileprivate(set) var depth: UInt8 = 1
  fileprivate(set) var parts: UInt32 = 1
  /// Where the name of a library type is written, for messages.
  var file: UInt32 = 0
  var name = Name.none
}

/// A table of all types that were resolved, each stored once.
struct TypeArena: Sendable {
  private var shapes: [TypeShape] = [TypeShape(kind: .unknown)]
  private var children: [KnownType] = []
  private var labels: [Spelling] = []
  private var index = HashIndex(minimumCapacity: 1024)

  subscript(type: KnownType) -> TypeShape { shapes[Int(type.index)] }

  func kind(_ type: KnownType) -> TypeShape.Kind { shapes[Int(type.index)].kind }

  func count(of type: KnownType) -> Int { shapes[Int(type.index)].children.count }

  /// Returns the child at a position; unknown if there are fewer children.
  func child(_ position: Int, of type: KnownType) -> KnownType {
    let range = shapes[Int(type.index)].children
    guard position >= 0, position < range.count else { return .unknown }
    return children[Int(range.lowerBound) + position]
  }

  /// Returns a generic parameter as its declaration refers to it.
  mutating func identity(_ parameter: GenericParameter) -> KnownType {
    add(TypeShape(kind: .parameter, declaration: parameter.declaration, spelling: parameter.spelling))
  }

  /// Returns a generic parameter of a library type, or an associated type of a library protocol.
  mutating func libraryParameter(_ spelling: Spelling) -> KnownType {
    add(TypeShape(kind: .parameter, spelling: spelling))
  }

  func lastChild(of type: KnownType) -> KnownType { child(count(of: type) - 1, of: type) }

  func children(of type: KnownType) -> [KnownType] {
    let range = shapes[Int(type.index)].children
    return Array(children[Int(range.lowerBound)..<Int(range.upperBound)])
  }

  func labels(of type: KnownType) -> [Spelling] {
    let range = shapes[Int(type.index)].children
    return Array(labels[Int(range.lowerBound)..<Int(range.upperBound)])
  }

  /// Returns the type with a shape and children, which is added if it is new; unknown if it would be too large.
  mutating func add(_ shape: TypeShape, _ parts: [KnownType] = [], labels partLabels: [Spelling] = []) -> KnownType {
    var hash = UInt64(shape.kind.rawValue) &+ UInt64(shape.declaration.index) << 8
    hash = mix64(hash ^ shape.spelling.hash &+ (shape.isForeign ? 1 : 0))
    for part in parts { hash = mix64(hash &+ UInt64(part.index) &+ 1) }
    for label in partLabels { hash = mix64(hash ^ label.hash) }
    if let old = index[hash] {
      if old == KnownType.unknown.index { return .unknown }
      // The type was first made without a name, and now it is found in source code.
      if shapes[Int(old)].name == .none { (shapes[Int(old)].file, shapes[Int(old)].name) = (shape.file, shape.name) }
      return KnownType(index: old)
    }
    var shape = shape
    (shape.depth, shape.parts) = (1, 1)
    for part in parts {
      let part = self[part]
      if part.isGeneric { shape.isGeneric = true }
      shape.depth = max(shape.depth, part.depth + 1)
      shape.parts += part.parts
      if shape.depth > Limits.typeDepth || shape.parts > Limits.typeParts {
        index.set(hash, to: KnownType.unknown.index)
        return .unknown
      }
    }
    let start = UInt32(children.count)
    for (position, part) in parts.enumerated() {
      children.append(part)
      labels.append(position < partLabels.count ? partLabels[position] : .none)
    }
    shape.children = start..<UInt32(children.count)
    if shape.kind == .parameter { shape.isGeneric = true }
    let type = KnownType(index: UInt32(shapes.count))
    shapes.append(shape)
    index.set(hash, to: type.index)
    return type
  }

  mutating func library(_ spelling: Spelling, _ arguments: [KnownType] = []) -> KnownType {
    add(TypeShape(kind: .library, spelling: spelling), arguments)
  }

  mutating func optional(_ type: KnownType) -> KnownType {
    if !type.isKnown || kind(type) == .optional { return type }
    return add(TypeShape(kind: .optional), [type])
  }

  mutating func array(of type: KnownType) -> KnownType { add(TypeShape(kind: .array), [type]) }

  mutating func metatype(of type: KnownType) -> KnownType { add(TypeShape(kind: .metatype), [type]) }

  mutating func tuple(_ parts: [KnownType], labels: [Spelling] = []) -> KnownType {
    add(TypeShape(kind: .tuple), parts, labels: labels)
  }

  /// Returns the type inside all levels of an optional; any other type is returned unchanged.
  func unwrapped(_ type: KnownType) -> KnownType {
    var type = type
    while kind(type) == .optional { type = child(0, of: type) }
    return type
  }
}

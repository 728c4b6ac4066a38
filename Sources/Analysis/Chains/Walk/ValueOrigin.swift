import SwiftReader

/// How a value stands to the code that has it: how far past a friend, and what is known of it.
struct ValueOrigin: Sendable {
  /// What an expression starts from.
  enum Root: UInt8, Sendable {
    /// Nothing that could be a reach starts here: a literal, an implicit member.
    case none
    case selfReference
    case own
    case parameter
    case closureParameter
    /// An object created here, a function's result.
    case created
    /// A name that nothing in the repository explains; most are inherited from a library.
    case unexplained
    case type
    /// A static member of another type, or a global variable.
    case global
  }

  var root = Root.none
  /// Hops past the friend.
  var reach: Hops = 0
  /// The same when calls that only return something count as hops.
  var softReach: Hops = 0
  var type = KnownType.unknown
  /// The hop that left the circle of friends last.
  var hop = Hop.none
  var softHop = Hop.none
  /// The local name through which the value was laundered, an index into the bindings of the file, plus one.
  var binding: UInt32 = 0
  /// Where that name gets the value.
  var named: UInt32 = 0
  /// How far its own expression was already found to reach too far; 0 if it was not.
  var reportedReach: Hops = 0
  /// A part of a value that is stored in an own property.
  var isOwnValue = false
  /// A copy of a value, in a local variable.
  var isCopy = false
  /// A part of a value that is stored in an own property, under a local name.
  var isOwnCopy = false
  /// What a property without a type of its own turned out to hold.
  var isCast = false

  static let unknown = ValueOrigin()

  static func friend(_ root: Root, _ type: KnownType = .unknown) -> ValueOrigin {
    ValueOrigin(root: root, type: type)
  }

  func typed(_ type: KnownType) -> ValueOrigin {
    var origin = self
    origin.type = type
    return origin
  }
}

/// One hop: the property that was read, and whose it is.
package struct Hop: Sendable, Equatable {
  /// The property's declaration, none if only its name is known.
  package var member = DeclarationID.none
  var name = Name.none
  /// Where the hop is written.
  package var offset: UInt32 = 0
  /// Whether the property was looked for in a type that is known.
  var isResolved = false

  static let none = Hop()
}

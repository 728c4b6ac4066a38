import SwiftReader

/// Where a value comes from, as seen from the code that uses it: its friend, the hops from there, and its type.
struct ValueOrigin: Sendable {
  /// The kind of value that an expression starts from.
  enum Root: UInt8, Sendable {
    /// An expression that cannot reach through a friend, such as a literal or an implicit member.
    case none
    case selfReference
    case own
    case parameter
    case closureParameter
    /// An object that the code creates, or the result of a function.
    case created
    /// A name that the repository does not declare; most of these are inherited from a library.
    case unexplained
    case type
    /// A static member of another type, or a global variable.
    case global
  }

  var root = Root.none
  /// The number of hops from the friend.
  var reach: Hops = 0
  var type = KnownType.unknown
  /// The last hop that was counted for ``reach``.
  var hop = Hop.none
  /// The local name through which the value was laundered: its index in the bindings of the file plus one; 0 if there
  /// is none.
  var binding: UInt32 = 0
  /// The offset at which the local name gets the value.
  var named: UInt32 = 0
  /// The chain with uses from which the value's uses go on: its number plus one; 0 if there is none.
  var precedent: UInt32 = 0
  /// Whether the value is a payload of an enumeration's case, under a local name.
  var isPayload = false
  /// Whether the value is an object that is created here or handed over to be changed, so that its parts may be used.
  var isNew = false
  /// Whether the value is a part of a value that a closure is given: code that changes it was given it for that.
  var isHanded = false

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

/// One hop: the property that is read, and where.
package struct Hop: Sendable, Equatable {
  /// The declaration of the property; none if only its name is known or a library declares it.
  package var member = DeclarationID.none
  var name = Name.none
  /// The offset of the property's name.
  package var offset: UInt32 = 0
  /// Whether the type in which the property was looked up is known.
  var isResolved = false

  static let none = Hop()
}

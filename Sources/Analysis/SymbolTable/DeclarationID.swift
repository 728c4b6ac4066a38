import Findings
import SwiftReader

/// The number of a declaration: the declarations of all files are numbered consecutively, in the order of the files.
package struct DeclarationID: Hashable, Sendable {
  package let index: UInt32

  package static let none = DeclarationID(index: .max)

  package var isNone: Bool { self == .none }
}

/// The owner of members: a type, a declaration with a body that has local declarations, the top level, the blocks among
/// the statements of scripts, or a type of a library.
package struct Owner: Hashable, Sendable {
  let key: UInt64
  /// The type or function; none if the repository does not declare the owner.
  let declaration: DeclarationID

  package static let topLevel = Owner(key: 0x7f4a_7c15_9e37_79b9, declaration: .none)

  /// The owner of what the blocks among top-level statements declare, in all files.
  static let statements = Owner(key: 0x2545_f491_4f6c_dd1d, declaration: .none)

  package static func declaration(_ id: DeclarationID) -> Owner {
    Owner(key: mix64(UInt64(id.index) &+ 0x9e37_79b9_7f4a_7c15), declaration: id)
  }

  static func library(_ spelling: Spelling) -> Owner {
    Owner(key: mix64(spelling.hash ^ 0xbf58_476d_1ce4_e5b9), declaration: .none)
  }

  /// Returns the key of the owner's members with a name, for look-ups in the tables of members.
  func member(_ spelling: Spelling) -> UInt64 {
    mix64(key &+ spelling.hash &* 0x94d0_49bb_1331_11eb)
  }
}

extension Declaration {
  // The bits are tested directly: the set operations of an option set from another module cost more than all other work
  // here.

  /// Whether the declaration is `static` or `class`.
  package var belongsToType: Bool { modifiers.rawValue & Self.typeBits != 0 }

  /// Whether the declaration is `private` or `fileprivate`.
  package var isPrivateToFile: Bool { modifiers.rawValue & Self.privateBits != 0 }

  /// Whether the declaration is `public`, `open` or `package`.
  var isPublic: Bool { modifiers.rawValue & Self.publicBits != 0 }

  /// Whether the declaration is directly in a clause of an `#if` about which flags decide.
  var isConditional: Bool { modifiers.rawValue & Modifiers.conditional.rawValue != 0 }

  package var isMutating: Bool { modifiers.rawValue & Modifiers.mutating.rawValue != 0 }

  private static let publicBits =
    Modifiers.public.rawValue | Modifiers.open.rawValue | Modifiers.package.rawValue
  private static let typeBits = Modifiers.static.rawValue | Modifiers.class.rawValue
  private static let privateBits = Modifiers.private.rawValue | Modifiers.fileprivate.rawValue
}

extension Declaration.Kind {
  /// Whether declarations of this kind are types: classes, structures, enumerations, actors or protocols.
  package var isType: Bool {
    switch self {
    case .class, .struct, .enum, .actor, .protocol: true
    default: false
    }
  }

  /// Whether the name of such a declaration can be written as a type.
  var namesType: Bool {
    isType || self == .typealias || self == .associatedtype
  }
}

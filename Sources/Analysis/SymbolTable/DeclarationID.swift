import Findings
import SwiftReader

/// A declaration of the repository: the files' declarations counted through, in the order of the files.
package struct DeclarationID: Hashable, Sendable {
  package let index: UInt32

  package static let none = DeclarationID(index: .max)

  package var isNone: Bool { self == .none }
}

/// Whose members are meant: a type, a function with local declarations, the top level, or a type of a library.
package struct Owner: Hashable, Sendable {
  let key: UInt64
  /// The type or function, if the repository declares it.
  let declaration: DeclarationID

  package static let topLevel = Owner(key: 0x7f4a_7c15_9e37_79b9, declaration: .none)

  package static func declaration(_ id: DeclarationID) -> Owner {
    Owner(key: mix64(UInt64(id.index) &+ 0x9e37_79b9_7f4a_7c15), declaration: id)
  }

  static func library(_ spelling: Spelling) -> Owner {
    Owner(key: mix64(spelling.hash ^ 0xbf58_476d_1ce4_e5b9), declaration: .none)
  }

  /// The key under which a table keeps the owner's members of one name.
  func member(_ spelling: Spelling) -> UInt64 {
    mix64(key &+ spelling.hash &* 0x94d0_49bb_1331_11eb)
  }
}

extension Declaration {
  // Tested by bits: the set algebra of another module's option set costs more than all else here.

  /// `static` or `class`.
  package var belongsToType: Bool { modifiers.rawValue & Self.typeBits != 0 }

  /// `private` or `fileprivate`.
  package var isPrivateToFile: Bool { modifiers.rawValue & Self.privateBits != 0 }

  /// `public`, `open` or `package`.
  var isPublic: Bool { modifiers.rawValue & Self.publicBits != 0 }

  package var isMutating: Bool { modifiers.rawValue & Modifiers.mutating.rawValue != 0 }

  private static let publicBits =
    Modifiers.public.rawValue | Modifiers.open.rawValue | Modifiers.package.rawValue
  private static let typeBits = Modifiers.static.rawValue | Modifiers.class.rawValue
  private static let privateBits = Modifiers.private.rawValue | Modifiers.fileprivate.rawValue
}

extension Declaration.Kind {
  /// Whether other declarations can be members of it.
  package var isType: Bool {
    switch self {
    case .class, .struct, .enum, .actor, .protocol: true
    default: false
    }
  }

  /// Whether its name can stand where a type is written.
  var namesType: Bool {
    isType || self == .typealias || self == .associatedtype
  }
}

import Findings
import SwiftReader

/// Something that an analysis asks of the symbol table, as a number that is the same in every run.
///
/// Different questions may share a number: then more is analyzed again than would be needed, never less.
struct Question: Hashable, Comparable, Sendable {
  let number: UInt32

  static func < (left: Question, right: Question) -> Bool { left.number < right.number }

  private init(_ kind: Kind, about thing: UInt64) {
    number = UInt32(truncatingIfNeeded: mix64(thing &+ kind.rawValue &* 0x9e37_79b9_7f4a_7c15))
  }

  private enum Kind: UInt64 {
    case interface = 1, content, types, members, supertypes, traits, declared, properties, facade, extended,
      extendingFunctions, module
  }

  /// What a file declares.
  static func interface(ofFileAt path: PathHash) -> Question { Question(.interface, about: path.value) }

  /// All that a file says, bodies included.
  static func content(ofFileAt path: PathHash) -> Question { Question(.content, about: path.value) }

  /// Which types an owner has under a name.
  static func types(_ spelling: Spelling, of owner: StableOwner) -> Question {
    Question(.types, about: owner.key(spelling))
  }

  /// Which other members an owner has under a name.
  static func members(_ spelling: Spelling, of owner: StableOwner) -> Question {
    Question(.members, about: owner.key(spelling))
  }

  /// What an owner's declarations list after their colons.
  static func supertypes(of owner: StableOwner) -> Question { Question(.supertypes, about: owner.value) }

  static func traits(of type: StableOwner) -> Question { Question(.traits, about: type.value) }

  /// Whether a type has just these traits from one file.
  static func hasTraits(_ traits: TypeTraits, of type: StableOwner) -> Question {
    Question(.traits, about: mix64(type.value &+ 1 &+ UInt64(traits.rawValue)))
  }

  /// Whether a property does nothing but make something of `self`.
  static func isFacade(_ property: StableOwner) -> Question { Question(.facade, about: property.value) }

  /// How many functions of a type's values stand in extensions.
  static func extendingFunctions(of type: StableOwner) -> Question {
    Question(.extendingFunctions, about: type.value)
  }

  /// Whether an extension extends a type.
  static func isExtended(_ owner: StableOwner) -> Question { Question(.extended, about: owner.value) }

  /// Whether a file lies in a module.
  static func module(_ module: UInt64) -> Question { Question(.module, about: module) }

  /// Whether anything has a name.
  static func isDeclared(_ spelling: Spelling) -> Question { Question(.declared, about: spelling.hash) }

  /// Whether a property has a name.
  static func isProperty(_ spelling: Spelling) -> Question { Question(.properties, about: spelling.hash) }
}

/// A path as a number that is the same in every run.
struct PathHash: Hashable, Sendable {
  let value: UInt64

  init(_ path: ByteString) {
    value = mix64(Spelling(path.bytes).hash)
  }
}

/// An owner as a number that is the same in every run: a declaration is named by its file and its number there.
struct StableOwner: Sendable {
  fileprivate let value: UInt64

  init(_ value: UInt64) {
    self.value = value
  }

  fileprivate func key(_ spelling: Spelling) -> UInt64 { mix64(value &+ spelling.hash &* 0x94d0_49bb_1331_11eb) }
}

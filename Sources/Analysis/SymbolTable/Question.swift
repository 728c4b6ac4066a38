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
    case file = 1, content, declaration, memberList, types, members, supertypes, traits, extendingFunctions, declared
    case properties
  }

  /// Which module a file is in, and what it imports.
  static func file(at path: PathHash) -> Question { Question(.file, about: path.value) }

  /// All that a file says, bodies included.
  static func content(ofFileAt path: PathHash) -> Question { Question(.content, about: path.value) }

  /// What a declaration says, without what is inside its braces; of an extension, too, what it extends.
  static func declaration(_ label: Label) -> Question { Question(.declaration, about: label.value) }

  /// What stands in a type's own braces, in order.
  static func memberList(of type: Label) -> Question { Question(.memberList, about: type.value) }

  /// Which types an owner has under a name.
  static func types(_ spelling: Spelling, of owner: Label) -> Question { Question(.types, about: owner.key(spelling)) }

  /// Which other members an owner has under a name.
  static func members(_ spelling: Spelling, of owner: Label) -> Question {
    Question(.members, about: owner.key(spelling))
  }

  /// What an owner's declarations list after their colons.
  static func supertypes(of owner: Label) -> Question { Question(.supertypes, about: owner.value) }

  static func traits(of type: Label) -> Question { Question(.traits, about: type.value) }

  /// How many functions of a type's values stand in extensions.
  static func extendingFunctions(of type: Label) -> Question { Question(.extendingFunctions, about: type.value) }

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

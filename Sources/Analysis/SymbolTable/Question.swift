import Findings
import SwiftReader

/// A question that an analysis asks the symbol table, as a hash that is the same in every run.
///
/// Different questions may share a hash: then more is analyzed again than necessary, never less.
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

  /// Returns the question about the module and the imports of a file.
  static func file(at path: PathHash) -> Question { Question(.file, about: path.value) }

  /// Returns the question about what the analysis of other files reads in a file beyond declarations: the initial
  /// values that determine types, and what shows how a type is decoded.
  static func content(ofFileAt path: PathHash) -> Question { Question(.content, about: path.value) }

  /// Returns the question about a declaration apart from its braces; for an extension, also about the type that it
  /// extends.
  static func declaration(_ label: Label) -> Question { Question(.declaration, about: label.value) }

  /// Returns the question about the members in a type's own braces, in order.
  static func memberList(of type: Label) -> Question { Question(.memberList, about: type.value) }

  /// Returns the question about the types of an owner with a name.
  static func types(_ spelling: Spelling, of owner: Label) -> Question { Question(.types, about: owner.key(spelling)) }

  /// Returns the question about the members of an owner with a name, except types.
  static func members(_ spelling: Spelling, of owner: Label) -> Question {
    Question(.members, about: owner.key(spelling))
  }

  /// Returns the question about the inheritance clauses of an owner's declarations.
  static func supertypes(of owner: Label) -> Question { Question(.supertypes, about: owner.value) }

  static func traits(of type: Label) -> Question { Question(.traits, about: type.value) }

  /// Returns the question about the number of a type's instance functions in extensions.
  static func extendingFunctions(of type: Label) -> Question { Question(.extendingFunctions, about: type.value) }

  /// Returns the question whether any declaration or generic parameter has a name.
  static func isDeclared(_ spelling: Spelling) -> Question { Question(.declared, about: spelling.hash) }

  /// Returns the question whether any property has a name.
  static func isProperty(_ spelling: Spelling) -> Question { Question(.properties, about: spelling.hash) }
}

/// The hash of a path, the same in every run.
struct PathHash: Hashable, Sendable {
  let value: UInt64

  init(_ path: ByteString) {
    value = mix64(Spelling(path.bytes).hash)
  }
}

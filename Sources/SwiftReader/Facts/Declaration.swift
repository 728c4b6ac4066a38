/// A declaration other than a local variable.
package struct Declaration: Sendable, Equatable {
  package enum Kind: UInt8, Sendable {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`
    case `typealias`, `associatedtype`
    case function, initializer, deinitializer, `subscript`
    /// A stored or computed property, or a global variable.
    case property
    case enumCase
    case macro, `operator`, precedenceGroup
  }

  package var kind: Kind
  /// The simple name; for an extension ``Name/none`` (see `type`), for initialisers and the like too.
  package var name: Name
  /// The offset of the name, or of the keyword where there is no name (`init`, `deinit`, `subscript`), or of the
  /// extended type.
  package var offset: UInt32
  /// The enclosing declaration, an index into ``FileFacts/declarations``; a parent stands before its children.
  package var parent: UInt32?
  /// The scope that the declaration stands in.
  package var scope: ScopeID
  package var modifiers: Modifiers
  /// Its attributes, a range of ``FileFacts/attributes``.
  package var attributes: Range<UInt32>
  /// The declared type of a property; the result of a function or subscript; the extended type; the aliased type.
  package var type: TypeID?
  /// The initial value of a property.
  package var value: Value
  /// Which part of `value` a property stands for, where its pattern is a tuple.
  package var projection: Binding.Projection
  /// A range of ``FileFacts/parameters``: of functions, initialisers, subscripts, macros, and the payload of a case.
  package var parameters: Range<UInt32>
  /// A range of ``FileFacts/inheritance``: the types after the colon, of an associated type too.
  package var inheritance: Range<UInt32>
  /// A range of ``FileFacts/requirements``: generic parameters with what they inherit, then the `where` clause.
  package var requirements: Range<UInt32>
  /// The length of the name in bytes, back-ticks included.
  package var length: UInt32
}

/// What stands before a declaration's keyword, and what its accessors tell.
package struct Modifiers: OptionSet, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  package static let `static` = Modifiers(rawValue: 1 << 0)
  /// `class` before a member.
  package static let `class` = Modifiers(rawValue: 1 << 1)
  package static let `private` = Modifiers(rawValue: 1 << 2)
  package static let `fileprivate` = Modifiers(rawValue: 1 << 3)
  package static let `package` = Modifiers(rawValue: 1 << 4)
  package static let `public` = Modifiers(rawValue: 1 << 5)
  package static let open = Modifiers(rawValue: 1 << 6)
  package static let mutating = Modifiers(rawValue: 1 << 7)
  package static let override = Modifiers(rawValue: 1 << 8)
  package static let lazy = Modifiers(rawValue: 1 << 9)
  package static let weak = Modifiers(rawValue: 1 << 10)
  package static let unowned = Modifiers(rawValue: 1 << 11)
  package static let indirect = Modifiers(rawValue: 1 << 12)
  package static let nonisolated = Modifiers(rawValue: 1 << 13)
  /// `private(set)`, `fileprivate(set)` and the like.
  package static let restrictedSetter = Modifiers(rawValue: 1 << 14)
  /// `async` after the parameters.
  package static let async = Modifiers(rawValue: 1 << 15)
  /// `throws` or `rethrows` after the parameters.
  package static let `throws` = Modifiers(rawValue: 1 << 16)
  /// `let`, for a property.
  package static let constant = Modifiers(rawValue: 1 << 17)
  /// A property with a getter of its own; in a protocol every property.
  package static let computed = Modifiers(rawValue: 1 << 18)
  /// A computed property or protocol requirement that can be set.
  package static let settable = Modifiers(rawValue: 1 << 19)
  /// `willSet` or `didSet`.
  package static let observed = Modifiers(rawValue: 1 << 20)
  /// A function, initialiser or accessor with a body.
  package static let hasBody = Modifiers(rawValue: 1 << 21)
  /// `init?`, `init!`
  package static let failable = Modifiers(rawValue: 1 << 22)
}

/// One parameter, or one payload of an enum case.
package struct Parameter: Sendable, Equatable {
  /// The argument's label, ``Name/none`` for `_` and for an unlabelled payload.
  package var label: Name
  /// The name inside; ``Name/none`` for a payload.
  package var name: Name
  package var type: TypeID?
  package var isInout: Bool
  package var hasDefault: Bool
  package var isVariadic: Bool
}

/// `T`, `T: P`, or a member of a `where` clause.
package struct Requirement: Sendable, Equatable {
  package enum Kind: UInt8, Sendable {
    /// A generic parameter; `subject` names it, `type` is what it inherits.
    case parameter
    /// `subject: type`
    case conformance
    /// `subject == type`
    case sameType
  }

  package var kind: Kind
  package var subject: TypeID
  package var type: TypeID?
}

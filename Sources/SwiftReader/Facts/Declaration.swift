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
  /// The simple name; ``Name/none`` for an extension (see `type`), an initializer, a deinitializer and a subscript.
  package var name: Name
  /// The offset of the name; of the keyword if there is no name (`init`, `deinit`, `subscript`); of the extended type
  /// for an extension.
  package var offset: UInt32
  /// The enclosing declaration, an index into ``FileFacts/declarations``. A parent has a lower index than its children.
  package var parent: UInt32?
  /// The scope that contains the declaration.
  package var scope: ScopeID
  package var modifiers: Modifiers
  /// The attributes of the declaration, a range of ``FileFacts/attributes``.
  package var attributes: Range<UInt32>
  /// The declared type of a property, the result type of a function or subscript, the extended type or the aliased
  /// type.
  package var type: TypeID?
  /// The initial value of a property.
  package var value: Value
  /// The part of `value` that the property is bound to if its pattern is a tuple; `nil` for the whole value.
  package var part: PartID?
  /// The parameters of a function, initializer, subscript or macro, or the associated values of an enum case: a range
  /// of ``FileFacts/parameters``.
  package var parameters: Range<UInt32>
  /// The types after the colon, also of an associated type: a range of ``FileFacts/inheritance``.
  package var inheritance: Range<UInt32>
  /// The generic parameters with their bounds, then the `where` clause: a range of ``FileFacts/requirements``.
  package var requirements: Range<UInt32>
  /// The length of the name in bytes, back-ticks included.
  package var length: UInt32
}

/// The modifiers before a declaration's keyword, and flags for its effects, accessors and body.
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
  /// A property with a getter of its own; every property of a protocol.
  package static let computed = Modifiers(rawValue: 1 << 18)
  /// A computed property or protocol requirement that can be set.
  package static let settable = Modifiers(rawValue: 1 << 19)
  /// `willSet` or `didSet`.
  package static let observed = Modifiers(rawValue: 1 << 20)
  /// A function, initializer or accessor with a body.
  package static let hasBody = Modifiers(rawValue: 1 << 21)
  /// `init?`, `init!`
  package static let failable = Modifiers(rawValue: 1 << 22)
  /// `internal`, written out.
  package static let `internal` = Modifiers(rawValue: 1 << 24)
  /// A declaration directly in a clause of an `#if` about which flags decide.
  package static let conditional = Modifiers(rawValue: 1 << 25)
  /// A property with a documentation comment.
  package static let documented = Modifiers(rawValue: 1 << 23)
}

/// One parameter, or one associated value of an enum case.
package struct Parameter: Sendable, Equatable {
  /// The argument label; ``Name/none`` for `_` and for an associated value without a label.
  package var label: Name
  /// The name inside the function; ``Name/none`` for an associated value.
  package var name: Name
  package var type: TypeID?
  package var isInout: Bool
  package var hasDefault: Bool
  package var isVariadic: Bool
}

/// `T`, `T: P`, or a requirement of a `where` clause.
package struct Requirement: Sendable, Equatable {
  package enum Kind: UInt8, Sendable {
    /// A generic parameter: `subject` is the parameter, `type` its bound, if any.
    case parameter
    /// `subject: type`
    case conformance
    /// `subject == type`
    case sameType
    /// `throws(subject)`
    case thrown
  }

  package var kind: Kind
  package var subject: TypeID
  package var type: TypeID?
}

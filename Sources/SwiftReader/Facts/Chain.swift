/// A maximal postfix expression: one root and its links. `try`, `await`, `unsafe`, `consume`, `copy`, `borrow`, `each`
/// and prefix operators are not part of it. A postfix `#if` ends a chain; its clauses and the links after `#endif` are
/// chains whose root is the chain that ended.
package struct Chain: Sendable, Equatable {
  /// How the value of the whole chain is used.
  package enum Use: UInt8, Sendable {
    /// Read, passed on, returned or discarded.
    case read
    /// `chain = …`
    case write
    /// `chain += …`
    case update
    /// `&chain`
    case `inout`
    /// The chain is part of a `case` pattern.
    case pattern
  }

  package var root: Value
  /// The offset of the first byte of the root.
  package var start: UInt32
  package var links: Range<UInt32>
  package var scope: ScopeID
  package var use: Use
  /// Whether the chain is a statement whose value is unused. The only statement of a body may be the body's result; its
  /// value then counts as used.
  package var isDiscarded = false
}

/// One step of a chain.
package struct Link: Sendable, Equatable {
  package enum Kind: UInt8, Sendable {
    /// `.name`; also `.self`, `.init`, `.Type`.
    case property
    /// `.0`
    case tupleElement
    /// `(…)`, `{ … }` or both.
    case call
    /// `[…]`
    case `subscript`
    /// `?`
    case optionalChaining
    /// `!`
    case forceUnwrap
  }

  package var kind: Kind
  /// The member's name or the tuple element's number; for the other kinds ``Name/none``.
  package var name: Name
  /// The offset of the member's name, the opening bracket or brace, `?` or `!`.
  package var offset: UInt32
  /// The length of a member's name in bytes, back-ticks included; 1 for the other kinds.
  package var length: UInt32
  /// The arguments of a call or subscript, trailing closures last; a range of ``FileFacts/arguments``.
  package var arguments: Range<UInt32>
}

/// One argument of a call or subscript.
package struct Argument: Sendable, Equatable {
  package var label: Name
  package var value: Value
}

/// A string that is passed to a function as `forKeyPath:`, as in `value(forKeyPath: "house.town")`.
package struct SpelledPath: Sendable, Equatable {
  /// The components, as the links of a chain: a range of ``FileFacts/links``.
  package var components: Range<UInt32>
  package var scope: ScopeID
}

/// `\Root.a.b`
package struct KeyPath: Sendable, Equatable {
  package var offset: UInt32
  /// The root type if it is written as a plain, possibly qualified, type; otherwise `nil`.
  package var root: TypeID?
  /// The components, as the links of a chain: a range of ``FileFacts/links``.
  package var components: Range<UInt32>
  package var scope: ScopeID
}

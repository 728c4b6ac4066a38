/// A region of one file in which local names live: an index into ``FileFacts/scopes``. The first scope is the file.
package struct ScopeID: Hashable, Sendable {
  package let index: UInt32

  package init(index: UInt32) {
    self.index = index
  }

  package static let file = ScopeID(index: 0)
}

/// A region of one file in which local names live.
package struct Scope: Sendable, Equatable {
  package enum Kind: UInt8, Sendable {
    case file
    /// The braces of a type, protocol or extension.
    case type
    /// A function, initialiser, deinitialiser or subscript: its parameters and its body.
    case function
    /// The getter, setter or observer of a property or subscript; `name` says which (`get` when it is not written).
    case accessor
    /// The initial value of a property.
    case initialValue
    case closure
    /// Any other braces: a branch, a loop, a `case`, a `catch`, a `do`; for `if`, `while`, `for`, `switch` cases and
    /// `catch` with the conditions or patterns that bind names for it.
    case block
    /// The arguments and trailing closures of a macro expansion such as `#Predicate`; `name` is the macro's.
    case macro
  }

  package var kind: Kind
  package var parent: ScopeID
  /// The innermost declaration around the scope (its own, if it has one), an index into ``FileFacts/declarations``.
  package var declaration: UInt32?
  package var name: Name
  package var range: Range<UInt32>
  /// The value of the only statement, where the scope is a body with a single expression or a single `return`.
  package var soleValue: Value
}

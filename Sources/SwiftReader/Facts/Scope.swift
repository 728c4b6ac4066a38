/// A scope of one file: an index into ``FileFacts/scopes``. The first scope is the file.
package struct ScopeID: Hashable, Sendable {
  package let index: UInt32

  package init(index: UInt32) {
    self.index = index
  }

  package static let file = ScopeID(index: 0)
}

/// A region of one file in which local names are visible.
package struct Scope: Sendable, Equatable {
  package enum Kind: UInt8, Sendable {
    case file
    /// The braces of a type, protocol or extension.
    case type
    /// A function, initializer, deinitializer or subscript: its parameters and its body.
    case function
    /// A getter, setter or observer of a property or subscript; `name` is its keyword (`get` if the keyword is
    /// omitted).
    case accessor
    /// The initial value of a property.
    case initialValue
    case closure
    /// Any other braces: a branch, a loop, a `case`, a `catch`, a `do`. For `if`, `while`, `for`, `switch` cases and
    /// `catch`, the scope includes the conditions or patterns that bind names.
    case block
    /// The arguments and trailing closures of a macro expansion such as `#Predicate`; `name` is the name of the macro.
    case macro
  }

  package var kind: Kind
  package var parent: ScopeID
  /// The innermost enclosing declaration, or the declaration that the scope belongs to: an index into
  /// ``FileFacts/declarations``.
  package var declaration: UInt32?
  package var name: Name
  package var range: Range<UInt32>
  /// The value of the only statement if the scope is a body that consists of a single expression or `return`; for other
  /// closures, what they return, as far as it is known; otherwise `.unknown`. Converted to the result type that a
  /// closure writes.
  package var soleValue: Value
}

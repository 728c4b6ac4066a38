/// A local name and the origin of its value.
package struct Binding: Sendable, Equatable {
  package enum Kind: UInt8, Sendable {
    case parameter
    /// `$name` declares two names: `name`, and `$name` as a local one.
    case closureParameter
    /// `let` and `var` in a body.
    case local
    /// `if let`, `guard let`, `while let`, with or without an initializer.
    case optionalBinding
    /// `for name in …`
    case loop
    /// `case .loaded(let name)`, also in `if case`, `guard case`, `for case`.
    case pattern
    /// `[name]`, `[weak name]`, `[name = value]`
    case capture
    /// `catch let error`, and the implicit `error` of a `catch` without a pattern. The implicit `newValue` and
    /// `oldValue` of accessors are not listed.
    case caughtError
  }

  package var kind: Kind
  package var name: Name
  package var offset: UInt32
  package var scope: ScopeID
  /// The offset from which on the name is visible in its scope.
  package var visibleFrom: UInt32
  package var isMutable: Bool
  package var type: TypeID?
  package var value: Value
  /// The part of `value` that is bound to the name; `nil` for the whole value.
  package var part: PartID?
}

/// An assignment `chain = name` or `chain = { … }`, which stores the value of a plain name or a closure.
package struct StoredValue: Sendable, Equatable {
  /// The chain on the left-hand side, an index into ``FileFacts/chains``.
  package var chain: UInt32
  package var value: Value

  /// The name, if the value is a plain name.
  package var name: Name? {
    if case .name(let name) = value { name } else { nil }
  }
}

/// An assignment `name = value` to a plain name: a further definition of a local variable.
package struct Assignment: Sendable, Equatable {
  package var name: Name
  package var offset: UInt32
  package var scope: ScopeID
  package var value: Value
}

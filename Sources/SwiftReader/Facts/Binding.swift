/// A local name and where its value comes from.
package struct Binding: Sendable, Equatable {
  package enum Kind: UInt8, Sendable {
    case parameter
    case closureParameter
    /// `let` and `var` in a body.
    case local
    /// `if let`, `guard let`, `while let`, with or without a value of their own.
    case optionalBinding
    /// `for name in …`
    case loop
    /// `case .loaded(let name)`, also in `if case`, `guard case`, `for case`.
    case pattern
    /// `[name]`, `[weak name]`, `[name = value]`
    case capture
    /// `catch let error`, and the `error` and `newValue`, `oldValue` that nobody writes are not listed.
    case caughtError
  }

  /// Which part of `value` the name stands for.
  package enum Projection: Sendable, Equatable {
    case whole
    /// The value inside the optional.
    case unwrapped
    /// An element of the sequence.
    case element
    /// A tuple's element.
    case tupleElement(UInt32)
    /// An element of the sequence, and of that tuple an element: `for (key, value) in …`.
    case elementOfElement(UInt32)
    /// A payload of the named case, by position.
    case payload(Name, UInt32)
    /// Somewhere deeper inside.
    case part
  }

  package var kind: Kind
  package var name: Name
  package var offset: UInt32
  package var scope: ScopeID
  /// The offset from which on the name can be used in its scope.
  package var visibleFrom: UInt32
  package var isMutable: Bool
  package var type: TypeID?
  package var value: Value
  package var projection: Projection
}

/// `chain = name`: what a plain name stands for is stored elsewhere.
package struct StoredName: Sendable, Equatable {
  /// The place in which it is stored.
  package var chain: UInt32
  package var name: Name
}

/// `name = value` for a plain name: a further definition of a local.
package struct Assignment: Sendable, Equatable {
  package var name: Name
  package var offset: UInt32
  package var scope: ScopeID
  package var value: Value
}

/// The value of an expression, as far as the syntax determines it.
package enum Value: Sendable, Equatable {
  case unknown
  case selfReference
  case superReference
  /// A plain identifier: a local variable, a member of `self`, a global variable, a type or a module.
  case name(Name)
  /// `$0`, `$1`, …
  case closureParameter(UInt32)
  /// `.member` with nothing before the dot.
  case implicitMember
  case literal(Literal)
  case range(Bounds)
  case array(Operands)
  case dictionary(Operands)
  case tuple(Operands)
  /// `a ?? b`, `c ? a : b`, and the branches of an `if` or `switch` expression that are single expressions: one of the
  /// operands.
  case choice(Operands)
  /// What a closure of several statements returns: one of the operands, of which some may be unknown. Only the value of
  /// a closure's body, or what a cast converts to the result type that the closure writes.
  case result(Operands)
  /// `e as T`, `e as? T`, `e as! T`: an index into ``FileFacts/casts``.
  case cast(UInt32)
  /// An index into ``FileFacts/chains``.
  case chain(UInt32)
  case closure(ScopeID)
  /// A type in an expression that is not a plain name: `[Int]`, `any P`, `(A) -> B`.
  case type
  /// An index into ``FileFacts/keyPaths``.
  case keyPath(UInt32)
  /// A macro expansion `#name(…)`, with the name of the macro.
  case macro(Name)

  package enum Bounds: UInt8, Sendable {
    /// `a..<b`
    case halfOpen
    /// `a...b`
    case closed
    /// `a...`
    case from
    /// `..<b`
    case upTo
    /// `...b`
    case through
  }

  package enum Literal: UInt8, Sendable {
    case integer, float, string, boolean, `nil`, regex
  }
}

/// A range of consecutive values in ``FileFacts/operands``.
package struct Operands: Sendable, Equatable {
  package var start: UInt32
  package var count: UInt32
}

/// A cast `value as T`, `value as? T` or `value as! T`.
package struct Cast: Sendable, Equatable {
  package enum Kind: UInt8, Sendable { case coercion, conditional, forced }

  package var kind: Kind
  package var value: Value
  package var type: TypeID
}

extension Value {
  /// Whether the value refers to other values, as a chain or a tuple does. Most values do not.
  var holdsValues: Bool {
    switch self {
    case .chain, .array, .dictionary, .tuple, .choice, .result, .cast, .keyPath, .closure: true
    default: false
    }
  }
}

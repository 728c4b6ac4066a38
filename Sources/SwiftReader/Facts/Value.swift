/// What an expression comes to, as far as its syntax tells.
package enum Value: Sendable, Equatable {
  case unknown
  case selfReference
  case superReference
  /// An identifier that stands alone: a local, a member of `self`, a global, a type or a module.
  case name(Name)
  /// `$0`, `$1`, …
  case closureParameter(UInt32)
  /// `.member` with nothing before the dot.
  case implicitMember
  case literal(Literal)
  case array(Operands)
  case dictionary(Operands)
  case tuple(Operands)
  /// `a ?? b`, `c ? a : b`, and the branches of an `if` or `switch` expression where they are single expressions.
  case choice(Operands)
  /// `e as T`, `e as? T`, `e as! T`: an index into ``FileFacts/casts``.
  case cast(UInt32)
  /// An index into ``FileFacts/chains``.
  case chain(UInt32)
  case closure(ScopeID)
  /// A type in expression position that is no plain name: `[Int]`, `any P`, `(A) -> B`.
  case type
  /// An index into ``FileFacts/keyPaths``.
  case keyPath(UInt32)
  /// `#name(…)`, with the name of the macro.
  case macro(Name)

  package enum Literal: UInt8, Sendable {
    case integer, float, string, boolean, `nil`, regex
  }
}

/// Consecutive values in ``FileFacts/operands``.
package struct Operands: Sendable, Equatable {
  package var start: UInt32
  package var count: UInt32
}

/// `value as T` with its kind.
package struct Cast: Sendable, Equatable {
  package enum Kind: UInt8, Sendable { case coercion, conditional, forced }

  package var kind: Kind
  package var value: Value
  package var type: TypeID
}

extension Value {
  /// Whether there are values below this one; most have none.
  var holdsValues: Bool {
    switch self {
    case .chain, .array, .dictionary, .tuple, .choice, .cast, .keyPath, .closure: true
    default: false
    }
  }
}

import SwiftTokens

/// A type's name with generic arguments in an expression: `Box<Int>` in `Box<Int>(key: "a")`.
package struct Specialization: Sendable, Equatable {
  /// Where the name stands.
  package var offset: UInt32
  package var type: TypeID
}

extension FileFacts {
  /// The type that is written in the expression whose name stands at an offset. O(log *n*) in the number of them.
  package func specialization(at offset: UInt32) -> TypeID? {
    let number = specializations.partitionPoint { $0.offset < offset }
    guard number < specializations.count, specializations[number].offset == offset else { return nil }
    return specializations[number].type
  }
}

import SwiftTokens

/// A type name with generic arguments in an expression: `Box<Int>` in `Box<Int>(key: "a")`.
package struct Specialization: Sendable, Equatable {
  /// The offset of the name.
  package var offset: UInt32
  package var type: TypeID
}

extension FileFacts {
  /// Returns the specialized type in an expression whose name is at an offset, or `nil` if there is none. O(log *n*) in
  /// the number of specializations.
  package func specialization(at offset: UInt32) -> TypeID? {
    let number = specializations.partitionPoint { $0.offset < offset }
    guard number < specializations.count, specializations[number].offset == offset else { return nil }
    return specializations[number].type
  }
}

import SwiftReader
import SwiftTokens

/// An index of facts that concern a name, such as assignments, by name and offset.
struct PlacesByName {
  private struct Place {
    /// The name's index in the upper 32 bits, the offset in the lower 32.
    var key: UInt64
    /// The number of the fact.
    var number: UInt32
  }

  private var places: [Place] = []

  init() {}

  /// Creates an index of facts that are listed in the order of their numbers.
  init(_ facts: [(name: Name, offset: UInt32)]) {
    places = facts.enumerated()
      .map { Place(key: Self.key($1.name, $1.offset), number: UInt32(truncatingIfNeeded: $0)) }
      .sorted { $0.key < $1.key }
  }

  /// Returns the last facts of a name before an offset, at most ``Limits/assignments``: earlier assignments hardly
  /// reach a use.
  func before(_ offset: UInt32, of name: Name) -> [UInt32] {
    let end = count(before: Self.key(name, offset))
    return places[max(0, end - Limits.assignments)..<end].filter { Self.isKey($0.key, of: name) }.map(\.number)
  }

  /// Returns the first facts of a name after an offset, at most ``Limits/assignments``.
  func after(_ offset: UInt32, of name: Name) -> [UInt32] {
    let start = count(before: Self.key(name, offset))
    return places[start...].prefix(Limits.assignments).filter { Self.isKey($0.key, of: name) }.map(\.number)
  }

  private static func key(_ name: Name, _ offset: UInt32) -> UInt64 { UInt64(name.index) << 32 | UInt64(offset) }

  private static func isKey(_ key: UInt64, of name: Name) -> Bool { key >> 32 == UInt64(name.index) }

  private func count(before key: UInt64) -> Int {
    places.partitionPoint { $0.key < key }
  }
}

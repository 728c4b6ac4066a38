import SwiftReader
import SwiftTokens

/// Places in a file that concern a name, found by name and offset.
struct PlacesByName {
  private struct Place {
    /// The name and the offset in one.
    var key: UInt64
    /// The number of the fact that is there.
    var number: UInt32
  }

  private var places: [Place] = []

  init() {}

  /// Creates an index of facts in the order of their numbers.
  init(_ facts: [(name: Name, offset: UInt32)]) {
    places = facts.enumerated()
      .map { Place(key: Self.key($1.name, $1.offset), number: UInt32(truncatingIfNeeded: $0)) }
      .sorted { $0.key < $1.key }
  }

  /// The last places of a name before an offset, at most a few: what is farther back hardly reaches.
  func before(_ offset: UInt32, of name: Name) -> [UInt32] {
    let end = count(before: Self.key(name, offset))
    return places[max(0, end - Limits.assignments)..<end].filter { Self.isKey($0.key, of: name) }.map(\.number)
  }

  /// The first places of a name after an offset, at most a few.
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

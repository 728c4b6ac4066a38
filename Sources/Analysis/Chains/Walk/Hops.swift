/// The number of hops from a friend to a value, at most ``Limits/hops``.
struct Hops: Comparable, Sendable, ExpressibleByIntegerLiteral {
  private let value: Int8

  /// - Parameter value: 0 for a friend; a negative number for a path that may have that many more hops.
  init(integerLiteral value: Int8) {
    self.value = min(value, Limits.hops)
  }

  var count: Int { Int(value) }

  /// The number of hops after one more hop.
  var next: Hops { value < Limits.hops ? Hops(integerLiteral: value + 1) : self }

  static func < (left: Hops, right: Hops) -> Bool { left.value < right.value }
}

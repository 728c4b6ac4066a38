/// How many hops a value is past a friend; counting ends at ``Limits/hops``.
struct Hops: Comparable, Sendable, ExpressibleByIntegerLiteral {
  private let value: Int8

  /// - Parameter value: 0 is a friend; below it a path that may be as much longer.
  init(integerLiteral value: Int8) {
    self.value = min(value, Limits.hops)
  }

  var count: Int { Int(value) }

  /// One hop further.
  var next: Hops { value < Limits.hops ? Hops(integerLiteral: value + 1) : self }

  static func < (left: Hops, right: Hops) -> Bool { left.value < right.value }
}

/// A one-shot event in the state: a scene to open, a sound to play.
///
/// Firing the same value twice is told twice, without a reset. A later subscriber is not told earlier events; see
/// ``Store/occasions(of:)``.
public struct Once<Value> {
  private var count = 0
  private var value: Value?

  /// Creates an event that has not been fired.
  public init() {}

  /// Fires `value`.
  public mutating func fire(_ value: Value) {
    count += 1
    self.value = value
  }

  /// Hands over what was fired last, if anything was.
  func provide(to receiver: (Value) -> Void) {
    if let value { receiver(value) }
  }

  /// How often it was fired.
  var firings: Int { count }
}

extension Once: Sendable where Value: Sendable {}

extension Once: Equatable {
  /// Compares the number of events: two events are never equal, even with the same value.
  public static func == (one: Once, other: Once) -> Bool { one.count == other.count }
}

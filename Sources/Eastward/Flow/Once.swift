/// Carries something that shall happen once: a scene to open, a sound to play.
///
/// Firing the same value twice is told twice, and nothing has to be reset by hand. Who comes later is not told what was
/// fired before; see ``Store/occasions(of:)``.
public struct Once<Value> {
  private var count = 0
  private var value: Value?

  /// Makes one that has not been fired.
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
  /// Compares the firings, for two of them are never the same, even of one value.
  public static func == (one: Once, other: Once) -> Bool { one.count == other.count }
}

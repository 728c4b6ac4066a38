/// A one-shot event in the state: a scene to open, a sound to play.
///
/// ```swift
/// private var scene = Event<Scene>()
/// …
/// scene.fire(.welcome)
/// ```
///
/// Firing the same value twice delivers it twice; the event need not be reset. A subscriber does not receive
/// occurrences from before its subscription; see ``Store/events(of:)``.
///
/// It is not `Codable`: what has occurred before the state was saved must not occur again. Leave it out of what is
/// saved.
public struct Event<Value> {
  private var count = 0
  private var value: Value?
  /// The identity of the last occurrence; `nil` if there is none.
  private(set) var occurrence: Occurrence?

  /// Creates an event that has not occurred.
  public init() {}

  /// Fires `value`.
  public mutating func fire(_ value: Value) {
    count += 1
    self.value = value
    occurrence = Occurrence()
  }

  /// Returns whether the last occurrence is another one than `known`, and was not fired before `time`.
  func hasOccurred(after known: Occurrence?, since time: ContinuousClock.Instant) -> Bool {
    guard let occurrence else { return false }
    return occurrence !== known && occurrence.time >= time
  }

  /// Calls `receiver` with the last fired value, if any.
  func provide(to receiver: (Value) -> Void) {
    if let value { receiver(value) }
  }

  /// The identity of an occurrence, and when it was fired. By the count alone, a new event that replaces one with as
  /// many occurrences would look the same.
  final class Occurrence: Sendable {
    let time = ContinuousClock.now
  }
}

extension Event: Sendable where Value: Sendable {}

extension Event: Hashable {
  /// Compares the number of occurrences, so that states after the same actions are equal. An event is not equal to
  /// itself after another occurrence, even with the same value; it is equal to a new event with as many occurrences.
  public static func == (one: Event, other: Event) -> Bool { one.count == other.count }

  public func hash(into hasher: inout Hasher) { hasher.combine(count) }
}

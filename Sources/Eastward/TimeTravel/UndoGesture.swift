/// A gesture that ends after a pause: actions that follow one another quickly are undone together.
///
/// A component asks it for the group of each action, because a reducer must not read a clock:
///
/// ```swift
/// var typing = UndoGesture("typing", endsAfter: .seconds(1))
/// store.dispatch(.type("a", group: typing.group()))   // typing 1
/// store.dispatch(.type("b", group: typing.group()))   // typing 1, and typing 2 after a pause of a second
/// ```
public struct UndoGesture {
  private let name: String
  private let pause: Duration
  private var number = 0
  private var last: ContinuousClock.Instant?

  /// Creates a gesture.
  ///
  /// - Parameters:
  ///   - name: begins the names of its groups.
  ///   - pause: the time without an action after which the next one begins another group.
  public init(_ name: String, endsAfter pause: Duration) {
    self.name = name
    self.pause = pause
  }

  /// Returns the group of an action, for its ``UndoableAction/undoGroup``.
  ///
  /// - Parameter now: when the action is dispatched.
  public mutating func group(at now: ContinuousClock.Instant = .now) -> String {
    if last.map({ $0.duration(to: now) >= pause }) ?? true { number += 1 }
    last = now
    return "\(name) \(number)"
  }
}

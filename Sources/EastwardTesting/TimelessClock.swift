/// Measures nothing: who sleeps by it wakes at once.
public struct TimelessClock: Clock {
  /// Is the only instant there is.
  public struct Instant: InstantProtocol {
    public func advanced(by duration: Duration) -> Instant { self }

    public func duration(to other: Instant) -> Duration { .zero }

    public static func < (one: Instant, other: Instant) -> Bool { false }
  }

  /// Makes one.
  public init() {}

  public var now: Instant { Instant() }

  public var minimumResolution: Duration { .zero }

  /// Returns at once; ends with `CancellationError` if its task has been cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws { try Task.checkCancellation() }
}

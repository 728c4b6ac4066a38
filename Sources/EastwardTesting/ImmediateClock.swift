/// A clock on which sleeping takes no time.
public struct ImmediateClock: Clock {
  /// The only instant of the clock.
  public struct Instant: InstantProtocol {
    public func advanced(by duration: Duration) -> Instant { self }

    public func duration(to other: Instant) -> Duration { .zero }

    public static func < (one: Instant, other: Instant) -> Bool { false }
  }

  /// Creates the clock.
  public init() {}

  public var now: Instant { Instant() }

  public var minimumResolution: Duration { .zero }

  /// Returns immediately. Throws `CancellationError` if its task was cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws { try Task.checkCancellation() }
}

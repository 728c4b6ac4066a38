/// Runs the effects of a store: each as a task, or one by one in a test.
///
/// ```swift
/// let store = Store(News(), effects: .tasks(clock: SuspendingClock()), reduce: News.reduce)
/// ```
public struct EffectRunner {
  let start: (Effect) -> () -> Void
  private let sleep: @Sendable (Duration) async throws -> Void

  /// Creates a runner that calls `start` for each effect.
  ///
  /// - Parameters:
  ///   - clock: measures the delays of a ``FeedbackPolicy``. They end after a hundred years.
  ///   - start: starts an effect and returns a function that cancels it. The effect must not run before `start`
  ///     returns.
  public init(clock: any Clock<Duration> = ContinuousClock(), start: @escaping (Effect) -> () -> Void) {
    self.start = start
    // The clocks of the system stop the program if their time does not fit into 64 bits, as with `.seconds(Int64.max)`.
    sleep = { try await clock.sleep(for: min($0, .seconds(100 * 365 * 24 * 60 * 60))) }
  }

  /// Starts an effect that runs `body` after a delay.
  func pause(
    for time: Duration, named name: @escaping @Sendable () -> String, then body: @escaping @Sendable () async -> Void
  ) -> () -> Void {
    start(
      Effect(name) { [sleep] in
        if (try? await sleep(time)) != nil { await body() }
        return false
      })
  }

  /// Runs each effect as a task.
  public static var tasks: EffectRunner { tasks(clock: ContinuousClock()) }

  /// Runs each effect as a task, and measures delays with `clock`.
  public static func tasks(clock: any Clock<Duration>) -> EffectRunner {
    EffectRunner(clock: clock) { effect in
      let task = Task { await effect.run() }
      return { task.cancel() }
    }
  }
}

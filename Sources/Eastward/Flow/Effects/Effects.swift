/// Says how the effects of a store are run: each as a task of its own, unless a test wants to run them one by one.
///
/// ```swift
/// let store = Store(News(), effects: .tasks(clock: SuspendingClock()), reduce: News.reduce)
/// ```
public struct Effects {
  let start: (Effect) -> () -> Void
  private let sleep: @Sendable (Duration) async throws -> Void

  /// Has effects run by somebody else.
  ///
  /// - Parameters:
  ///   - clock: measures the pauses of a ``FeedbackPolicy``.
  ///   - start: takes an effect that is to run from now on, and answers how to cancel it. It must not run it before it
  ///     returns.
  public init(clock: any Clock<Duration> = ContinuousClock(), start: @escaping (Effect) -> () -> Void) {
    self.start = start
    sleep = { try await clock.sleep(for: $0) }
  }

  /// Starts an effect that does `body` after a while.
  func pause(
    for time: Duration, named name: @escaping @Sendable () -> String, then body: @escaping @Sendable () async -> Void
  ) -> () -> Void {
    start(
      Effect(name) { [sleep] in
        if (try? await sleep(time)) != nil { await body() }
      })
  }

  /// Runs each effect as a task.
  public static var tasks: Effects { tasks(clock: ContinuousClock()) }

  /// Runs each effect as a task, and measures pauses by `clock`.
  public static func tasks(clock: any Clock<Duration>) -> Effects {
    Effects(clock: clock) { effect in
      let task = Task { await effect.run() }
      return { task.cancel() }
    }
  }
}

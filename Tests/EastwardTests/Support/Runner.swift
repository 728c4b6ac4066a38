import Eastward

/// Keeps every effect that was started, and runs any of them at any time, cancelled or not: the tasks of the worst
/// kind.
final class Runner {
  private var effects: [Effect] = []
  private(set) var cancelled: Set<Int> = []
  private(set) var finished: Set<Int> = []
  private let clock = NoTime()

  var list: EffectRunner {
    EffectRunner(clock: clock) { [self] effect in
      let number = effects.count
      effects.append(effect)
      return { if !self.finished.contains(number) { self.cancelled.insert(number) } }
    }
  }

  var started: [String] { effects.map(\.description) }

  func run(_ number: Int, isolation: isolated (any Actor)? = #isolation) async {
    await effects[number].run()
    finished.insert(number)
  }

  /// Sleeps for no time, and takes no notice when it is cancelled.
  private struct NoTime: Clock {
    typealias Instant = ContinuousClock.Instant
    var now: Instant { ContinuousClock.now }
    var minimumResolution: Duration { .zero }
    func sleep(until deadline: Instant, tolerance: Duration?) async throws {}
  }
}

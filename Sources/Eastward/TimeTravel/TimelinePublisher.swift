/// Publishes the shown moment of a recorder.
final class TimelinePublisher {
  private let cycle: DispatchCycle
  private let channel: AspectChannel
  private let probe = Probe<TheTimeline>()
  private(set) var isPublishing = false
  private var isOutdated = false

  init(onUsageError: @escaping (UsageError) -> Void, _ now: @escaping () -> Timeline?) {
    cycle = DispatchCycle(onUsageError: onUsageError, tracing: nil, effects: .tasks)
    channel = AspectChannel(
      cycle, scope: 0, aspect: TheTimeline.self, of: Recorder.self,
      evaluate: { [probe] in
        probe.evaluate {
          if let timeline = now() { probe.record(timeline) }
        }
      }, forget: { [probe] in probe.forget() })
    cycle.add(channel)
  }

  deinit { cycle.end() }

  func provider() -> Provider<TheTimeline> { Provider(channel, probe) }

  /// Delivers the timeline. A subscriber that changes it by an action causes another round.
  func publish() {
    isOutdated = true
    guard !isPublishing else { return }
    isPublishing = true
    var rounds = 0
    while isOutdated, rounds < mostRounds {
      isOutdated = false
      rounds += 1
      cycle.deliver()
    }
    isPublishing = false
    if isOutdated { cycle.report(.endlessActions(limit: mostRounds, chain: ["\(TheTimeline.self)"])) }
  }

  private let mostRounds = 1_000
}

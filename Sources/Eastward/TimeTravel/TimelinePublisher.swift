/// Publishes the shown moment of a recorder.
final class TimelinePublisher: SettleHandler {
  private let cycle: DispatchCycle
  private let channel: AspectChannel
  private let probe = Probe<TheTimeline>()
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
    super.init()
    cycle.belongs(to: self)
    cycle.add(channel)
  }

  deinit { cycle.end() }

  func provider() -> Provider<TheTimeline> { Provider(channel, probe) }

  /// Whether a subscriber receives the timeline.
  var isPublishing: Bool { cycle.isBusy }

  /// Delivers the timeline, after the current delivery if there is one.
  func publish() {
    isOutdated = true
    if !isPublishing { settle() }
  }

  /// Delivers the timeline if it has changed. A subscriber that changes it by an action causes another round.
  override func settle() {
    var rounds = 0
    while isOutdated, rounds < mostRounds {
      isOutdated = false
      rounds += 1
      cycle.deliver()
    }
    if isOutdated { cycle.report(.endlessActions(limit: mostRounds, chain: ["\(TheTimeline.self)"])) }
  }

  private let mostRounds = 1_000
}

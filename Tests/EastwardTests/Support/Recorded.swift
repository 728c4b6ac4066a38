import Eastward

/// A recorded counter, and what its components wrote down.
final class Recorded {
  let recorder: Recorder
  let store: CounterStore
  let log = Log()
  private var token: SubscriptionToken?

  init(every: Int = 64, tracing: ((Trace) -> Void)? = nil) {
    recorder = Recorder(snapshotInterval: every)
    store = CounterStore(
      CounterState(), onUsageError: { [log] in log.write($0.description) }, tracing: tracing, recorder: recorder,
      reduce: CounterState.reduce)
    token = store.provider(of: Count.self) { $0 }.provide { [log] in log.write("\($0)") }
  }

  var last: String? { log.lines.last }
}

/// Shows the timeline.
final class Panel: TimelineComponent {
  private(set) var timelines: [Timeline] = []
  func newTimeline(_ timeline: Timeline) { timelines.append(timeline) }

  var shown: [String] { timelines.map { "\($0)" } }
}

extension Recorder {
  /// What it tells right now.
  var told: String { timelineNow.map { "\($0)" } ?? "nothing" }

  var timelineNow: Timeline? {
    let panel = Panel()
    provideTimeline(to: panel)
    return panel.timelines.last
  }
}

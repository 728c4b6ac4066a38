/// Tells those who listen which moment is shown.
final class Teller {
  private let turn: Turn
  private let topic: Topic
  private let probe = Probe<TheTimeline>()
  private(set) var isTelling = false
  private var hasNews = false

  init(report: @escaping (UsageError) -> Void, _ now: @escaping () -> Timeline?) {
    turn = Turn(report: report, tracing: nil, effects: .tasks)
    topic = Topic(
      turn, scope: 0, aspect: TheTimeline.self, of: Recorder.self,
      ask: { [probe] in
        probe.hear {
          if let timeline = now() { probe.record(timeline) }
        }
      }, forget: { [probe] in probe.forget() })
    turn.lay(topic)
  }

  deinit { turn.end() }

  func provider() -> Provider<TheTimeline> { Provider(topic, probe) }

  /// Tells everybody; who answers with an action makes another round.
  func tell() {
    hasNews = true
    guard !isTelling else { return }
    isTelling = true
    var rounds = 0
    while hasNews, rounds < mostRounds {
      hasNews = false
      rounds += 1
      turn.deliver()
    }
    isTelling = false
    if hasNews { turn.misused(.endlessActions(limit: mostRounds, chain: ["\(TheTimeline.self)"])) }
  }

  private let mostRounds = 1_000
}

import Eastward

struct Game: KnowsTheCount {
  private var score = 0
  func provideCount(to component: some CountComponent) { component.newCount(score) }
  static func reduce(_ game: inout Game, _ goals: Int) { game.score += goals }
}

@MainActor final class Slider: @MainActor TimelineComponent {
  var moment = 0
  func newTimeline(_ timeline: Timeline) { moment = timeline.moment }
}

@MainActor
func play() throws {
  let recorder = Recorder()
  let store = Store(Game(), recorder: recorder, reduce: Game.reduce)
  let slider = Slider()
  recorder.provider(of: TheTimeline.self).provide(to: slider)
  store.dispatch(1)
  recorder.jump(to: 0)
}

/// A recorder lives where its store does.
actor Server {
  private let recorder: Recorder
  private let store: Store<Game, Int>

  init() {
    recorder = Recorder(snapshotInterval: 16)
    store = Store(Game(), recorder: recorder, reduce: Game.reduce)
  }

  func goal() { store.dispatch(1) }

  func undo() {
    recorder.stepBack()
    recorder.truncateFuture()
  }

  func moment() -> Int {
    let ear = Ear()
    recorder.provideTimeline(to: ear)
    return ear.moment
  }

  private final class Ear: TimelineComponent {
    var moment = 0
    func newTimeline(_ timeline: Timeline) { moment = timeline.moment }
  }
}

import Eastward
import Testing

@Suite("A recorder at the wrong time")
struct TimeTravelUsageErrorTests {
  private static let sentence =
    "during a delivery; call it after the delivery, as a button does"

  @Test("refuses to move in a delivery, while it moves, and while it tells the timeline")
  func delivery() {
    let app = Recorded()
    let timeline = app.recorder.provider(of: TheTimeline.self)
    app.store.dispatch(.up)
    let label = Label()
    label.whenTold = { if $0 == 2 { app.recorder.jump(to: 0) } else if $0 == 0 { app.recorder.returnToPresent() } }
    app.store.scope(state: { $0 }).provider(of: Count.self) { $0 }.provide(to: label)
    app.store.dispatch(.up)
    #expect(app.last == "the recorder was asked to jump to 0 \(Self.sentence)")
    app.recorder.jump(to: 0)
    #expect(app.last == "the recorder was asked to return to the present \(Self.sentence)")
    #expect(label.shown == ["1", "2", "0"])
    let token = timeline.provide { if $0.moment == 1 { app.recorder.stepBack() } }
    app.recorder.stepForward()
    #expect(app.last == "the recorder was asked to step back \(Self.sentence)")
    #expect(app.recorder.told == "1 of 2, up")
    token.cancel()
  }

  @Test("refuses to move while a reducer or a provider is at work")
  func reducing() {
    let misuses = Log()
    let recorder = Recorder()
    let store = Store(
      0, onUsageError: { misuses.write("\($0)") }, recorder: recorder,
      reduce: { (count: inout Int, step: Int) in
        count += step
        recorder.replay()
      })
    store.dispatch(1)
    #expect(misuses.lines == ["the recorder was asked to replay \(Self.sentence)"])
    let asked = store.provider(of: Count.self, reading: { _, _ in recorder.disable(action: 1) }).provide { _ in }
    #expect(misuses.lines.last == "the recorder was asked to disable action 1 \(Self.sentence)")
    asked.cancel()
  }

  @Test("a reducer that dispatches is told so when it is run again, too")
  func reducerDispatches() {
    let misuses = Log()
    let recorder = Recorder()
    var store: Store<Int, Int>?
    store = Store(
      0, onUsageError: { misuses.write("\($0)") }, recorder: recorder,
      reduce: { (count: inout Int, step: Int) in
        count += step
        if step == 2 { store?.dispatch(3) }
      })
    (1...3).forEach { store?.dispatch($0) }
    recorder.jump(to: 2)
    #expect(misuses.lines.count == 2)
    #expect(recorder.told == "2 of 3, 2")
    store = nil
  }

  @Test("a component of the timeline may answer with actions, but not without end")
  func timelineAnswers() {
    let app = Recorded()
    let timeline = app.recorder.provider(of: TheTimeline.self)
    var told: [String] = []
    let token = timeline.provide { [store = app.store] in
      told.append("\($0)")
      if $0.count == 1 { store.dispatch(.up) }
    }
    app.store.dispatch(.up)
    #expect(told == ["0 of 0", "1 of 1, up", "2 of 2, up"])
    token.cancel()
    let endless = timeline.provide { _ in app.store.dispatch(.up) }
    #expect(app.log.lines.contains { $0.hasPrefix("endless loop of actions, more than 1000 in a row") })
    endless.cancel()
  }
}

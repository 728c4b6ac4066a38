import Eastward
import Testing

@Suite("Time")
struct TimeTests {
  @Test("jumps to the state after any action, and back to the present", arguments: [1, 2, 3, 64])
  func jumps(every: Int) {
    let app = Recorded(every: every)
    (1...5).forEach { app.store.dispatch(.set($0 * 10)) }
    app.recorder.jump(to: 3)
    app.recorder.jump(to: 0)
    app.recorder.stepForward()
    app.recorder.stepForward()
    app.recorder.stepBack()
    app.recorder.showPresent()
    app.recorder.jump(to: -7)
    app.recorder.jump(to: 99)
    #expect(app.log.lines == ["0", "10", "20", "30", "40", "50", "30", "0", "10", "20", "10", "50", "0", "50"])
    app.store.dispatch(.up)
    #expect(app.last == "51")
  }

  @Test("the only action is there, and so is the state before it")
  func onlyAction() {
    let app = Recorded()
    #expect(app.recorder.told == "0 of 0")
    app.store.dispatch(.up)
    #expect(app.recorder.told == "1 of 1, up")
    app.recorder.stepBack()
    #expect(app.recorder.told == "0 of 1")
    app.recorder.stepForward()
    #expect(app.log.lines == ["0", "1", "0", "1"])
  }

  @Test("refuses actions while the past is shown, counts them, and stops nobody")
  func refuses() {
    let app = Recorded()
    let panel = Panel()
    let timeline = app.recorder.provider(of: TheTimeline.self)
    timeline.provide(to: panel)
    let answering = Label()
    answering.whenTold = { if $0 == 1 { app.store.dispatch(.set(100)) } }
    app.store.scope({ $0 }).provider(of: Count.self) { $0 }.provide(to: answering)
    app.store.dispatch(.up)
    app.recorder.jump(to: 1)
    app.store.batch([.up, .up])
    app.store.dispatch(.up)
    #expect(answering.shown == ["0", "1", "100", "1"])
    app.recorder.showPresent()
    app.store.dispatch(.up)
    #expect(answering.shown.last == "101")
    #expect(
      panel.shown == [
        "0 of 0", "2 of 2, set(100)", "1 of 2, up, 1 refused", "1 of 2, up, 3 refused", "1 of 2, up, 4 refused",
        "2 of 2, set(100), 4 refused", "3 of 3, up, 4 refused",
      ])
  }
}

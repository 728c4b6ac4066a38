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
    app.recorder.returnToPresent()
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
    app.store.scope(state: { $0 }).provider(of: Count.self) { $0 }.provide(to: answering)
    app.store.dispatch(.up)
    app.recorder.jump(to: 1)
    app.store.batch([.up, .up])
    app.store.dispatch(.up)
    #expect(answering.shown == ["0", "1", "100", "1"])
    app.recorder.returnToPresent()
    app.store.dispatch(.up)
    #expect(answering.shown.last == "101")
    #expect(
      panel.shown == [
        "0 of 0", "2 of 2, set(100)", "1 of 2, up, 1 rejected", "1 of 2, up, 3 rejected", "1 of 2, up, 4 rejected",
        "2 of 2, set(100), 4 rejected", "3 of 3, up, 4 rejected",
      ])
  }

  @Test("leaves an action out as if it had not been sent, and takes it back, in the past and in the present")
  func skips() {
    let app = Recorded(every: 2)
    [.set(10), .up, .up, .set(20), .up].forEach(app.store.dispatch)
    app.recorder.disable(action: 4)
    #expect(app.last == "13")
    app.recorder.jump(to: 3)
    app.recorder.disable(action: 2)
    #expect(app.last == "11")
    #expect(app.recorder.told == "3 of 5, up")
    app.recorder.stepForward()
    #expect(app.recorder.told == "4 of 5, set(20) (disabled)")
    app.recorder.returnToPresent()
    #expect(app.last == "12")
    app.store.dispatch(.up)
    #expect(app.last == "13")
    app.recorder.enable(action: 4)
    #expect(app.last == "22")
    app.recorder.enable(action: 2)
    app.recorder.enable(action: 2)
    [-1, 0, 99].forEach(app.recorder.disable)
    app.recorder.jump(to: 3)
    #expect(app.log.lines == ["0", "10", "11", "12", "20", "21", "13", "12", "11", "12", "13", "22", "12"])
  }

  @Test("shows all states again, those of a batch as one")
  func replays() {
    let app = Recorded()
    app.store.dispatch(.up)
    app.store.batch([.up, .up, .up])
    app.store.dispatch(.up)
    app.recorder.replay()
    #expect(app.log.lines == ["0", "1", "4", "5", "0", "1", "4", "5"])
    app.recorder.jump(to: 3)
    #expect(app.last == "3")
  }

  @Test("goes on from the middle of a batch, and forgets that there was one")
  func continuesInABatch() {
    let app = Recorded()
    app.store.batch([.set(1), .set(2), .set(3), .set(4)])
    app.recorder.jump(to: 2)
    app.recorder.truncateFuture()
    app.store.dispatch(.set(5))
    app.store.dispatch(.set(6))
    app.recorder.jump(to: 0)
    let before = app.log.lines.count
    app.recorder.replay()
    #expect(app.log.lines.dropFirst(before) == ["2", "5", "6"])
  }

  @Test("goes on from the past, drops what came after, and says so")
  func continues() {
    let log = Log()
    let app = Recorded(every: 2, tracing: { log.write("\($0)") })
    (1...5).forEach { app.store.dispatch(.set($0)) }
    app.recorder.disable(action: 4)
    #expect(app.recorder.truncateFuture() == 0)
    app.recorder.jump(to: 3)
    #expect(app.recorder.truncateFuture() == 2)
    #expect(log.lines.last == "truncate: 2 actions are removed")
    #expect(app.recorder.told == "3 of 3, set(3)")
    app.store.dispatch(.set(30))
    app.store.dispatch(.up)
    #expect(app.recorder.told == "5 of 5, up")
    #expect(app.last == "31")
    app.recorder.jump(to: 4)
    #expect(app.last == "30")
  }

  @Test("traces what goes on")
  func traces() {
    let log = Log()
    let app = Recorded(tracing: { log.write("\($0)") })
    app.store.dispatch(.up)
    app.store.dispatch(.up)
    app.recorder.stepBack()
    app.store.dispatch(.down)
    app.store.batch([.down, .down])
    app.recorder.truncateFuture()
    #expect(
      log.lines == [
        "CounterState provides Count", "  a closure subscribes to Count", "  Count → a closure", "reduce up",
        "delivery 1",
        "  Count → a closure", "reduce up", "delivery 2",
        "  Count → a closure",
        "restore 1 of 2", "delivery 3", "  Count → a closure", "  down is rejected: the past is shown",
        "  a batch of 2 is rejected: the past is shown", "truncate: 1 action is removed",
      ])
  }

  @Test("tells an occasion once, whatever is shown later")
  func occasions() {
    let recorder = Recorder(snapshotInterval: 2)
    let store = Store(Board(), recorder: recorder, reduce: Board.reduce)
    var rings: [Int] = []
    let token = store.events(of: { $0.rings }).provide { rings.append($0) }
    [.ring(1), .add(1), .ring(2), .add(1)].forEach(store.dispatch)
    recorder.jump(to: 2)
    recorder.stepForward()
    recorder.jump(to: 0)
    recorder.returnToPresent()
    recorder.replay()
    recorder.disable(action: 3)
    #expect(rings == [1, 2])
    store.dispatch(.ring(3))
    recorder.jump(to: 0)
    recorder.truncateFuture()
    store.dispatch(.ring(4))
    #expect(rings == [1, 2, 3, 4])
    token.cancel()
  }

  @Test("tells an occasion of a state that replaces one with as many occasions")
  func replacedOccasions() {
    let recorder = Recorder(snapshotInterval: 2)
    let store = Store(Event<Int>(), recorder: recorder) { (event: inout Event<Int>, action: Int) in
      if action < 0 { event = Event() }
      if action != 0 { event.fire(action) }
    }
    var rings: [Int] = []
    let token = store.events(of: { $0 }).provide { rings.append($0) }
    [1, -2, -2, 0].forEach(store.dispatch)
    #expect(rings == [1, -2, -2])
    recorder.jump(to: 1)
    recorder.replay()
    recorder.returnToPresent()
    store.dispatch(0)
    #expect(rings == [1, -2, -2])
    token.cancel()
  }

  @Test("tells a list anew after a jump, and only what was touched after a step")
  func marks() {
    let recorder = Recorder(snapshotInterval: 2)
    let store = Store(Board(), recorder: recorder, reduce: Board.reduce)
    let things = store.elements(in: { $0.markedThings })
    var told: [[Change<Thing>]] = []
    var one: [String] = []
    let tokens = [things.provide { told.append($0) }, things.provide(1) { one.append($0.name) }]
    [.put(1, "a"), .put(2, "b"), .change(1, "c"), .change(2, "d"), .change(2, "e"), .add(1)].forEach(store.dispatch)
    told = []
    recorder.jump(to: 2)
    recorder.stepForward()
    recorder.stepForward()
    recorder.returnToPresent()
    store.dispatch(.change(1, "f"))
    let (a, b) = (Thing(id: 1, name: "a"), Thing(id: 2, name: "b"))
    #expect(
      told == [
        [.initial([a, b])], [.changed(Thing(id: 1, name: "ac"), at: 0)], [.changed(Thing(id: 2, name: "bd"), at: 1)],
        [.initial([Thing(id: 1, name: "ac"), Thing(id: 2, name: "bde")])], [.changed(Thing(id: 1, name: "acf"), at: 0)],
      ])
    #expect(one == ["a", "ac", "a", "ac", "ac", "acf"])
    tokens.forEach { $0.cancel() }
  }

  @Test("tells the past to whoever comes while it is shown")
  func newcomers() {
    let app = Recorded()
    (1...3).forEach { app.store.dispatch(.set($0)) }
    app.recorder.jump(to: 1)
    let late = Label()
    late.whenTold = { _ in app.store.dispatch(.up) }
    app.store.scope(state: { $0 }).provider(of: Count.self) { $0 }.provide(to: late)
    #expect(late.shown == ["1"])
    #expect(app.recorder.told == "1 of 3, set(1), 1 rejected")
    app.recorder.returnToPresent()
    #expect(late.shown == ["1", "3"])
    #expect(app.recorder.told == "3 of 3, set(3), 2 rejected", "what the present led to was sent when it was new")
  }

  @Test("refuses answers whatever the policy", arguments: [Reentrancy.queue, .coalesce, .trap])
  func policies(reentrancy: Reentrancy) {
    let recorder = Recorder()
    let misuses = Log()
    let store = CounterStore(
      CounterState(), reentrancy: reentrancy, onUsageError: { misuses.write("\($0)") }, recorder: recorder,
      reduce: CounterState.reduce)
    let label = Label()
    store.provider(of: Count.self) { $0 }.provide(to: label)
    (1...3).forEach { store.dispatch(.set($0)) }
    label.whenTold = { _ in store.dispatch(.up) }
    recorder.jump(to: 1)
    recorder.returnToPresent()
    #expect(label.shown == ["0", "1", "2", "3", "1", "3"])
    #expect(recorder.told == "3 of 3, set(3), 2 rejected")
    #expect(misuses.lines == [])
  }

  @Test("a jump lasts as long as its recorder: then the present is back, and nothing is noted")
  func dropped() {
    let log = Log()
    var recorder: Recorder? = Recorder()
    let store = CounterStore(CounterState(), recorder: recorder, reduce: CounterState.reduce)
    let token = store.provider(of: Count.self) { $0 }.provide { log.write("\($0)") }
    (1...3).forEach { store.dispatch(.set($0)) }
    recorder?.jump(to: 1)
    recorder = nil
    store.dispatch(.up)
    #expect(log.lines == ["0", "1", "2", "3", "1", "3", "4"])
    token.cancel()
  }

  @Test("a recorder that goes in the past tells nobody: whoever lets it go may be asked for it meanwhile")
  func goesSilently() {
    final class Screen {
      var recorder: Recorder? = Recorder()
      private(set) var shown: [String] = []
      private var token: SubscriptionToken?
      func show(_ store: CounterStore) {
        token = store.provider(of: Count.self) { $0 }.provide { [unowned self] in
          shown.append("\($0) \(recorder == nil ? "without" : "with")")
        }
      }
    }
    let screen = Screen()
    let store = CounterStore(CounterState(), recorder: screen.recorder, reduce: CounterState.reduce)
    screen.show(store)
    (1...3).forEach { store.dispatch(.set($0)) }
    screen.recorder?.jump(to: 1)
    screen.recorder = nil
    #expect(screen.shown == ["0 with", "1 with", "2 with", "3 with", "1 with"])
    let late = Label()
    store.scope { $0 }.provider(of: Count.self) { $0 }.provide(to: late)
    store.batch([.up, .up])
    #expect(screen.shown.suffix(2) == ["3 without", "5 without"])
    #expect(late.shown == ["1", "3", "5"])
  }

  @Test("a recorder that nobody gave to a store has a time without actions")
  func alone() {
    let recorder = Recorder(snapshotInterval: -5)
    recorder.jump(to: 3)
    recorder.stepBack()
    recorder.replay()
    recorder.disable(action: 1)
    recorder.truncateFuture()
    #expect(recorder.told == "0 of 0")
  }
}

import Eastward
import Testing

@Suite("Stores that share a recorder")
struct SharedTimeTests {
  /// Two counters on one clock; what they tell stands in one log.
  private final class Two {
    let recorder = Recorder(snapshotInterval: 2)
    let log = Log()
    let one: CounterStore
    let two: CounterStore
    private var tokens: [SubscriptionToken] = []

    init() {
      one = CounterStore(CounterState(), recorder: recorder.named("one"), reduce: CounterState.reduce)
      two = CounterStore(CounterState(), recorder: recorder.named("two"), reduce: CounterState.reduce)
      tokens = [
        one.provider(of: Count.self) { $0 }.provide { [log] in log.write("one \($0)") },
        two.provider(of: Count.self) { $0 }.provide { [log] in log.write("two \($0)") },
      ]
    }

    func answer(_ answer: @escaping (Int) -> Void) {
      tokens.append(one.scope(state: { $0 }).provider(of: Count.self) { $0 }.provide(answer))
    }
  }

  @Test("one jump moves all of them, and tells only those that it moves")
  func jumps() {
    let app = Two()
    app.one.dispatch(.set(1))
    app.two.dispatch(.set(2))
    app.two.dispatch(.set(3))
    app.one.dispatch(.set(4))
    app.recorder.jump(to: 2)
    app.recorder.stepForward()
    app.recorder.jump(to: 1)
    app.recorder.returnToPresent()
    #expect(
      app.log.lines == [
        "one 0", "two 0", "one 1", "two 2", "two 3", "one 4", "one 1", "two 2", "two 3", "two 0", "one 4", "two 3",
      ])
    app.recorder.disable(action: 2)
    app.recorder.jump(to: 2)
    #expect(app.recorder.told == "2 of 4, set(2) (disabled)")
    #expect(app.log.lines.suffix(2) == ["one 1", "two 0"])
  }

  @Test("a subscriber of the timeline that dispatches when it receives the first is told the next one afterwards")
  func answersTheTimeline() {
    let app = Two()
    let log = Log()
    let times = app.recorder.provider(of: TheTimeline.self)
    let before = times.provide { log.write("before \($0.moment)") }
    let token = times.provide { [one = app.one] timeline in
      log.write("begin \(timeline.moment)")
      if timeline.moment == 0 { one.dispatch(.up) }
      log.write("end \(timeline.moment)")
    }
    #expect(log.lines == ["before 0", "begin 0", "end 0", "before 1", "begin 1", "end 1"])
    token.cancel()
    before.cancel()
  }

  @Test("a subscriber of one that subscribes to another while time moves is told the shown state once")
  func subscribesWhileMoving() {
    let recorder = Recorder()
    let tabs = CounterStore(CounterState(), recorder: recorder.named("tabs"), reduce: CounterState.reduce)
    let rows = Store([Thing](), recorder: recorder.named("rows")) { (rows: inout [Thing], id: Int) in
      rows.append(Thing(id: id))
    }
    let log = Log()
    let list = rows.elements(in: { $0 })
    let count = rows.provider(of: TheCount.self, reading: { $1.newCount($0.count) })
    let screen = StateLog { log.write("state \($0.map(\.id))") }
    var tokens = [list.provide { _ in }, count.provide { _ in }]
    var isArmed = false
    let opening = tabs.provider(of: Count.self) { $0 }.provide { _ in
      guard isArmed else { return }
      isArmed = false
      tokens.append(list.provide { log.write("list \($0.map(wording))") })
      tokens.append(rows.elements(in: { $0 }).provide { log.write("own list \($0.map(wording))") })
      tokens.append(count.provide { log.write("count \($0)") })
      rows.subscribe(screen) { $0 }
    }
    tabs.dispatch(.up)
    rows.dispatch(7)
    rows.dispatch(8)
    recorder.jump(to: 0)
    isArmed = true
    recorder.returnToPresent()
    #expect(log.lines == ["list [\"all of 2\"]", "own list [\"all of 2\"]", "count 2", "state [7, 8]"])
    recorder.stepBack()
    #expect(
      log.lines.dropFirst(4).sorted() == ["count 1", "list [\"removed 8\"]", "own list [\"removed 8\"]", "state [7]"])
    withExtendedLifetime((opening, tokens)) {}
  }

  @Test("in the past all of them refuse, also each other's answers")
  func refuses() {
    let app = Two()
    app.answer { [two = app.two] in if $0 > 0 { two.dispatch(.set($0 * 10)) } }
    app.one.dispatch(.set(1))
    app.one.dispatch(.set(2))
    app.recorder.jump(to: 2)
    app.two.dispatch(.up)
    app.recorder.returnToPresent()
    #expect(app.recorder.told == "4 of 4, set(20), 3 rejected")
    let present = ["one 2", "two 20"]
    #expect(app.log.lines == ["one 0", "two 0", "one 1", "two 10"] + present + ["one 1", "two 10"] + present)
    app.one.dispatch(.set(3))
    #expect(app.log.lines.suffix(2) == ["one 3", "two 30"])
  }

  @Test("one that comes while the past is shown is in the past, too; one that goes leaves its actions")
  func comesAndGoes() {
    let recorder = Recorder()
    let one = CounterStore(CounterState(), recorder: recorder.named("one"), reduce: CounterState.reduce)
    var two: CounterStore? = CounterStore(CounterState(), recorder: recorder.named("two"), reduce: CounterState.reduce)
    let log = Log()
    let token = one.provider(of: Count.self) { $0 }.provide { log.write("\($0)") }
    one.dispatch(.set(1))
    two?.dispatch(.set(2))
    two = nil
    one.dispatch(.set(3))
    recorder.jump(to: 2)
    #expect(recorder.told == "2 of 3, set(2)")
    let three = CounterStore(CounterState(), recorder: recorder.named("three"), reduce: CounterState.reduce)
    three.dispatch(.up)
    #expect(recorder.told == "2 of 3, set(2), 1 rejected")
    recorder.returnToPresent()
    three.dispatch(.up)
    #expect(recorder.told == "4 of 4, up, 1 rejected")
    #expect(log.lines == ["0", "1", "3", "1", "3"])
    token.cancel()
  }

  @Test("a store, or the recorder, may be dropped by a component that is told the past")
  func droppedWhileTold() {
    for drops in ["one", "two", "recorder"] {
      var recorder: Recorder? = Recorder(snapshotInterval: 1)
      var one: CounterStore? = CounterStore(CounterState(), recorder: recorder, reduce: CounterState.reduce)
      var two: CounterStore? = CounterStore(CounterState(), recorder: recorder, reduce: CounterState.reduce)
      let log = Log()
      let first = one?.provider(of: Count.self) { $0 }
      var isDropping = false
      let tokens = [
        first?.provide { log.write("one \($0)") },
        two?.provider(of: Count.self) { $0 }.provide { log.write("two \($0)") },
        first?.provide { count in
          guard count == 1, isDropping else { return }
          switch drops {
          case "one": one = nil
          case "two": two = nil
          default: recorder = nil
          }
        },
      ]
      (1...2).forEach { number in
        one?.dispatch(.set(number))
        two?.dispatch(.set(number))
      }
      isDropping = true
      recorder?.jump(to: 2)
      let told = ["one 0", "two 0", "one 1", "two 1", "one 2", "two 2", "one 1"]
      let rest = ["one": ["two 1"], "two": [], "recorder": ["two 1"]]
      #expect(log.lines == told + (rest[drops] ?? []))
      #expect((one == nil, two == nil, recorder == nil) == (drops == "one", drops == "two", drops == "recorder"))
      // What is left goes on. When the recorder is gone the next action brings the present back.
      recorder?.returnToPresent()
      one?.dispatch(.up)
      two?.dispatch(.up)
      #expect(log.lines.contains("one 3") == (drops != "one"))
      #expect(log.lines.contains("two 3") == (drops != "two"))
      tokens.forEach { $0?.cancel() }
    }
  }
}

/// Passes each state that it receives to a function.
private final class StateLog: StateSubscriber {
  private let write: ([Thing]) -> Void

  init(_ write: @escaping ([Thing]) -> Void) { self.write = write }

  func newState(_ state: [Thing]) { write(state) }
}

private func wording(_ change: Change<Thing>) -> String {
  switch change {
  case .initial(let all): "all of \(all.count)"
  case .removed(let id, _): "removed \(id)"
  case .added(let thing, _): "added \(thing.id)"
  case .changed(let thing, _): "changed \(thing.id)"
  case .moved(let id, _, _): "moved \(id)"
  }
}

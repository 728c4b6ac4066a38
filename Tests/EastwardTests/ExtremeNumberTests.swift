import Eastward
import EastwardTesting
import Testing

/// Numbers that a program passes by accident: none stops it.
@Suite("Extreme numbers")
@MainActor
struct ExtremeNumberTests {
  nonisolated private static let numbers = [Int.min, -1, 0, 1, .max]

  @Test("a recorder shows the nearest moment", arguments: numbers, numbers)
  func recorder(interval: Int, number: Int) {
    let recorder = Recorder(snapshotInterval: interval)
    let store = Store(0, recorder: recorder, reduce: { (sum: inout Int, step: Int) in sum += step })
    let log = Log()
    let token = store.provider(of: TheTitle.self, reading: { $1.newTitle("\($0)") }).provide { log.write($0) }
    (1...3).forEach(store.dispatch)
    recorder.jump(to: number)
    #expect(log.lines.last == (number < 1 ? "0" : number == 1 ? "1" : "6"))
    recorder.disable(action: number)
    recorder.enable(action: number)
    recorder.stepBack()
    recorder.stepForward()
    recorder.replay()
    #expect(log.lines.last == "6")
    token.cancel()
  }

  @Test("a recorder keeps the nearest number of actions", arguments: numbers, numbers)
  func recorderLimit(limit: Int, keeping count: Int) throws {
    let log = Log()
    let recorder = Recorder(limit: limit)
    let store = Store(0, recorder: recorder, reduce: { (sum: inout Int, step: Step) in sum += step.size })
    let token = store.provider(of: TheTitle.self, reading: { $1.newTitle("\($0)") }).provide { log.write($0) }
    (1...3).map(Step.init).forEach(store.dispatch)
    recorder.jump(to: 0)
    #expect(log.lines.last == (limit == .max ? "0" : "3"))
    recorder.returnToPresent()
    if limit == .max {
      let forgotten = try recorder.archiveActions(keeping: count, encode: { _ in [UInt8]() }, save: { _ in })
      #expect(forgotten == (count < 1 ? 3 : count == 1 ? 2 : 0))
    }
    token.cancel()
  }

  private struct Step: Versioned { var size: Int }

  @Test("a store has the nearest limit", arguments: numbers)
  func limit(number: Int) {
    let misuses = Log()
    let store = counterStore(limit: number, misuses: misuses)
    let log = Log()
    let token = store.provider(of: Count.self) { $0 }.provide { count in
      log.write("\(count)")
      if 1...3 ~= count { store.dispatch(.up) }
    }
    store.dispatch(.up)
    #expect(log.lines.last == (number == .max ? "4" : "2"))
    #expect(misuses.lines.count == (number == .max ? 0 : 1))
    token.cancel()
  }

  @Test("changes, tracked arrays and routes ignore places that do not exist", arguments: numbers, numbers)
  func places(one: Int, other: Int) {
    var list = [Thing(id: 1), Thing(id: 2)]
    list.apply([
      .removed(9, was: one), .moved(8, from: one, to: other), .added(Thing(id: 3), at: other),
      .changed(Thing(id: 4), at: one),
    ])
    #expect(!list.isEmpty)
    var tracked = TrackedArray([Thing(id: 1), Thing(id: 2)])
    tracked.move(1, to: one)
    tracked.move(one, to: other)
    #expect(tracked.count == 2)
    var route = RouteStack(["a"])
    route.pop(through: RouteElement(id: one, place: "a"))
    route.pop()
    route.show([])
    route.pop()
    route.replace(with: "b")
    #expect(route == route)
  }

  @Test("policies have the nearest limit, and a delay of no length", arguments: numbers)
  func policies(number: Int) {
    for policy in [
      FeedbackPolicy.queue(limit: number), .cancelOldest(limit: number), .debounce(.seconds(number)),
      .throttle(.seconds(number)),
    ] {
      var started = 0
      let effects = EffectRunner { _ in
        started += 1
        return {}
      }
      let store = Store(0, effects: effects, reduce: { (sum: inout Int, step: Int) in sum += step })
      let token = store.feedback({ $0 == 0 ? nil : $0 }, policy: policy) { _, _ in }
      (1...3).forEach(store.dispatch)
      #expect(started > 0)
      token.cancel()
    }
  }

  @Test("a delay that is meant as never ends after a hundred years: longer ones stop the clock of the system")
  func never() async {
    let clock = TestClock()
    let store = Store(0, effects: .tasks(clock: clock), reduce: { (sum: inout Int, step: Int) in sum += step })
    let (queries, started) = AsyncStream.makeStream(of: Int.self)
    let token = store.feedback({ $0 == 0 ? nil : $0 }, policy: .debounce(.seconds(Int64.max))) { query, _ in
      started.yield(query)
    }
    store.dispatch(1)
    await clock.waitForSuspensions()
    clock.advance(by: .seconds(100 * 365 * 24 * 60 * 60))
    var iterator = queries.makeAsyncIterator()
    #expect(await iterator.next() == 1)
    token.cancel()
  }
}

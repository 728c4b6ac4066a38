import Eastward
import Foundation
import Testing

@Suite("Actions sent while a state is told")
struct ReentrancyTests {
  @Test("each waits its turn: everybody is told every state, in order")
  func queue() {
    let store = counterStore()
    let counts = store.provider(of: Count.self) { $0 }
    let labels = (0..<4).map { Label("\($0)") }
    labels[1].whenTold = { if $0 == 100 { store.dispatch(.set(101)) } }
    labels.forEach(counts.provide)
    store.dispatch(.set(100))
    for label in labels { #expect(label.shown == ["0", "100", "101"]) }
  }

  @Test("the conductor reduces all that wait together and delivers once")
  func coalesce() {
    let store = counterStore(CounterState(), .coalesce)
    let counts = store.provider(of: Count.self) { $0 }
    let label = Label()
    label.whenTold = { if $0 == 1 { (0..<5).forEach { _ in store.dispatch(.up) } } }
    counts.provide(to: label)
    store.dispatch(.up)
    #expect(label.shown == ["0", "1", "6"])
  }

  @Test(
    "the flow is one word: the same components, wired the same way, under either policy",
    arguments: [
      (Reentrancy.queue, ["0", "1", "2", "3"]), (.coalesce, ["0", "1", "3"]),
    ])
  func policies(reentrancy: Reentrancy, told: [String]) {
    let store = counterStore(CounterState(), reentrancy)
    let counts = store.provider(of: Count.self) { $0 }
    let label = Label()
    label.whenTold = { if $0 == 1 { [.up, .up].forEach(store.dispatch) } }
    counts.provide(to: label)
    store.dispatch(.up)
    #expect(label.shown == told)
  }

  @Test("a batch is reduced action by action and delivered once, also from inside a delivery")
  func batch() {
    let store = counterStore()
    let counts = store.provider(of: Count.self) { $0 }
    let label = Label()
    label.whenTold = {
      if $0 == 3 {
        store.batch([.up, .up])
        store.dispatch(.up)
      }
    }
    counts.provide(to: label)
    store.batch([.up, .up, .up])
    store.batch([])
    #expect(label.shown == ["0", "3", "5", "6"])
  }

  @Test("who answers while joining waits too")
  func answersOnJoining() {
    let store = counterStore()
    let counts = store.provider(of: Count.self) { $0 }
    let log = Log()
    let first = Label("a", log: log)
    let second = Label("b", log: log)
    second.whenTold = {
      if $0 == 0 {
        store.dispatch(.up)
        log.write("answered")
      }
    }
    counts.provide(to: first)
    counts.provide(to: second)
    #expect(log.lines == ["a0", "b0", "answered", "a1", "b1"])
  }

  @Test("10,000 actions from inside one delivery keep their order")
  func tenThousand() {
    let store = counterStore()
    let counts = store.provider(of: Count.self) { $0 }
    let label = Label()
    label.whenTold = { if $0 == 1 { (2...10_001).forEach { store.dispatch(.set($0)) } } }
    counts.provide(to: label)
    store.dispatch(.up)
    #expect(label.shown == (0...10_001).map(String.init))
  }

  @Test("10,000 actions that answer one another do not grow the stack")
  func chain() {
    let store = counterStore(CounterState(), limit: 10_000)
    let counts = store.provider(of: Count.self) { $0 }
    var depths: Set<Int> = []
    let label = Label()
    label.whenTold = {
      if $0.isMultiple(of: 100) { depths.insert(Thread.callStackReturnAddresses.count) }
      if $0 > 0, $0 < 10_000 { store.dispatch(.up) }
    }
    counts.provide(to: label)
    store.dispatch(.up)
    #expect(label.shown.last == "10000")
    // One place for those who join, one for the first delivery, one for those that waited.
    #expect(depths.count <= 3, "\(depths.count) depths")
  }

  @Test("the weird thing: an object that answers loses nobody a state, where a store that recurses does")
  func theWeirdThing() {
    let told = (0..<4).map { _ in Log() }
    let store = counterStore()
    let counts = store.provider(of: Count.self) { $0 }
    let subscriptions = told.enumerated().map { number, log in
      counts.provide {
        log.write("\($0)")
        if number == 0, $0 == 100 { store.dispatch(.set(101)) }
      }
    }
    store.dispatch(.set(99))
    store.dispatch(.set(100))
    for log in told { #expect(log.lines == ["0", "99", "100", "101"]) }
    #expect(subscriptions.count == 4)

    // The same with a store as the field writes them: the others never see 100, and see 101 twice.
    let recursing = RecursingStore()
    let heard = (0..<4).map { _ in Log() }
    for (number, log) in heard.enumerated() {
      recursing.subscribe { [unowned recursing] in
        log.write("\($0)")
        if number == 0, $0 == 100 { recursing.dispatch(101) }
      }
    }
    recursing.dispatch(99)
    recursing.dispatch(100)
    #expect(heard.map(\.lines) == [["99", "100", "101"]] + Array(repeating: ["99", "101", "101"], count: 3))
  }

  @Test("an object of no size asks for one when it is told: the exact case")
  func objectWithoutSize() {
    struct Block: Equatable { var size = 0 }
    let store = Store(
      [Block](repeating: Block(), count: 3),
      reduce: { (blocks: inout [Block], index: Int) in
        blocks[index].size = 10
      })
    let logs = (0..<3).map { _ in Log() }
    let providers = (0..<3).map { index in store.scope { $0[index].size } }
    let subscriptions = zip(providers, logs).enumerated().map { index, pair in
      pair.0.provider(of: Size.self, reading: { $1.record($0) }).provide {
        pair.1.write("\($0)")
        if $0 == 0 { store.dispatch(index) }
      }
    }
    #expect(subscriptions.count == 3)
    for log in logs { #expect(log.lines == ["0", "10"]) }
  }
}

/// An aspect that needs no protocols: its state is the value.
private enum Size: Aspect {
  typealias Value = Int
  static func read(from source: Int, into probe: Probe<Size>) { probe.record(source) }
  static func observer(for component: Label, reading probe: Probe<Size>) -> () -> Bool {
    { [weak component] in probe.deliver { component?.newCount($0) } }
  }
}

/// Calls everybody with the latest state, at once, also from inside.
private final class RecursingStore {
  private var state = 0
  private var subscribers: [(Int) -> Void] = []
  func subscribe(_ subscriber: @escaping (Int) -> Void) { subscribers.append(subscriber) }
  func dispatch(_ count: Int) {
    state = count
    subscribers.forEach { $0(state) }
  }
}

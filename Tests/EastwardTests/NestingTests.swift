import Eastward
import Foundation
import Running
import Testing

/// Calls that lead to calls of the same kind: what is told, and that the stack does not grow with them.
@Suite("Nested calls")
struct NestingTests {
  /// Subscribes again whenever it is told, each time to the same.
  private final class Chain: StateSubscriber {
    let misuses = Log()
    private(set) var store: Store<Int, Int>?
    private var join: (Chain) -> SubscriptionToken? = { _ in nil }
    private var tokens: [SubscriptionToken] = []
    private let wanted: Int
    private(set) var told = 0

    init(_ kind: String, _ wanted: Int, limit: Int) {
      self.wanted = wanted
      let store = Store(
        1, limit: limit, onUsageError: { [misuses] in misuses.write("\($0)") },
        reduce: { (state: inout Int, _: Int) in state += 1 })
      self.store = store
      let numbers = store.provider(of: Number.self) { $0 }
      let things = store.elements(in: { [Thing(id: 1, name: "\($0)")] })
      join =
        switch kind {
        case "value": { chain in numbers.provide { [unowned chain] _ in chain.goOn() } }
        case "list": { chain in things.provide { [unowned chain] _ in chain.goOn() } }
        case "element": { chain in things.provide(1) { [unowned chain] _ in chain.goOn() } }
        case "answer":
          { [unowned store] chain in
            store.react(to: { $0 }) { [unowned chain] _ in
              chain.goOn()
              return nil
            }
          }
        default:
          { [unowned store] chain in
            store.subscribe(chain) { $0 }
            return nil
          }
        }
    }

    func newState(_ state: Int) { goOn() }

    func begin() { join(self).map { tokens.append($0) } }

    private func goOn() {
      told += 1
      if told < wanted { begin() }
    }
  }

  private static let kinds = ["value", "list", "element", "answer", "state"]

  @Test(
    "30,000 subscriptions that make one another are told once each, on a stack of half a megabyte", arguments: kinds)
  func flat(kind: String) async {
    let told = await withCheckedContinuation { continuation in
      let thread = Thread {
        let chain = Chain(kind, 30_000, limit: .max)
        chain.begin()
        continuation.resume(returning: chain.told)
      }
      thread.stackSize = 512 * 1_024
      thread.start()
    }
    #expect(told == 30_000)
  }

  @Test("subscriptions without end are a misuse beyond the limit, and the store goes on", arguments: kinds)
  func endless(kind: String) {
    let chain = Chain(kind, .max, limit: 500)
    chain.begin()
    #expect(chain.told == 500)
    #expect(chain.misuses.lines.count == 1)
    #expect(chain.misuses.lines.first?.hasPrefix("endless loop of subscriptions to ") == true)
    #expect(chain.misuses.lines.first?.contains("more than 500 in a row") == true)
    let label = Label()
    chain.store?.scope { $0 }.provider(of: Number.self) { $0 }.provide(to: label)
    #expect(label.shown == ["1"])
  }

  @Test("a newcomer deep inside others is told before a delivery goes on, and not at all when it went meanwhile")
  func late() {
    let store = Store(0, reduce: { (state: inout Int, action: Int) in state = action })
    let numbers = store.provider(of: Number.self) { $0 }
    let log = Log()
    var tokens: [SubscriptionToken] = []
    func join(_ depth: Int) {
      tokens.append(numbers.provide { if $0 == 1, depth < 200 { join(depth + 1) } })
      // Here the newcomers begin to wait.
      guard depth == 65 else { return }
      tokens.append(numbers.provide { log.write("kept \($0)") })
      numbers.provide { log.write("gone \($0)") }.cancel()
      log.write("joined")
    }
    let token = numbers.provide { if $0 == 1 { join(1) } }
    let after = numbers.provide { log.write("after \($0)") }
    store.dispatch(1)
    store.dispatch(2)
    #expect(log.lines == ["after 0", "joined", "kept 1", "after 1", "after 2", "kept 2"])
    [token, after].forEach { $0.cancel() }
    // They refer to the array that keeps them.
    tokens = []
  }

  @Test("a misuse that the one who takes the report makes is not reported, so there is no circle")
  func misuses() {
    var store: CounterStore?
    var reports = 0
    store = CounterStore(
      CounterState(),
      onUsageError: { _ in
        reports += 1
        store?.dispatch(.up)
      },
      reduce: { state, action in
        CounterState.reduce(&state, action)
        if action == .down { store?.dispatch(.up) }
      })
    store?.dispatch(.down)
    store?.dispatch(.down)
    #expect(reports == 2)
    store = nil
  }

  @Test("a tracer that sends actions is not traced while it does, and ends like any circle")
  func tracer() {
    var store: CounterStore?
    let misuses = Log()
    store = CounterStore(
      CounterState(), limit: 10, onUsageError: { misuses.write("\($0)") },
      tracing: { if case .deliveryStarted = $0 { store?.dispatch(.up) } }, reduce: CounterState.reduce)
    store?.dispatch(.up)
    #expect(misuses.lines.count == 1)
    #expect(misuses.lines.first?.contains("more than 10 in a row") == true)
    store = nil
  }

  @Test("an action that sends another one as it goes, and a state, find nothing half done")
  func goodbyes() {
    final class Goodbye {
      let body: () -> Void
      init(_ body: @escaping () -> Void) { self.body = body }
      deinit { body() }
    }
    var sent = 0
    var store: Store<[Int], (Int, Goodbye?)>?
    let again = { (step: Int) in
      sent += 1
      store?.dispatch((step, nil))
    }
    store = Store([], reduce: { $0.append($1.0) })
    let numbers = store?.provider(of: Number.self) { $0.last ?? 0 }
    let token = numbers?.provide { value in
      if value == 1 { (0..<100).forEach { step in store?.dispatch((10 + step, Goodbye { again(1_000 + step) })) } }
    }
    store?.dispatch((1, nil))
    #expect(sent == 100)
    var count = 0
    let all = store?.scope { $0.count }.provider(of: Number.self) { $0 }.provide { count = $0 }
    #expect(count == 201)
    token?.cancel()
    all?.cancel()
    store = nil
  }

  /// As many as a store with the usual limit takes, where time is no matter.
  private static let many = rounds(fast: 50_000, slow: 1_000_000)

  @Test("a million actions that are sent inside one delivery are delivered one by one, on a stack of half a megabyte")
  func million() async {
    let told = await withCheckedContinuation { continuation in
      let thread = Thread {
        var told = 0
        let store = Store(0, reduce: { (state: inout Int, step: Int) in state += step })
        let token = store.provider(of: Number.self) { $0 }.provide { [unowned store] value in
          told += 1
          if value == 1 { for _ in 0..<Self.many { store.dispatch(1) } }
        }
        store.dispatch(1)
        token.cancel()
        continuation.resume(returning: told)
      }
      thread.stackSize = 512 * 1_024
      thread.start()
    }
    #expect(told == Self.many + 2)
  }
}

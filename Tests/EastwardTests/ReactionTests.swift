import Eastward
import EastwardTesting
import Testing

@Suite("A state that answers by itself")
struct ReactionTests {
  @Test("the fourth function: a state gives an action, and needs no actor for that")
  func answers() {
    let store = counterStore()
    let label = Label()
    store.provider(of: Count.self) { $0 }.provide(to: label)
    let token = store.react(to: { state in Ten(of: state).reached }) { _ in .set(0) }
    (0..<12).forEach { _ in store.dispatch(.up) }
    #expect(label.shown == (0...10).map(String.init) + ["0", "1", "2"])
    token.cancel()
  }

  @Test("a truth that is false or missing asks for nothing, also at first", arguments: [false, nil] as [Bool?])
  func untrue(first: Bool?) {
    let store = Store(first) { (state: inout Bool?, action: Bool?) in state = action }
    var count = 0
    let tokens = [
      store.react(to: { $0 }) { _ in
        count += 1
        return nil
      },
      store.react(to: { $0 == true }) { _ in
        count += 10
        return nil
      },
    ]
    #expect(count == 0)
    store.dispatch(nil)
    store.dispatch(false)
    #expect(count == 0)
    store.dispatch(true)
    #expect(count == 11)
    withExtendedLifetime(tokens) {}
  }

  @Test(
    "what it sends obeys the store's policy: everybody is told the state that asked first",
    arguments: [(Reentrancy.queue, ["", "a", "b"]), (.coalesce, ["", "b"])])
  func reentrancy(reentrancy: Reentrancy, told: [String]) {
    let desk = SearchDesk(reentrancy)
    let tokens = ["a", "b"].map { text in desk.store.react(to: Search.query) { _ in .found(text) } }
    desk.ask("sun")
    #expect(desk.told.lines == told)
    withExtendedLifetime(tokens) {}
  }

  @Test("under .trap it is a component that dispatches while it is told")
  func trap() {
    let desk = SearchDesk(.trap)
    let token = desk.store.react(to: Search.query) { .found($0) }
    desk.ask("sun")
    #expect(desk.told.lines == [""])
    #expect(
      desk.misuses.lines == [
        #"a component dispatched found("sun") during a delivery, which the policy of this store forbids; use .queue or .coalesce"#
      ])
    token.cancel()
  }

  @Test("a circle of states that answer each other ends at the limit, with its actions named")
  func runaway() {
    let misuses = Log()
    let store = Store(
      0, limit: 10, onUsageError: { misuses.write($0.description) },
      reduce: { (state: inout Int, action: Int) in state = action })
    let token = store.react(to: { $0 == 0 ? nil : $0 }) { $0 + 1 }
    store.dispatch(1)
    #expect(misuses.lines.count == 1)
    #expect(misuses.lines.first?.hasPrefix("endless loop of actions, more than 10 in a row") == true)
    token.cancel()
  }

  @Test("it may know components, and is not asked again after its end")
  func components() {
    let desk = SearchDesk()
    let label = Label()
    let token = desk.store.react(to: Search.query) { query in
      label.newTitle(query)
      return nil
    }
    ["a", "a", nil, "a", "b"].forEach(desk.ask)
    token.cancel()
    desk.ask("c")
    #expect(label.shown == ["a", "a", "b"])
  }

  /// Asks a counter by being told.
  private final class Ten: CountComponent {
    private(set) var reached = false
    init(of state: CounterState) { state.provideCount(to: self) }
    func newCount(_ count: Int) { reached = count == 10 }
  }
}

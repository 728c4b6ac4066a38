import Eastward
import Testing

@Suite("Subscribers in the manner of 2016")
struct StateSubscriberTests {
  final class SomeViewController: StateSubscriber, CountComponent {
    private(set) var label: [String] = []
    func newState(_ state: any KnowsTheCount) { state.provideCount(to: self) }
    func newCount(_ count: Int) { label.append("\(count)") }
  }

  @Test("newState hands over a provider, and the provider tells")
  func style() {
    let store = counterStore()
    let controller = SomeViewController()
    store.subscribe(controller) { $0 }
    store.dispatch(.up)
    #expect(controller.label == ["0", "1"])
  }

  @Test("a part that is missing is told to nobody, and no trace says so")
  func missing() {
    let log = Log()
    let store = CounterStore(CounterState(), tracing: { log.write("\($0)") }, reduce: CounterState.reduce)
    let controller = SomeViewController()
    store.subscribe(controller) { _ in nil }
    store.dispatch(.up)
    #expect(controller.label.isEmpty)
    #expect(!log.lines.contains { $0.contains("→") })
  }

  @Test("a subscriber is called after every action, until it unsubscribes; subscribing twice counts once")
  func lifecycle() {
    let store = counterStore()
    let controller = SomeViewController()
    store.subscribe(controller) { $0 }
    store.subscribe(controller) { $0 }
    store.dispatch(.rename("nought"))
    store.unsubscribe(controller)
    store.dispatch(.up)
    #expect(controller.label == ["0", "0", "0"])
  }

  @Test("a subscriber is held weakly")
  func weakly() {
    let store = counterStore()
    var controller: SomeViewController? = SomeViewController()
    weak let gone = controller
    if let controller { store.subscribe(controller) { $0 } }
    controller = nil
    #expect(gone == nil)
    store.dispatch(.up)
  }

  @Test("both styles run side by side, each with every state")
  func sideBySide() {
    let store = counterStore()
    let controller = SomeViewController()
    let label = Label()
    store.subscribe(controller) { $0 }
    store.provider(of: Count.self) { $0 }.provide(to: label)
    label.whenTold = { if $0 == 1 { store.dispatch(.up) } }
    store.dispatch(.up)
    #expect(controller.label == ["0", "1", "2"])
    #expect(label.shown == ["0", "1", "2"])
  }

  @Test("who unsubscribes inside a delivery is not called again")
  func unsubscribing() {
    let store = counterStore()
    let first = SomeViewController()
    let second = SomeViewController()
    let label = Label()
    label.whenTold = { if $0 == 1 { store.unsubscribe(second) } }
    store.provider(of: Count.self) { $0 }.provide(to: label)
    store.subscribe(first) { $0 }
    store.subscribe(second) { $0 }
    store.dispatch(.up)
    #expect(first.label == ["0", "1"])
    #expect(second.label == ["0"])
  }
}

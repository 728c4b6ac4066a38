import Eastward
import EastwardTestReporters
import Testing

@Suite("From an action to every component told")
struct DeliveryTests {
  private let deliveries = Transcript<Delivery>(.testing)
  private let store: CounterStore
  private let counts: Provider<Count>
  private let titles: Provider<TheTitle>

  init() {
    store = CounterStore(CounterState(), tracing: deliveries.tracing(), reduce: CounterState.reduce)
    counts = store.provider(of: Count.self) { $0 }
    titles = store.provider(of: TheTitle.self) { $0 }
  }

  final class Header: TitleComponent {
    func newTitle(_ title: String) {}
  }

  @Test("an action told these components these aspects, and nobody else")
  func actions() {
    let label = Label()
    let header = Header()
    counts.provide(to: label)
    titles.provide(to: header)
    let token = counts.provide { _ in }
    deliveries.expect(
      Delivery(initialValues: DeliveredValue(Count.self, to: Label.self)),
      Delivery(initialValues: DeliveredValue(TheTitle.self, to: Header.self)),
      Delivery(initialValues: DeliveredValue(Count.self)))
    store.dispatch(.up)
    deliveries.expect(
      Delivery(
        of: CounterState.Action.up, values: [DeliveredValue(Count.self, to: Label.self), DeliveredValue(Count.self)]))
    store.dispatch(.hide)
    deliveries.expect(Delivery(of: CounterState.Action.hide, values: []))
    token.cancel()
  }

  @Test("what a component answers is a delivery of its own, a batch is one")
  func answers() {
    let label = Label()
    label.whenTold = { [store] in if $0 == 1 { store.dispatch(.set(7)) } }
    counts.provide(to: label)
    deliveries.skip()
    store.dispatch(.up)
    store.batch([.up, .rename("nine"), .up])
    label.whenTold = { _ in }
    deliveries.expect(
      Delivery(of: CounterState.Action.up, values: [DeliveredValue(Count.self, to: Label.self)]),
      Delivery(of: CounterState.Action.set(7), values: [DeliveredValue(Count.self, to: Label.self)]),
      Delivery(of: CounterState.Action.up, .rename("nine"), .up, values: [DeliveredValue(Count.self, to: Label.self)]))
  }

  @Test("who begins to listen in a delivery is not told by the action, and hides nobody who is")
  func joining() {
    let newcomer = Header()
    let label = Label()
    let other = Label()
    label.whenTold = { [titles] in if $0 == 1 { titles.provide(to: newcomer) } }
    counts.provide(to: label)
    counts.provide(to: other)
    deliveries.skip()
    store.dispatch(.up)
    let both = [DeliveredValue(Count.self, to: Label.self), DeliveredValue(Count.self, to: Label.self)]
    deliveries.expect(
      Delivery(of: CounterState.Action.up, values: both),
      Delivery(initialValues: DeliveredValue(TheTitle.self, to: Header.self)))
  }

  @Test("who begins to listen when there is nothing to know is told by the action that makes it known")
  func silentNewcomer() {
    store.dispatch(.hide)
    deliveries.skip()
    let label = Label()
    counts.provide(to: label)
    store.dispatch(.show)
    deliveries.expect(Delivery(of: CounterState.Action.show, values: [DeliveredValue(Count.self, to: Label.self)]))
  }

  @Test("elements of a list are named, and so are the steps of a route")
  func details() {
    let deliveries = Transcript<Delivery>(.testing)
    let tour = TourStore(Tour(), tracing: deliveries.tracing(), reduce: Tour.reduce)
    let screen = SlowScreen()
    screen.subscribe(to: tour.provider(of: TourRoute.self) { $0 })
    screen.finishAll()
    deliveries.skip()
    tour.dispatch(.show(["home", "a", "b"]))
    screen.finishAll()
    deliveries.expect(
      Delivery(
        of: Tour.Action.show(["home", "a", "b"]),
        values: [
          DeliveredValue(TourRoute.self, to: SlowScreen.self),
          DeliveredValue(TourRoute.self, "push a#2", to: SlowScreen.self),
          DeliveredValue(TourRoute.self, "push b#3", to: SlowScreen.self),
        ]))
  }

  @Test("a moment that a recorder shows is a delivery of its own")
  func moments() {
    let deliveries = Transcript<Delivery>(.testing)
    let recorder = Recorder()
    let store = CounterStore(
      CounterState(), tracing: deliveries.tracing(), recorder: recorder, reduce: CounterState.reduce)
    let label = Label()
    store.provider(of: Count.self) { $0 }.provide(to: label)
    let told = [DeliveredValue(Count.self, to: Label.self)]
    deliveries.skip()
    store.dispatch(.up)
    recorder.stepBack()
    recorder.returnToPresent()
    deliveries.expect(
      Delivery(of: CounterState.Action.up, values: told), Delivery(ofMoment: 0, values: told),
      Delivery(ofMoment: 1, values: told))
    recorder.undo()
    deliveries.expect(Delivery(ofMoment: 1, values: told))
  }

  @Test("who was told besides is named in the failure, also when nobody asked for the delivery")
  func fails() {
    let failures = TranscriptTests.Failures()
    do {
      let deliveries = Transcript<Delivery>(failures.report)
      let store = CounterStore(CounterState(), tracing: deliveries.tracing(), reduce: CounterState.reduce)
      let label = Label()
      store.provider(of: Count.self) { $0 }.provide(to: label)
      deliveries.skip()
      store.dispatch(.up)
      deliveries.expect(Delivery(of: CounterState.Action.up, values: []))
      store.dispatch(.up)
    }
    #expect(
      failures.texts.first?.contains("  expected  up delivers nothing\n  received  up delivers Count → Label") == true)
    #expect(failures.texts.last == "delivered and not expected: up delivers Count → Label")
  }
}

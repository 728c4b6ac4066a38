import Eastward
import Testing

@Suite("Providers")
struct ProviderTests {
  @Test("a component is told at once, and afterwards whatever is new")
  func tells() {
    let store = counterStore()
    let counts = store.provider(of: Count.self) { $0 }
    let label = Label()
    counts.provide(to: label)
    store.dispatch(.up)
    store.dispatch(.set(7))
    #expect(label.shown == ["0", "1", "7"])
  }

  @Test("no component what they know already")
  func skips() {
    let store = counterStore()
    let counts = store.provider(of: Count.self) { $0 }
    let label = Label()
    counts.provide(to: label)
    store.dispatch(.set(0))
    store.dispatch(.rename("nought"))
    #expect(label.shown == ["0"])
  }

  @Test("an aspect is asked once for all who listen, and not at all for nobody")
  func asksOnce() {
    let asked = Tally()
    let store = counterStore(CounterState(asked: asked))
    let counts = store.provider(of: Count.self) { $0 }
    let labels = (0..<100).map { Label("\($0)") }
    store.dispatch(.up)
    #expect(asked.count == 0)
    labels.forEach(counts.provide)
    #expect(asked.count == 1)
    store.dispatch(.up)
    #expect(asked.count == 2)
    #expect(labels.allSatisfy { $0.shown == ["1", "2"] })
  }

  /// A state that counts how often it is asked.
  private struct Asked: Eastward.KnowsTheCount {
    let tally: Tally
    var count = 0

    func provideCount(to component: some Eastward.CountComponent) {
      tally.add()
      component.newCount(count)
    }
  }

  @Test(
    "whoever asks again for what the state itself provides shares the provider: the state is asked once, in one order")
  func sharedProvider() {
    let log = Log()
    let misuses = Log()
    let tally = Tally()
    var store: Store<Asked, Int>? = Store(
      Asked(tally: tally), onUsageError: { misuses.write("\($0)") }, reduce: { $0.count += $1 })
    func join(_ name: String) -> SubscriptionToken? {
      store?.provider(of: TheCount.self).provide { log.write("\(name) \($0)") }
    }
    let scope = store?.scope { $0 }
    var tokens = [join("a"), scope?.provider(of: TheCount.self).provide { log.write("scope \($0)") }, join("b")]
    defer { tokens = [] }
    #expect(tokens.count == 3 && tally.count == 2)
    store?.dispatch(1)
    #expect(tally.count == 4)
    #expect(log.lines == ["a 0", "scope 0", "b 0", "a 1", "b 1", "scope 1"])
    tokens = []
    store?.dispatch(1)
    #expect(tally.count == 4)
    tokens = [join("c")]
    store?.dispatch(1)
    store = nil
    #expect(join("d") == nil)
    #expect(log.lines.suffix(2) == ["c 2", "c 3"])
    #expect(misuses.lines == [])
  }

  @Test("two sources of one aspect are two providers, each with its own values, and no mistake")
  func twoSources() {
    struct Game {
      var left = CounterState()
      var right = CounterState()
    }
    let misuses = Log()
    let store = Store(
      Game(), onUsageError: { misuses.write("\($0)") },
      reduce: { (game: inout Game, step: Int) in
        CounterState.reduce(&game.left, .set(step))
        CounterState.reduce(&game.right, .set(-step))
      })
    let labels = [Label(), Label(), Label()]
    store.provider(of: Count.self) { $0.left }.provide(to: labels[0])
    store.provider(of: Count.self) { $0.right }.provide(to: labels[1])
    store.provider(of: Count.self) { $0.right }.provide(to: labels[2])
    store.dispatch(1)
    #expect(labels.map(\.shown) == [["0", "1"], ["0", "-1"], ["0", "-1"]])
    #expect(misuses.lines == [])
  }

  @Test("a closure is told as long as its subscription lives")
  func closures() {
    let store = counterStore()
    let counts = store.provider(of: Count.self) { $0 }
    let log = Log()
    var subscription: SubscriptionToken? = counts.provide { log.write("\($0)") }
    store.dispatch(.up)
    #expect(subscription != nil)
    subscription = nil
    store.dispatch(.up)
    #expect(log.lines == ["0", "1"])
  }

  @Test("components are told in the order in which they came, aspects in the order of their providers")
  func order() {
    let store = counterStore()
    let counts = store.provider(of: Count.self) { $0 }
    let titles = store.provider(of: TheTitle.self) { $0 }
    let log = Log()
    let labels = ["c", "a", "b"].map { Label($0, log: log) }
    titles.provide(to: labels[0])
    labels.forEach(counts.provide)
    store.batch([.up, .rename("one")])
    #expect(log.lines == ["czero", "c0", "a0", "b0", "c1", "a1", "b1", "cone"])
    withExtendedLifetime(labels) {}
  }

  @Test("a provider that tells nothing is silent, and what it tells afterwards is new")
  func silence() {
    let store = counterStore()
    let counts = store.provider(of: Count.self) { $0 }
    let label = Label()
    counts.provide(to: label)
    store.dispatch(.hide)
    let late = Label()
    counts.provide(to: late)
    #expect(late.shown == [])
    store.dispatch(.show)
    #expect(label.shown == ["0", "0"])
    #expect(late.shown == ["0"])
  }

  @Test("a provider may ask the state where it stands")
  func asking() {
    let store = counterStore()
    let counts = store.provider(of: Count.self, reading: { $0.provideCount(to: $1) })
    let label = Label()
    counts.provide(to: label)
    store.dispatch(.up)
    #expect(label.shown == ["0", "1"])
  }

  @Test("of several tellings in one answer the last one counts")
  func severalTellings() {
    struct Stutterer: KnowsTheCount {
      var count = 1
      func provideCount(to component: some CountComponent) {
        component.newCount(0)
        component.newCount(count)
      }
    }
    let store = Store(Stutterer(), reduce: { (state: inout Stutterer, count: Int) in state.count = count })
    let counts = store.provider(of: Count.self) { $0 }
    let label = Label()
    counts.provide(to: label)
    store.dispatch(1)
    store.dispatch(2)
    #expect(label.shown == ["1", "2"])
  }

  @Test("what a provider tells too late is not heard")
  func tellsLater() {
    final class Hoarder: KnowsTheCount {
      var tellAgain: (Int) -> Void = { _ in }
      func provideCount(to component: some CountComponent) {
        component.newCount(1)
        tellAgain = { component.newCount($0) }
      }
    }
    let hoarder = Hoarder()
    let store = Store(hoarder, reduce: { (_: inout Hoarder, _: Int) in })
    let counts = store.provider(of: Count.self) { $0 }
    let label = Label()
    counts.provide(to: label)
    hoarder.tellAgain(9)
    store.dispatch(0)
    #expect(label.shown == ["1"])
  }

  @Test("the provider may be dropped while somebody listens, and is forgotten with the last one")
  func dropping() {
    let asked = Tally()
    let misuses = Log()
    let store = counterStore(CounterState(asked: asked), misuses: misuses)
    var label: Label? = Label()
    if let label { store.provider(of: Count.self) { $0 }.provide(to: label) }
    store.dispatch(.up)
    #expect(label?.shown == ["0", "1"])
    label = nil
    store.dispatch(.up)
    let before = asked.count
    store.dispatch(.up)
    #expect(asked.count == before)
    _ = store.provider(of: Count.self) { $0 }
    #expect(misuses.lines == [])
  }

  @Test("a provider outlives its store and is silent")
  func outliving() {
    var store: CounterStore? = counterStore()
    let counts = store?.provider(of: Count.self) { $0 }
    store = nil
    let label = Label()
    counts?.provide(to: label)
    #expect(label.shown == [])
  }
}

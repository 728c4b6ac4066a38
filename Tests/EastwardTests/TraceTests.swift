import Eastward
import Testing

@Suite("A trace")
struct TraceTests {
  @Test("tells every step from an action to every component, also of those that are gone or come late")
  func steps() {
    let log = Log()
    let store = CounterStore(CounterState(), tracing: { log.write("\($0)") }, reduce: CounterState.reduce)
    let counts = store.provider(of: Count.self) { $0 }
    let label = Label()
    label.whenTold = { if $0 == 1 { store.dispatch(.up) } }
    counts.provide(to: label)
    counts.provide(to: Label("gone"))
    let token = counts.provide { _ in }
    store.dispatch(.up)
    store.batch([.rename("a"), .rename("b")])
    #expect(
      log.lines == [
        "CounterState provides Count",
        "  Label subscribes to Count", "  Count → Label", "  Label subscribes to Count", "  Count → Label",
        "  a closure subscribes to Count", "  Count → a closure",
        "reduce up", "delivery 1", "  Count → Label", "  up is queued", "  Count → a closure",
        "reduce up", "delivery 2", "  Count → Label", "  Count → a closure",
        "reduce rename(\"a\")", "reduce rename(\"b\")", "delivery 3",
      ])
    token.cancel()
  }

  @Test("costs nothing when nobody asked for one: no text is made")
  func untraced() {
    struct Loud: CustomStringConvertible {
      let told: Tally
      var description: String {
        told.add()
        return "loud"
      }
    }
    let told = Tally()
    let store = Store(0, reduce: { (count: inout Int, _: Loud) in count += 1 })
    store.dispatch(Loud(told: told))
    #expect(told.count == 0)
  }
}

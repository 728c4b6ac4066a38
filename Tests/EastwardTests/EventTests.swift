import Eastward
import Testing

@Suite("Events in a part of the state")
struct EventTests {
  private struct Tab { var sound = Event<String>() }

  private struct Player {
    var tab = Tab()
    var shows = true
    var shown: Tab? { shows ? tab : nil }
  }

  private typealias PlayerStore = Store<Player, (inout Player) -> Void>

  @Test("that goes and returns are not told again, nor to who subscribed meanwhile")
  func returning() {
    let store = PlayerStore(Player(), reduce: { $1(&$0) })
    var told: [String] = []
    let first = store.events(of: { $0.shown?.sound }).provide { told.append("first \($0)") }
    store.dispatch { $0.tab.sound.fire("ding") }
    store.dispatch { $0.shows = false }
    let late = store.scope(state: { $0.shown }).events(of: { $0.sound }).provide { told.append("late \($0)") }
    store.dispatch { $0.shows = true }
    #expect(told == ["first ding"])
    store.dispatch { $0.tab.sound.fire("dong") }
    #expect(told == ["first ding", "first dong", "late dong"])
    withExtendedLifetime((first, late)) {}
  }
}

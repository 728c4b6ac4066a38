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

  @Test("one that occurs with the action that creates its part, or shows it again, is told")
  func created() {
    let store = Store(
      Tab?.none,
      reduce: { (tab: inout Tab?, sound: String) in
        if sound.isEmpty { return tab = nil }
        tab = tab ?? Tab()
        tab?.sound.fire(sound)
      })
    var told: [String] = []
    let token = store.events(of: { $0?.sound }).provide { told.append($0) }
    let scoped = store.scope(state: { $0 }).events(of: { $0.sound }).provide { told.append("scope \($0)") }
    ["one", "two", "", "three"].forEach(store.dispatch)
    #expect(told == ["one", "scope one", "two", "scope two", "three", "scope three"])
    withExtendedLifetime((token, scoped)) {}
  }

  @Test("one of a part that was put aside is not told again when the part takes the place of another one")
  func putAside() {
    let store = PlayerStore(Player(), reduce: { $1(&$0) })
    var told: [String] = []
    let token = store.events(of: { $0.shown?.sound }).provide { told.append($0) }
    store.dispatch { $0.tab.sound.fire("first") }
    var aside = Tab()
    store.dispatch { player in
      aside = player.tab
      player.tab = Tab()
      player.tab.sound.fire("second")
    }
    store.dispatch { $0.tab = aside }
    #expect(told == ["first", "second"])
    store.dispatch { $0.tab.sound.fire("third") }
    #expect(told == ["first", "second", "third"])
    withExtendedLifetime(token) {}
  }
}

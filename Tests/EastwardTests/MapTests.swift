import Eastward
import Foundation
import Running
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("The map of an app")
struct MapTests {
  /// An app with a scope, a list and an output that is fired once.
  private struct App: KnowsTheCount, KnowsTheTitle {
    var count = 0
    var title = "app"
    var news: News? = News()
    var things: [Thing] = []
    var opened = Event<URL>()

    struct News: KnowsTheCount {
      var count = 0
      func provideCount(to component: some CountComponent) { component.newCount(count) }
    }

    enum Action {
      case up
      case rename(String)
      case news(NewsAction)
      case add(Thing)
      case open(URL)
    }

    enum NewsAction { case more(by: Int) }

    static func reduce(_ app: inout App, _ action: Action) {
      switch action {
      case .up: app.count += 1
      case .rename(let title): app.title = title
      case .news(.more(let number)): app.news?.count += number
      case .add(let thing): app.things.append(thing)
      case .open(let url): app.opened.fire(url)
      }
    }

    func provideCount(to component: some CountComponent) { component.newCount(count) }
    func provideTitle(to component: some TitleComponent) { component.newTitle(title) }
  }

  private final class Badge: CountComponent {
    func newCount(_ count: Int) {}
  }

  private final class Sign: CountComponent, TitleComponent {
    func newCount(_ count: Int) {}
    func newTitle(_ title: String) {}
  }

  private final class Browser {
    func open(_ url: URL) {}
  }

  /// What is listened to while the app is used.
  private static func map(_ use: (Store<App, App.Action>) -> Void) throws -> AppMap {
    var map = AppMap()
    let store = Store(App(), tracing: { map.record($0) }, reduce: App.reduce)
    let counts = store.provider(of: Count.self) { $0 }
    let titles = store.provider(of: TheTitle.self) { $0 }
    let news = store.scope(state: { $0.news }, action: { .news($0) })
    let newsCounts = news.provider(of: Count.self) { $0 }
    let things = store.elements(in: { $0.things })
    let occasions = store.events(of: { $0.opened })
    let (sign, badge, browser) = (Sign(), Badge(), Browser())
    counts.provide(to: sign)
    titles.provide(to: sign)
    newsCounts.provide(to: badge)
    let token = things.provide { _ in }
    occasions.provide(to: browser, Browser.open)
    use(store)
    token.cancel()
    withExtendedLifetime((sign, badge, browser)) {}
    return map
  }

  private static func used() throws -> AppMap {
    let url = try #require(URL(string: "https://example.org"))
    return try map { store in
      store.dispatch(.up)
      store.dispatch(.news(.more(by: 2)))
      store.batch([.rename("other"), .add(Thing(id: 1))])
      store.dispatch(.rename("other"))
      store.dispatch(.open(url))
    }
  }

  @Test("says who tells what to whom, and where each action leads")
  func text() throws {
    let text = try Self.used().text
    #expect(
      text == """
        App
          Count    → Sign
          TheTitle → Sign
          Thing    → a closure
          URL      → Browser

        News
          Count    → Badge

        actions
          up         1 ×  Count → Sign
          news.more  1 ×  Count → Badge
          rename     2 ×  Thing → a closure
                          TheTitle → Sign
          add        1 ×  Thing → a closure
                          TheTitle → Sign
          open       1 ×  URL → Browser

        """)
  }

  @Test("does not say that an action told a component which only came after it")
  func newcomers() throws {
    let sign = Sign()
    let map = try Self.map { store in
      store.dispatch(.add(Thing(id: 1)))
      store.scope(state: { $0 }).provider(of: TheTitle.self) { $0 }.provide(to: sign)
    }
    #expect(map.text.hasSuffix("actions\n  add  1 ×  Thing → a closure\n"))
  }

  @Test("of two states that tell the same aspect, leads to the one that told it")
  func sameAspect() throws {
    let drawing = try Self.used().svg
    #expect(drawing.matches(of: /<path d=/).count == 12)
  }

  @Test("goes out as JSON and comes back the same")
  func json() throws {
    let map = try Self.used()
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let json = try encoder.encode(map)
    #expect(try JSONDecoder().decode(AppMap.self, from: json) == map)
    let start = #"{"actions":[{"count":1,"delivered":[{"name":"Count","subscribers":["Sign"]}],"kind":"up"}"#
    #expect(String(decoding: json, as: UTF8.self).hasPrefix(start))
  }

  @Test("is drawn as a document that an XML parser takes, whatever the names are")
  func drawing() throws {
    var map = try Self.used()
    map.record(.providerCreated(aspect: "Pair<A & B>", state: "\u{1}\"quoted\""))
    map.record(.subscribed(component: "</text>", aspect: "Pair<A & B>", state: "\u{1}\"quoted\""))
    map.record(.reduced(action: "x", kind: "]]>"))
    for map in [map, AppMap()] {
      let parser = XMLParser(data: Data(map.svg.utf8))
      #expect(parser.parse(), "\(String(describing: parser.parserError)):\n\(map.svg)")
    }
  }

  @Test("is drawn as the snapshot shows it")
  func snapshot() throws {
    let file = packageDirectory.appending(path: "Tests/EastwardTests/Snapshots/map.svg")
    let drawing = try Self.used().svg
    #expect(drawing == (try Running.snapshot(drawing, in: file)), "\(recordingHint)")
  }
}

import Eastward
import EastwardTestReporters
import Testing

@Suite("Scopes")
struct ScopeTests {
  struct News: Equatable, KnowsTheActivity {
    var isLoading = false
    enum Event { case load, loaded }
    static func reduce(_ news: inout News, _ event: Event) { news.isLoading = event == .load }
    func provideActivity(to component: some ActivityComponent) {
      isLoading ? component.becameBusy() : component.becameIdle()
    }
  }

  struct App {
    var news: News?
    enum Event {
      case news(News.Event)
      case open, close
    }
    static func reduce(_ app: inout App, _ event: Event) {
      switch event {
      case .news(let event):
        if var news = app.news {
          News.reduce(&news, event)
          app.news = news
        }
      case .open: app.news = News()
      case .close: app.news = nil
      }
    }
  }

  @Test(
    "a scope sends the part's actions and is told by the part; while there is none it is silent, and told anew after")
  func optional() {
    let store = Store(App(), reduce: App.reduce)
    let news = store.scope(state: { $0.news }, action: { .news($0) })
    let transcript = Transcript(news.provider(of: TheActivity.self) { $0 }, .testing)
    news.dispatch(.load)
    transcript.expect()
    store.dispatch(.open)
    news.dispatch(.load)
    store.dispatch(.close)
    transcript.expect(false, true)
    store.dispatch(.open)
    transcript.expect(false)
  }

  @Test("an action at the end of five scopes is reduced once and told once")
  func deep() {
    let reduced = Tally()
    let store = Store(
      0,
      reduce: { (count: inout Int, step: Int) in
        reduced.add()
        count += step
      })
    let leaf = (0..<5).reduce(store) { scope, _ in scope.scope(state: { $0 }, action: { $0 }) }
    let log = Log()
    let token = leaf.provider(of: Number.self) { $0 }.provide { log.write("\($0)") }
    leaf.dispatch(2)
    leaf.batch([1, 1])
    #expect(reduced.count == 3)
    #expect(log.lines == ["0", "2", "4"])
    token.cancel()
  }

  @Test("a batch of a scope is one delivery, also from inside one")
  func batches() {
    let store = counterStore()
    let scope = store.scope(state: { $0 }, action: { (step: Int) in .set(step) })
    let label = Label()
    label.whenTold = { if $0 == 2 { scope.batch([5, 6]) } }
    scope.provider(of: Count.self) { $0 }.provide(to: label)
    scope.batch([1, 2])
    #expect(label.shown == ["0", "2", "6"])
  }
}

/// An aspect of a state that is the value itself.
enum Number: Aspect {
  typealias Value = Int
  static func read(from source: Int, into probe: Probe<Number>) { probe.record(source) }
  static func observer(for component: Label, reading probe: Probe<Number>) -> () -> Bool {
    { [weak component] in probe.deliver { component?.newCount($0) } }
  }
}

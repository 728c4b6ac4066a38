import Eastward
import EastwardTestReporters
import Testing

@Suite("Modules and one-shot outputs")
struct ModuleTests {
  struct News {
    var user: String
    var isLoading = false
    var sceneToOpen = Eastward.Event<String>()
    enum Event {
      case user(String)
      case load, loaded
      case open(String)
    }
    static func reduce(_ news: inout News, _ event: Event) {
      switch event {
      case .user(let name): news.user = name
      case .load: news.isLoading = true
      case .loaded: news.isLoading = false
      case .open(let scene): news.sceneToOpen.fire(scene)
      }
    }
  }

  struct App {
    var user = "nobody"
    var news: News?
    enum Event {
      case signIn(String)
      case startNews
      case news(News.Event)
    }
    static func reduce(_ app: inout App, _ event: Event) {
      switch event {
      case .signIn(let name): app.user = name
      case .startNews: app.news = News(user: app.user)
      case .news(let event):
        guard var news = app.news else { return }
        app.news = nil
        News.reduce(&news, event)
        app.news = news
      }
    }
  }

  enum Input {
    case userChanged(String)
    case unknown
  }
  enum Output: Equatable { case busy(Bool) }

  /// The same module, alone and as a part: who uses it cannot tell.
  static func module(on store: Store<News, News.Event>) -> Module<Input, Output> {
    Module(
      store, input: { if case .userChanged(let name) = $0 { .user(name) } else { nil } }, output: TheActivity.self,
      from: { $0 }, as: { .busy($0) })
  }

  @Test(
    "inputs become actions and tellings become outputs, in a store of its own and in a scope", arguments: [false, true])
  func module(composed: Bool) {
    let app = Store(App(news: News(user: "nobody")), reduce: App.reduce)
    let news =
      composed ? app.scope(state: { $0.news }, action: { .news($0) }) : Store(News(user: "nobody"), reduce: News.reduce)
    let module = Self.module(on: news)
    var outputs: [Output] = []
    let connection = module.connect { outputs.append($0) }
    let users = Log()
    let token = news.provider(of: TheSession.self) { $0 }.provide { users.write($0 ?? "-") }
    module.receive(.userChanged("ann"))
    module.receive(.unknown)
    news.dispatch(.load)
    news.dispatch(.loaded)
    connection.cancel()
    news.dispatch(.load)
    #expect(outputs == [.busy(false), .busy(true), .busy(false)])
    #expect(users.lines == ["nobody", "ann"])
    token.cancel()
  }

  @Test("the same scene is opened twice by two firings, and nothing resets it; who comes late is not told old ones")
  func once() {
    let store = Store(News(user: "ann"), reduce: News.reduce)
    let scenes = store.events { $0.sceneToOpen }
    let early = Transcript(scenes, .testing)
    store.dispatch(.open("details"))
    let late = Transcript(scenes, .testing)
    store.dispatch(.load)
    store.dispatch(.open("details"))
    early.expect("details", "details")
    early.finish()
    store.dispatch(.open("map"))
    early.expect()
    late.expect("details", "map")
  }

  @Test("an occasion's component is held weakly, and may send actions")
  func onceComponent() {
    final class Navigator {
      private(set) var opened: [String] = []
      var whenOpened: (String) -> Void = { _ in }
      func open(_ scene: String) {
        opened.append(scene)
        whenOpened(scene)
      }
    }
    let app = Store(App(news: News(user: "ann")), reduce: App.reduce)
    let news = app.scope(state: { $0.news }, action: { .news($0) })
    let scenes = news.events { $0.sceneToOpen }
    let navigator = Navigator()
    navigator.whenOpened = { if $0 == "a" { news.dispatch(.open("b")) } }
    scenes.provide(to: navigator, Navigator.open)
    weak var gone: Navigator?
    do {
      let other = Navigator()
      gone = other
      scenes.provide(to: other, Navigator.open)
    }
    news.dispatch(.open("a"))
    #expect(gone == nil)
    #expect(navigator.opened == ["a", "b"])
    app.dispatch(.startNews)
    news.dispatch(.open("c"))
    #expect(navigator.opened == ["a", "b", "c"])
  }

  @Test("a module's outputs may be one-shot")
  func onceModule() {
    let store = Store(News(user: "ann"), reduce: News.reduce)
    let module = Module<Input, String>(store, input: { _ in nil }, event: { $0.sceneToOpen })
    let log = Log()
    let connection = module.connect { log.write($0) }
    store.dispatch(.open("x"))
    store.dispatch(.open("x"))
    #expect(log.lines == ["x", "x"])
    connection.cancel()
  }

  @Test("two separate modules stay equal: the app's user is the input of both, and a detector sees that they agree")
  func consistency() {
    let app = Store(App(), reduce: App.reduce)
    let stores = [Store(News(user: "?"), reduce: News.reduce), Store(News(user: "?"), reduce: News.reduce)]
    let modules = stores.map(Self.module)
    let users = app.provider(of: TheSession.self) { $0 }
    let inputs = modules.map { module in users.provide { module.receive(.userChanged($0 ?? "nobody")) } }
    var seen = ["", ""]
    let detectors = stores.enumerated().map { index, store in
      store.provider(of: TheSession.self) { $0 }.provide { seen[index] = $0 ?? "" }
    }
    app.dispatch(.signIn("ann"))
    #expect(seen == ["ann", "ann"])
    app.dispatch(.signIn("bob"))
    #expect(seen == ["bob", "bob"])
    #expect(inputs.count + detectors.count == 4)
  }

  @Test("the app hears of its news, the news hears of the app's user: both ways, in both compositions")
  func bothWays() {
    let app = Store(App(), reduce: App.reduce)
    let news = app.scope(state: { $0.news }, action: { .news($0) })
    let log = Log()
    let token = news.provider(of: TheActivity.self) { $0 }.provide { log.write("busy \($0)") }
    app.dispatch(.signIn("ann"))
    app.dispatch(.startNews)
    let user = news.provider(of: TheSession.self) { $0 }.provide { log.write($0 ?? "-") }
    news.dispatch(.load)
    #expect(log.lines == ["busy false", "ann", "busy true"])
    token.cancel()
    user.cancel()
  }
}

extension ModuleTests.News: KnowsTheActivity, KnowsTheSession {
  func provideActivity(to component: some ActivityComponent) {
    isLoading ? component.becameBusy() : component.becameIdle()
  }

  func provideSession(to component: some SessionComponent) { component.signedIn(as: user) }
}

extension ModuleTests.App: KnowsTheSession {
  func provideSession(to component: some SessionComponent) { component.signedIn(as: user) }
}

import Eastward
import News

// News and App, put together in two ways. The app does the same with both, and so do the buttons.

/// First way, composed: one state, one store; the news are a scope of it.
struct AppState: Sendable {
  private var user = "nobody"
  private var news: NewsState?

  enum Event: Sendable {
    case newUserWasLoaded(String)
    case news(NewsEvent)
    var newsEvent: NewsEvent {
      switch self {
      case .newUserWasLoaded(let user): .userChanged(user)
      case .news(let event): event
      }
    }
  }

  static let reduce: Reducer<AppState, Event> = combine(
    { app, event in
      if case .newUserWasLoaded(let user) = event { app.user = user }
    },
    // The news are made when they are first spoken of, for whoever is the user; a new user is news to them too.
    transform(NewsState.reduce, at: \.news, orMake: { NewsState(user: $0.user) }, on: { $0.newsEvent }))

  static func news(of store: Store<AppState, Event>) -> Store<NewsState, NewsEvent> {
    store.scope({ $0.news }, { .news($0) })
  }
}

extension AppState: KnowsTheSession {
  func provideSession(to component: some SessionComponent) { component.signedIn(as: user) }
}

/// What the app does with the news, however they are put together.
func use(_ module: Module<NewsInput, NewsOutput>, load: () -> Void, loaded: ([String]) -> Void, open: (String) -> Void)
{
  let connection = module.connect { print("  the app hears: \($0)") }
  print("the user presses 'load'")
  load()
  loaded(["Sun", "Rain"])
  print("the user presses 'Sun', goes back, and presses it again")
  open("Sun")
  open("Sun")
  connection.cancel()
}

print("composed")
let app = Store(AppState(), reduce: AppState.reduce)
let part = AppState.news(of: app)
app.dispatch(.newUserWasLoaded("ann"))
use(
  newsModule(on: part), load: { part.dispatch(.loadData) }, loaded: { part.dispatch(.dataLoaded($0)) },
  open: { part.dispatch(.open($0)) })

print("\nseparate")
let alone = Store(NewsState(user: "nobody"), reduce: NewsState.reduce)
let module = newsModule(on: alone)
let users = app.provider(of: TheSession.self) { $0 }
let input = users.provide { module.receive(.userChanged($0 ?? "nobody")) }
app.dispatch(.newUserWasLoaded("bob"))
use(
  module, load: { alone.dispatch(.loadData) }, loaded: { alone.dispatch(.dataLoaded($0)) },
  open: { alone.dispatch(.open($0)) })

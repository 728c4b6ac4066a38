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

  static let reducer: Reducer<AppState, Event> = .combine(
    Reducer { app, event in
      if case .newUserWasLoaded(let user) = event { app.user = user }
    },
    // The first action for the news creates them for the current user; a new user is an event for them, too.
    NewsState.reducer.pullback(optional: \.news, default: { NewsState(user: $0.user) }, action: { $0.newsEvent }))

  static func news(of store: Store<AppState, Event>) -> Store<NewsState, NewsEvent> {
    store.scope(state: { $0.news }, action: { .news($0) })
  }
}

extension AppState: KnowsTheSession {
  func provideSession(to component: some SessionComponent) { component.signedIn(as: user) }
}

/// Shows what the news say.
@MainActor
final class Screen {
  private var onLoaded: CheckedContinuation<Void, Never>?

  func show(_ output: NewsOutput) {
    print("  the app hears: \(output)")
    if case .step(.loaded) = output { onLoaded.take()?.resume() }
  }

  func waitUntilLoaded() async { await withCheckedContinuation { onLoaded = $0 } }
}

/// What the app does with the news, however they are put together.
@MainActor
func use(
  _ module: Module<NewsInput, NewsOutput>, _ server: Server, load: () -> Void, open: (String) -> Void,
  signIn: (String) -> Void
) async {
  let screen = Screen()
  let connection = module.connect(screen.show)
  print("ann presses 'load'")
  load()
  await server.waitUntilAsked(for: "ann")
  print("bob signs in before the titles are there: his are asked for, and nobody waits for ann's")
  signIn("bob")
  await server.waitUntilAsked(for: "bob")
  server.answer("ann")
  server.answer("bob")
  await screen.waitUntilLoaded()
  print("bob presses 'Sun', goes back, and presses it again")
  open("Sun")
  open("Sun")
  connection.cancel()
}

print("composed")
let server = Server()
let app = Store(AppState(), reducer: AppState.reducer)
let part = AppState.news(of: app)
app.dispatch(.newUserWasLoaded("ann"))
await use(
  newsModule(on: part, titlesFor: server.titles), server, load: { part.dispatch(.loadData) },
  open: { part.dispatch(.open($0)) }, signIn: { app.dispatch(.newUserWasLoaded($0)) })

print("\nseparate")
let alone = Store(NewsState(user: "nobody"), reducer: NewsState.reducer)
let module = newsModule(on: alone, titlesFor: server.titles)
let users = app.provider(of: TheSession.self)
let input = users.provide { module.receive(.userChanged($0 ?? "nobody")) }
app.dispatch(.newUserWasLoaded("ann"))
await use(
  module, server, load: { alone.dispatch(.loadData) }, open: { alone.dispatch(.open($0)) },
  signIn: { app.dispatch(.newUserWasLoaded($0)) })

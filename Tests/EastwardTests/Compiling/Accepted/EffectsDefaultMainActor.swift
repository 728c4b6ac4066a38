// swiftc: -default-isolation MainActor -enable-upcoming-feature InferIsolatedConformances -enable-upcoming-feature NonisolatedNonsendingByDefault
import Eastward

// Effects of an app whose module lives on the main actor. What an effect is asked leaves that actor, so a query that is a
// type of the app says `nonisolated`; strings, numbers and the like need nothing.

nonisolated struct Topic: Identifiable, Hashable {
  let id: Int
  var name = ""
}

struct Server {
  func news(of topic: String) async -> [String] { [topic] }
}

struct News {
  private var topics: [Topic] = []
  private var query = ""
  private var titles: [String] = []
  enum Action { case search(String), found([String]), want(Topic) }

  static func reduce(_ news: inout News, _ action: Action) {
    switch action {
    case .search(let query): news.query = query
    case .found(let titles): news.titles = titles
    case .want(let topic): news.topics.append(topic)
    }
  }

  static func effects(of store: Store<News, Action>, from server: Server) -> [SubscriptionToken] {
    [
      store.feedback({ $0.query.isEmpty ? nil : $0.query }, policy: .debounce(.milliseconds(300))) { query, send in
        await send(.found(server.news(of: query)))
      },
      store.feedback({ $0.topics.first }) { topic, send in await send(.found([topic.name])) },
      store.feedback(each: { $0.topics }, policy: .queue(limit: 2)) { topic, send in await send(.found([topic.name])) },
      store.react(to: { $0.titles.count > 9 }) { _ in .found([]) },
    ]
  }
}

extension News: KnowsTheText {
  func provideText(to component: some TextComponent) { component.newText(query) }
}

final class Screen {
  private let store: Store<News, News.Action>
  private let texts: Provider<TheText>
  private let text: ObservedValue<TheText>
  private var tokens: [SubscriptionToken] = []

  init() {
    store = Store(News(), reduce: News.reduce)
    texts = store.provider(of: TheText.self) { $0 }
    text = ObservedValue(texts)
    tokens = News.effects(of: store, from: Server())
  }

  func read() async { for await text in texts.values() { print(text) } }

  func fetch() {
    store.thunk { send in await send(.search("all")) }
    store.dispatch(with: texts) { $0.isEmpty ? .search("more") : nil }
  }
}

let screen = Screen()

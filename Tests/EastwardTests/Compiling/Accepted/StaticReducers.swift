import Eastward

struct News: Sendable {
  var isLoading = false
  enum Event: Sendable { case load, loaded }
  @Sendable static func reduce(_ news: inout News, _ event: Event) { news.isLoading = event == .load }
}

struct App: Sendable {
  var news: News?
  var user = ""
  enum Event: Sendable {
    case signIn(String), news(News.Event)
    var newsEvent: News.Event? { if case .news(let event) = self { event } else { nil } }
  }

  static let reducer: Reducer<App, Event> = .combine(
    Reducer(News.reduce).pullback(optional: \.news, action: { $0.newsEvent }),
    Reducer { app, event in
      if case .signIn(let name) = event { app.user = name }
    })
}

let store = Store(App(), reducer: App.reducer)
store.dispatch(.signIn("ann"))

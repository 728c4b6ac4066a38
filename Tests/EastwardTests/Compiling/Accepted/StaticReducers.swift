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

  static let reduce: Reducer<App, Event> = combine(
    transform(News.reduce, ifLet: \.news, on: { $0.newsEvent }),
    { app, event in
      if case .signIn(let name) = event { app.user = name }
    })
}

let store = Store(App(), reduce: App.reduce)
store.dispatch(.signIn("ann"))

import Eastward

// The screens know nothing of each other. The feed and an article show the same likes because both are told the same aspect.

final class LoginScreen: LoginComponent {
  func check(_ name: String, _ password: String) { print("    the login screen waits") }
  func refused(_ reason: String) { print("    the login screen says: \(reason)") }
  func nothingToDo() {}
}

final class FeedScreen: CountComponent {
  func newCount(_ count: Int) { print("    the feed shows \(count) likes") }
}

final class ArticleScreen: CountComponent {
  private let number: Int

  init(number: Int) { self.number = number }

  func newCount(_ count: Int) { print("    article \(number) shows \(count) likes") }
}

/// Makes screens, and hands each the one thing that it may be told.
struct Screens {
  let counts: Provider<TheCount>
  let logins: Provider<Login>

  func make(_ screen: Screen) -> AnyObject {
    switch screen {
    case .login:
      let login = LoginScreen()
      logins.provide(to: login)
      return login
    case .feed:
      let feed = FeedScreen()
      counts.provide(to: feed)
      return feed
    case .article(let number):
      let article = ArticleScreen(number: number)
      counts.provide(to: article)
      return article
    }
  }
}

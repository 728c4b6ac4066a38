import Eastward

// The screens know nothing of each other. The feed and an article show the same likes because both are told the same aspect.

final class LoginScreen: FailureComponent {
  func failed(_ sentence: String) { print("    the login screen says: \(sentence)") }
  func recovered() { print("    the login screen says nothing") }
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
  let failures: Provider<TheFailure>

  func make(_ screen: Screen) -> AnyObject {
    switch screen {
    case .login:
      let login = LoginScreen()
      failures.provide(to: login)
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

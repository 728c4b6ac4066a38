import Eastward

/// Where a user can be.
enum Screen: Hashable {
  case login, feed
  case article(Int)
}

/// Who the user is, what was liked, and which screens lie on each other: one answer to "where is state?".
struct AppState {
  private var account = Account.signedOut
  private var likes = 0
  private var route = RouteStack([Screen.login])
  /// Where a link wants to go as soon as somebody is signed in.
  private var destination = [Screen.feed]

  private enum Account {
    case signedOut
    case checking(Credentials)
    case refused(reason: String)
    case signedIn(name: String)
  }

  enum Action {
    case logIn(Credentials)
    case authenticated(name: String)
    case refused(reason: String)
    case open(article: Int)
    case like
    case back
    /// The screen has left a place already.
    case popped(RouteElement<Screen>)
    case follow([Screen])
  }

  static func reduce(_ state: inout AppState, _ action: Action) {
    switch action {
    case .logIn(let credentials): state.account = .checking(credentials)
    case .authenticated(let name):
      state.account = .signedIn(name: name)
      state.route.show(state.destination)
    case .refused(let reason): state.account = .refused(reason: reason)
    case .open(let article): state.route.push(.article(article))
    case .like: state.likes += 1
    case .back: state.route.pop()
    case .popped(let element): state.route.pop(through: element)
    case .follow(let screens): state.follow(screens)
    }
  }

  /// The query of the login: what somebody has to check, as long as nobody has.
  var credentialsToCheck: Credentials? {
    if case .checking(let credentials) = account { credentials } else { nil }
  }

  private mutating func follow(_ screens: [Screen]) {
    destination = screens
    if case .signedIn = account { route.show(screens) }
  }
}

extension AppState: KnowsTheRoute {
  typealias Place = RouteElement<Screen>
  func provideRoute(to component: some RouteComponent<RouteElement<Screen>>) { route.provide(to: component) }
}

extension AppState: KnowsTheCount {
  func provideCount(to component: some CountComponent) { component.newCount(likes) }
}

extension AppState: KnowsTheFailure {
  func provideFailure(to component: some FailureComponent) {
    if case .refused(let reason) = account { component.failed(reason) } else { component.recovered() }
  }
}

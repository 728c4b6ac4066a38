import Eastward

/// The whole app in one structure: a counter, and where the user is. Nothing of it can be read from outside.
struct AppState {
  private var counter = 0
  private var navigation = Navigation()

  private struct Navigation {
    var screens = [Screen.counter]
  }

  enum Screen: Hashable {
    case counter, details
  }

  enum Action {
    case increase, decrease
    case show(Screen)
    case back
  }

  static func reduce(_ state: inout AppState, _ action: Action) {
    switch action {
    case .increase: state.counter += 1
    case .decrease: state.counter -= 1
    case .show(let screen): state.navigation.screens.append(screen)
    case .back: if state.navigation.screens.count > 1 { state.navigation.screens.removeLast() }
    }
  }
}

extension AppState: KnowsTheCount {
  func provideCount(to component: some CountComponent) { component.newCount(counter) }
}

extension AppState: KnowsTheRoute {
  typealias Place = Screen
  func provideRoute(to component: some RouteComponent<Screen>) { component.newRoute(navigation.screens) }
}

import Eastward

enum Screen: Hashable { case feed }

struct AppState: KnowsTheRoute {  // ← type 'AppState' does not conform to protocol 'KnowsTheRoute'
  private let route = RouteStack([Screen.feed])

  func provideRoute(to component: some RouteComponent<RouteElement<Screen>>) { route.provide(to: component) }
}

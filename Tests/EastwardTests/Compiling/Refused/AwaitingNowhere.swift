import Eastward

struct Tour: KnowsTheRoute {
  typealias Place = String
  func provideRoute(to component: some RouteComponent<String>) { component.newRoute(["home"]) }
}

final class Router: AsyncRouteStepComponent {
  nonisolated(nonsending) func newStep(_ step: RouteStep<String>, isLast: Bool) async {}
}

/// Steps that are awaited come home to an actor, and here is none.
func navigate(_ routes: Provider<TheRoute<String>>, _ router: Router) {
  routes.provideSteps(to: router, isolation: nil)  // ← 'nil' is not compatible with expected argument type 'any Actor'
}

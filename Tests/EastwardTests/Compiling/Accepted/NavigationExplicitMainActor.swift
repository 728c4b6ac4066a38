import Eastward

struct Tour: KnowsTheRoute {
  private var route = RouteStack(["list"])
  static func reduce(_ tour: inout Tour, _ place: String) { tour.route.push(place) }

  typealias Place = RouteElement<String>
  func provideRoute(to component: some RouteComponent<RouteElement<String>>) { route.provide(to: component) }
}

@MainActor final class Router: @MainActor RouteStepComponent {
  private var shown: [RouteElement<String>] = []

  func newStep(_ step: RouteStep<RouteElement<String>>, isLast: Bool, shown completion: @escaping () -> Void) {
    step.apply(to: &shown)
    // What takes its time is awaited here, and nothing has to cross an actor.
    Task {
      await Task.yield()
      completion()
    }
  }
}

@MainActor final class PatientRouter: @MainActor AsyncRouteStepComponent {
  private var shown: [RouteElement<String>] = []

  @MainActor func newStep(_ step: RouteStep<RouteElement<String>>, isLast: Bool) async {
    await Task.yield()
    step.apply(to: &shown)
  }
}

@MainActor
func navigate() {
  let store = Store(Tour(), reduce: Tour.reduce)
  let routes = store.provider(of: TheRoute<RouteElement<String>>.self) { $0 }
  routes.provideSteps(to: Router())
  routes.provideSteps(to: PatientRouter())
}

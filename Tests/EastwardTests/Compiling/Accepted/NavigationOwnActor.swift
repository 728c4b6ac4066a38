import Eastward

struct Tour: KnowsTheRoute {
  private var route = RouteStack(["list"])
  static func reduce(_ tour: inout Tour, _ place: String) { tour.route.push(place) }

  typealias Place = RouteElement<String>
  func provideRoute(to component: some RouteComponent<RouteElement<String>>) { route.provide(to: component) }
}

/// Belongs to whoever made it; its steps are awaited there.
final class Router: AsyncRouteStepComponent {
  private var shown: [RouteElement<String>] = []

  nonisolated(nonsending) func newStep(_ step: RouteStep<RouteElement<String>>, isLast: Bool) async {
    await Task.yield()
    step.apply(to: &shown)
  }
}

actor Server {
  private let store = Store(Tour(), reduce: Tour.reduce)
  private let router = Router()

  func start() { store.provider(of: TheRoute<RouteElement<String>>.self) { $0 }.provideSteps(to: router) }
}

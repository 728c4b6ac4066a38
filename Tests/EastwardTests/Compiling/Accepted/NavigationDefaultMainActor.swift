// swiftc: -default-isolation MainActor -enable-upcoming-feature InferIsolatedConformances
import Eastward
import EastwardTesting

// Routers, and what tests are written with, in a module that lives on the main actor: one word of annotation: a method that is awaited
// says that it stays there.

enum Screen { case list, details }

struct Tour: KnowsTheRoute {
  private var route = RouteStack([Screen.list])

  enum Action {
    case open(Screen)
    case left(RouteElement<Screen>)
  }

  static func reduce(_ tour: inout Tour, _ action: Action) {
    switch action {
    case .open(let screen): tour.route.push(screen)
    case .left(let element): tour.route.pop(through: element)
    }
  }

  typealias Place = RouteElement<Screen>
  func provideRoute(to component: some RouteComponent<RouteElement<Screen>>) { route.provide(to: component) }
}

final class Router: RouteStepComponent {
  private var shown: [RouteElement<Screen>] = []

  func newStep(_ step: RouteStep<RouteElement<Screen>>, isLast: Bool, shown completion: @escaping () -> Void) {
    step.apply(to: &shown)
    completion()
  }
}

final class PatientRouter: AsyncRouteStepComponent {
  private var shown: [RouteElement<Screen>] = []

  @MainActor func newStep(_ step: RouteStep<RouteElement<Screen>>, isLast: Bool) async {
    await Task.yield()
    step.apply(to: &shown)
  }
}

let store = Store(Tour(), reduce: Tour.reduce)
let routes = store.provider(of: TheRoute<RouteElement<Screen>>.self) { $0 }
let router = Router()
let patient = PatientRouter()
let steps = routes.provideSteps(to: router)
routes.provideSteps(to: patient)
let element = RouteElement(id: 1, place: Screen.list)
steps.userDidPop(element) { store.dispatch(.left(element)) }

extension IssueReporter {
  static var printing: IssueReporter { IssueReporter { print($0) } }
}

let transcript = Transcript(routes, .printing)
transcript.expect([element])

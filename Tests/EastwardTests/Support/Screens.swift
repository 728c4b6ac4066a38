import Eastward

/// A state that is only a route.
struct Tour: KnowsTheRoute {
  private var route = RouteStack(["home"])
  private var steadfast = false

  enum Action {
    case push(String)
    case pop
    case replace(String)
    case show([String])
    case left(RouteElement<String>)
    /// Says whether swipes count.
    case stand(Bool)
  }

  static func reduce(_ tour: inout Tour, _ action: Action) {
    switch action {
    case .push(let place): tour.route.push(place)
    case .pop: tour.route.pop()
    case .replace(let place): tour.route.replace(with: place)
    case .show(let places): tour.route.show(places)
    case .left(let element): if !tour.steadfast { tour.route.pop(through: element) }
    case .stand(let steadfast): tour.steadfast = steadfast
    }
  }

  typealias Place = RouteElement<String>
  func provideRoute(to component: some RouteComponent<RouteElement<String>>) { route.provide(to: component) }
}

typealias TourStore = Store<Tour, Tour.Action>
typealias TourRoute = TheRoute<RouteElement<String>>

/// A screen that takes its time: a step is shown when the test says so.
final class SlowScreen: RouteStepComponent {
  private(set) var places: [RouteElement<String>] = []
  private(set) var steps: [String] = []
  /// How many steps were begun and are not shown, at most ever.
  private(set) var mostAtOnce = 0
  private var showing: [() -> Void] = []
  private var reports: RouteSteps<RouteElement<String>>?
  var whenTold: (RouteStep<RouteElement<String>>) -> Void = { _ in }

  var isMoving: Bool { !showing.isEmpty }

  var shown: [String] { places.map(\.place) }

  func subscribe(to routes: Provider<TourRoute>) { reports = routes.provideSteps(to: self) }

  func newStep(_ step: RouteStep<RouteElement<String>>, isLast: Bool, shown: @escaping () -> Void) {
    steps.append("\(step)\(isLast ? "." : "")")
    step.apply(to: &places)
    showing.append(shown)
    mostAtOnce = max(mostAtOnce, showing.count)
    whenTold(step)
  }

  /// Ends the step that is under way, if one is.
  func finish() {
    if !showing.isEmpty { showing.removeFirst()() }
  }

  /// Ends all steps, also those that come of it.
  func finishAll() {
    while isMoving { finish() }
  }

  func report(_ element: RouteElement<String>, _ send: () -> Void) { reports?.userDidPop(element, send) }

  /// Does as a finger does: the screens are gone, and then it is reported.
  func swipe(downTo depth: Int, _ send: (RouteElement<String>) -> Void) {
    guard depth < places.count else { return }
    let element = places[depth]
    places.removeSubrange(depth...)
    reports?.userDidPop(element) { send(element) }
  }
}

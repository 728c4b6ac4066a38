/// Leads one component from what its screen shows to the newest route, one step after the other.
final class Navigator<Place: Hashable> {
  /// Tells a step to a component that may be gone; the last argument is called when the step is shown.
  typealias Tell = (RouteStep<Place>, _ isLast: Bool, _ shown: @escaping () -> Void) -> Void

  private let turn: Turn
  private let aspect: Any.Type
  private let name: () -> String?
  private let tell: Tell
  /// What the screen shows, or will show when the step that is under way is done.
  private var screen: [Place] = []
  private var route: [Place] = []
  /// The steps from the screen to the route, the next one last.
  private var ahead: [RouteStep<Place>] = []
  /// Counts the steps, so that only the one that is under way can be done.
  private var step = 0
  private var isUnderWay = false
  private var isLeading = false
  /// How many back swipes the state has not heard of yet. Until it has, the route is not what it will be.
  private var swipes = 0

  /// - Parameter name: gives the name of the component, as long as that is there.
  init(_ turn: Turn, _ aspect: Any.Type, named name: @escaping () -> String?, tell: @escaping Tell) {
    self.turn = turn
    self.aspect = aspect
    self.name = name
    self.tell = tell
  }

  /// Leads to `route`. While a step is under way only the newest one is kept.
  func newRoute(_ route: [Place]) {
    self.route = route
    plan()
    lead()
  }

  /// Takes notice that the screen has left `place`, and has it reported.
  func left(_ place: Place, _ report: () -> Void) {
    if let depth = screen.lastIndex(of: place) { screen.removeSubrange(depth...) }
    swipes += 1
    report()
    turn.whenSettled { [weak self] in
      self?.swipes -= 1
      self?.plan()
      self?.lead()
    }
  }

  private func plan() { ahead = RouteStep.steps(from: screen, to: route).reversed() }

  private func shown(_ number: Int) {
    guard number == step else { return }
    isUnderWay = false
    turn.admit(
      now: lead, later: lead, past: lead, never: { _ in turn.whenSettled { [weak self] in self?.lead() } })
  }

  /// Begins steps until one has to be waited for. A loop, for a component may show each step at once.
  private func lead() {
    guard !isLeading else { return }
    isLeading = true
    while !isUnderWay, swipes == 0, let step = ahead.popLast() { begin(step, isLast: ahead.isEmpty) }
    isLeading = false
  }

  private func begin(_ next: RouteStep<Place>, isLast: Bool) {
    step += 1
    isUnderWay = true
    next.apply(to: &screen)
    turn.tell(of: aspect) { [self, step] in
      turn.trace {
        if let name = name() { turn.note(.delivered(aspect: "\(aspect)", detail: "\(next)", component: name)) }
      }
      tell(next, isLast) { [weak self] in self?.shown(step) }
    }
  }
}

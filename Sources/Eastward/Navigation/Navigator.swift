/// Sends one component the steps from the route that its screen shows to the newest one.
final class Navigator<Place: Hashable> {
  /// Sends a step to a component that may have been released; the last argument is called when the step is shown.
  typealias Perform = (RouteStep<Place>, _ isLast: Bool, _ shown: @escaping () -> Void) -> Void

  private let cycle: DispatchCycle
  private let aspect: Any.Type
  private let name: () -> String?
  private let perform: Perform
  /// The route that the screen shows, or will show after the current step.
  private var screen: [Place] = []
  private var route: [Place] = []
  /// The steps from the screen to the route, the next one last.
  private var ahead: [RouteStep<Place>] = []
  /// Counts the steps, so that only the current one can be completed.
  private var step = 0
  private var isPerforming = false
  private var isLeading = false
  /// The number of back swipes whose actions were not delivered yet. Until then the route is out of date.
  private var swipes = 0

  /// - Parameter name: returns the name of the component, or nil once it was released.
  init(_ cycle: DispatchCycle, _ aspect: Any.Type, named name: @escaping () -> String?, perform: @escaping Perform) {
    self.cycle = cycle
    self.aspect = aspect
    self.name = name
    self.perform = perform
  }

  /// Leads to `route`. During a step only the newest route is kept.
  func newRoute(_ route: [Place]) {
    self.route = route
    plan()
    lead()
  }

  /// Records that the screen no longer shows `place`, and reports it.
  func userDidPop(_ place: Place, _ report: () -> Void) {
    if let depth = screen.lastIndex(of: place) { screen.removeSubrange(depth...) }
    swipes += 1
    report()
    cycle.whenSettled { [weak self] in
      self?.swipes -= 1
      self?.plan()
      self?.lead()
    }
  }

  private func plan() { ahead = RouteStep.steps(from: screen, to: route).reversed() }

  private func shown(_ number: Int) {
    guard number == step else { return }
    isPerforming = false
    cycle.schedule(
      ifIdle: lead, queued: lead, whileReplaying: lead,
      invalid: { _ in cycle.whenSettled { [weak self] in self?.lead() } })
  }

  /// Starts steps until one is not completed immediately. A loop, because a component may complete each step at once.
  private func lead() {
    guard !isLeading else { return }
    isLeading = true
    while !isPerforming, swipes == 0, let step = ahead.popLast() { begin(step, isLast: ahead.isEmpty) }
    isLeading = false
  }

  private func begin(_ next: RouteStep<Place>, isLast: Bool) {
    step += 1
    isPerforming = true
    next.apply(to: &screen)
    cycle.deliverFirst(of: aspect) { [self, step] in
      cycle.trace {
        if let name = name() { cycle.record(.delivered(aspect: "\(aspect)", detail: "\(next)", component: name)) }
      }
      let end = StepEnd { [weak self] in self?.forgot(next, step) }
      perform(next, isLast) { [weak self] in
        end.isReported = true
        self?.shown(step)
      }
    }
  }

  /// Reports a step whose `shown` cannot be called any more, unless the component was released.
  private func forgot(_ next: RouteStep<Place>, _ number: Int) {
    guard number == step, isPerforming, let name = name() else { return }
    cycle.report(.stepForgotten(component: name, "\(next)"))
  }
}

/// Is released with the last copy of a step's `shown`.
private final class StepEnd {
  var isReported = false
  private let forgot: () -> Void

  init(_ forgot: @escaping () -> Void) { self.forgot = forgot }

  deinit { if !isReported { forgot() } }
}

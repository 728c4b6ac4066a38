/// Takes from an interface what happened on its screen already: a back swipe, a sheet that was pulled down.
///
/// It is what ``Provider/provideSteps(to:)`` gives back. Nobody has to keep it who has nothing to report.
public struct RouteSteps<Place: Hashable> {
  private let navigator: Navigator<Place>

  init(_ navigator: Navigator<Place>) { self.navigator = navigator }

  /// Takes notice that the screen has left `place` and all that lay above it, and calls `report`, which sends the action that says
  /// so.
  ///
  /// ```swift
  /// steps.left(element) { send(.left(element)) }
  /// ```
  ///
  /// After that the state is where the screen is, so that there is no step to take. If the state stays where it was, because the
  /// reducer does not want to leave, the place is shown again. A swipe may come at any time, also while a step is under way.
  ///
  /// `report` sends the action at once, not later.
  public func left(_ place: Place, _ report: () -> Void) { navigator.left(place, report) }
}

extension Provider where Told: RouteAspect {
  /// Tells `component` the route one step at a time, as long as it lives.
  ///
  /// The component begins with an empty screen, so it is told every place of the route first. While a step is under way the route
  /// may change as often as it likes: the next step leads from what is then shown to the newest route.
  @discardableResult
  public func provideSteps(to component: some RouteStepComponent<Told.Place>) -> RouteSteps<Told.Place> {
    lead(component) { [weak component] step, isLast, shown in
      component?.newStep(step, isLast: isLast, shown: shown)
    }
  }

  /// Tells `component` the route one step at a time, as long as it lives, and awaits each on the actor of the caller.
  ///
  /// Where there is no actor to come home to, the compiler refuses.
  @discardableResult
  public func provideSteps(
    to component: some AsyncRouteStepComponent<Told.Place>, isolation: isolated any Actor = #isolation
  ) -> RouteSteps<Told.Place> {
    lead(component) { [weak component, weak isolation] step, isLast, shown in
      let visit = Visit(to: isolation) {
        await component?.newStep(step, isLast: isLast)
      } whenOver: {
        shown()
      }
      Task { await visit.go() }
    }
  }

  private func lead(
    _ component: some AnyObject, tell: @escaping (RouteStep<Told.Place>, Bool, @escaping () -> Void) -> Void
  ) -> RouteSteps<Told.Place> {
    let name = nameWhileThere(of: component)
    let navigator = Navigator(hold.line.turn, Told.self, named: name, tell: tell)
    hold.line.join(
      { [weak component, probe] in
        guard component != nil else { return false }
        return probe.tell { navigator.newRoute($0) }
      }, of: component, named: { name })
    return RouteSteps(navigator)
  }
}

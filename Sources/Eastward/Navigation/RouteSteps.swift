/// Receives what the user has done on the screen already: a back swipe, a sheet that was pulled down.
///
/// ``Provider/provideSteps(to:)`` returns it. It may be discarded if there is nothing to report.
public struct RouteSteps<Place: Hashable> {
  private let navigator: Navigator<Place>

  init(_ navigator: Navigator<Place>) { self.navigator = navigator }

  /// Records that the screen does not show `place` and those above it any more, and calls `report`, which dispatches
  /// the corresponding action.
  ///
  /// ```swift
  /// steps.left(element) { send(.left(element)) }
  /// ```
  ///
  /// After that, state and screen agree, and no step follows. If the reducer does not remove the place, it is shown
  /// again. A swipe may be reported at any time, also during a step.
  ///
  /// `report` dispatches the action synchronously.
  public func left(_ place: Place, _ report: () -> Void) { navigator.left(place, report) }
}

extension Provider where Told: RouteAspect {
  /// Tells `component` the route one step at a time, until it is released.
  ///
  /// The component begins with an empty screen, so it receives every place of the route first. The route may change
  /// during a step: the next step leads from what is shown to the newest route.
  @discardableResult
  public func provideSteps(to component: some RouteStepComponent<Told.Place>) -> RouteSteps<Told.Place> {
    lead(component) { [weak component] step, isLast, shown in
      component?.newStep(step, isLast: isLast, shown: shown)
    }
  }

  /// Tells `component` the route one step at a time, until it is released, and awaits each step on the actor of the
  /// caller.
  ///
  /// Without an actor this does not compile.
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

/// Reports navigation that the user has performed on the screen already, such as a back swipe or a dismissed sheet.
///
/// ``Provider/provideSteps(to:)`` returns it. Discard it if the user navigates only by actions.
public struct RouteSteps<Place: Hashable> {
  private let navigator: Navigator<Place>

  init(_ navigator: Navigator<Place>) { self.navigator = navigator }

  /// Records that the screen no longer shows `place` and those above it, and calls `report`, which dispatches the
  /// corresponding action.
  ///
  /// ```swift
  /// steps.userDidPop(element) { store.dispatch(.popped(element)) }
  /// ```
  ///
  /// If the reducer removes the place, state and screen agree, and no step follows. Otherwise the place is shown again.
  /// A swipe may be reported at any time, even during a step.
  ///
  /// `report` dispatches the action synchronously.
  public func userDidPop(_ place: Place, _ report: () -> Void) { navigator.userDidPop(place, report) }
}

extension Provider where Observed: RouteAspect {
  /// Sends `component` the route one step at a time, until it is released.
  ///
  /// The component begins with an empty screen, so it receives every place of the route first. The route may change
  /// during a step: the next step leads from what is shown to the newest route.
  @discardableResult
  public func provideSteps(to component: some RouteStepComponent<Observed.Place>) -> RouteSteps<Observed.Place> {
    lead(component) { [weak component] step, isLast, shown in
      component?.newStep(step, isLast: isLast, shown: shown)
    }
  }

  /// Sends `component` the route one step at a time, until it is released, and awaits each step on the actor of the
  /// caller.
  ///
  /// Without an actor this does not compile.
  @discardableResult
  public func provideSteps(
    to component: some AsyncRouteStepComponent<Observed.Place>, isolation: isolated any Actor = #isolation
  ) -> RouteSteps<Observed.Place> {
    lead(component) { [weak component, weak isolation] step, isLast, shown in
      let task = ActorTask(to: isolation) {
        await component?.newStep(step, isLast: isLast)
      } whenOver: {
        shown()
      }
      Task { await task.run() }
    }
  }

  private func lead(
    _ component: some AnyObject, perform: @escaping (RouteStep<Observed.Place>, Bool, @escaping () -> Void) -> Void
  ) -> RouteSteps<Observed.Place> {
    let name = nameWhileThere(of: component)
    let navigator = Navigator(token.channel.cycle, Observed.self, named: name, perform: perform)
    token.channel.subscribe(
      { [weak component, probe] in
        guard component != nil else { return false }
        return probe.deliver { navigator.newRoute($0) }
      }, of: component, named: { name })
    return RouteSteps(navigator)
  }
}

/// Receives the route to the current screen.
public protocol RouteComponent<Place>: AnyObject {
  /// The type of a place: a screen, with the data that distinguishes it from others.
  associatedtype Place: Hashable

  /// Shows the last of `places`, on top of the others.
  func newRoute(_ places: [Place])
}

/// Provides the route to the current screen, from the first screen to the top one.
///
/// ```swift
/// extension AppState: KnowsTheRoute {
///   typealias Place = Screen
///   func provideRoute(to component: some RouteComponent<Screen>) { component.newRoute(screens) }
/// }
/// ```
public protocol KnowsTheRoute<Place> {
  /// The type of a place: a screen, with the data that distinguishes it from others.
  associatedtype Place: Hashable

  /// Provides the route to `component`.
  func provideRoute(to component: some RouteComponent<Place>)
}

/// The aspect of the route to the current screen.
public enum TheRoute<Place: Hashable>: RouteAspect {
  public static func read(from source: any KnowsTheRoute<Place>, into probe: Probe<TheRoute<Place>>) {
    source.provideRoute(to: probe)
  }

  public static func observer(for component: any RouteComponent<Place>, reading probe: Probe<TheRoute<Place>>) -> () ->
    Bool
  {
    { [weak component] in probe.deliver { component?.newRoute($0) } }
  }

  /// Delivers `places` to `component`.
  public static func deliver(_ places: [Place], to component: any RouteComponent<Place>) { component.newRoute(places) }
}

/// An aspect whose value is a route.
public protocol RouteAspect: Aspect where Value == [Place] {
  /// The type of a place: a screen, with the data that distinguishes it from others.
  associatedtype Place: Hashable
}

extension Probe: RouteComponent where Observed: RouteAspect {
  public func newRoute(_ places: [Observed.Place]) { record(places) }
}

extension Store where State: KnowsTheRoute {
  /// Returns the provider of the route, for a state that provides it itself.
  @inlinable
  public func provider(of aspect: TheRoute<State.Place>.Type) -> Provider<TheRoute<State.Place>> {
    sharedProvider(of: aspect, reading: { $0.provideRoute(to: $1) })
  }
}

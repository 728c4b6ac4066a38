/// Is told the way to where the user is.
public protocol RouteComponent<Place>: AnyObject {
  associatedtype Place: Hashable

  /// Shows the last of `places`, on top of the others.
  func newRoute(_ places: [Place])
}

/// Knows the way to where the user is, from the first screen to the one on top.
///
/// ```swift
/// extension AppState: KnowsTheRoute {
///   typealias Place = Screen
///   func provideRoute(to component: some RouteComponent<Screen>) { component.newRoute(screens) }
/// }
/// ```
public protocol KnowsTheRoute<Place> {
  associatedtype Place: Hashable

  /// Tells `component` the way to where the user is.
  func provideRoute(to component: some RouteComponent<Place>)
}

/// Names the way to where the user is as an ``Aspect``.
public enum TheRoute<Place: Hashable>: RouteAspect {
  public static func ask(_ knower: any KnowsTheRoute<Place>, for probe: Probe<TheRoute<Place>>) {
    knower.provideRoute(to: probe)
  }

  public static func ear(of component: any RouteComponent<Place>, for probe: Probe<TheRoute<Place>>) -> () -> Bool {
    { [weak component] in probe.tell { component?.newRoute($0) } }
  }

  /// Tells `component` `places`.
  public static func tell(_ places: [Place], to component: any RouteComponent<Place>) { component.newRoute(places) }
}

/// An aspect whose value is a route.
public protocol RouteAspect: Aspect where Value == [Place] {
  associatedtype Place: Hashable
}

extension Probe: RouteComponent where Told: RouteAspect {
  public func newRoute(_ places: [Told.Place]) { note(places) }
}

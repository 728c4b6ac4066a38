/// A component that receives a route one step at a time, and reports when the screen shows it.
///
/// ```swift
/// final class Router: RouteStepComponent {
///   func newStep(_ step: RouteStep<Screen>, isLast: Bool, shown: @escaping () -> Void) {
///     interface.perform(step, animated: isLast, completion: shown)
///   }
/// }
/// ```
public protocol RouteStepComponent<Place>: AnyObject {
  /// The type of a place: a screen, with the data that distinguishes it from others.
  associatedtype Place: Hashable

  /// Performs `step`, and calls `shown` when the screen shows it.
  ///
  /// The next step follows after that. A second call of `shown` has no effect. A component that never calls it receives
  /// no further step; other components are not affected.
  ///
  /// `isLast` is true if the screen shows the whole route after this step. Earlier steps need no animation.
  func newStep(_ step: RouteStep<Place>, isLast: Bool, shown: @escaping () -> Void)
}

/// A component that receives a route one step at a time, and returns when the screen shows it.
///
/// In a class on the main actor the method needs `@MainActor` too, because otherwise it runs on the actor of its
/// caller:
///
/// ```swift
/// @MainActor func newStep(_ step: RouteStep<Screen>, isLast: Bool) async { await interface.perform(step, animated:
/// isLast) }
/// ```
public protocol AsyncRouteStepComponent<Place>: AnyObject {
  /// The type of a place: a screen, with the data that distinguishes it from others.
  associatedtype Place: Hashable

  /// Performs `step`, and returns when the screen shows it. The next step follows after that.
  ///
  /// `isLast` is true if the screen shows the whole route after this step. Earlier steps need no animation.
  nonisolated(nonsending) func newStep(_ step: RouteStep<Place>, isLast: Bool) async
}

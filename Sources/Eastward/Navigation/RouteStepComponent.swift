/// Is told the way to where the user is one step at a time, and says when the screen shows it.
///
/// ```swift
/// final class Router: RouteStepComponent {
///   func newStep(_ step: RouteStep<Screen>, isLast: Bool, shown: @escaping () -> Void) {
///     interface.take(step, animated: isLast, completion: shown)
///   }
/// }
/// ```
public protocol RouteStepComponent<Place>: AnyObject {
  associatedtype Place: Hashable

  /// Takes `step`, and calls `shown` when the screen shows it.
  ///
  /// The next step is told after that, not before, however long it takes. Calling `shown` a second time does nothing. A component
  /// that never calls it is told no further step; another one that joins is told all of them.
  ///
  /// `isLast` says whether the screen will then be where the state is now. The steps before need no animation.
  func newStep(_ step: RouteStep<Place>, isLast: Bool, shown: @escaping () -> Void)
}

/// Is told the way to where the user is one step at a time, and returns when the screen shows it.
///
/// In a class that belongs to the main actor the method says so itself, else it would belong to whoever awaits it:
///
/// ```swift
/// @MainActor func newStep(_ step: RouteStep<Screen>, isLast: Bool) async { await interface.take(step, animated: isLast) }
/// ```
public protocol AsyncRouteStepComponent<Place>: AnyObject {
  associatedtype Place: Hashable

  /// Takes `step`, and returns when the screen shows it. The next step is told after that.
  ///
  /// `isLast` says whether the screen will then be where the state is now. The steps before need no animation.
  nonisolated(nonsending) func newStep(_ step: RouteStep<Place>, isLast: Bool) async
}

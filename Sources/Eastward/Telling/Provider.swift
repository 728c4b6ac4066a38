/// A handle that tells components one aspect: what a view receives instead of a store.
///
/// A provider cannot be read and dispatches no actions. Create it where the app is composed, with
/// ``Store/provider(of:_:)``, and pass it to the components:
///
/// ```swift
/// let counts = store.provider(of: Count.self) { $0 }
/// counts.provide(to: label)                            // as long as the label lives
/// let token = counts.provide { print("count", $0) }    // as long as the token lives
/// ```
public struct Provider<Told: Aspect> {
  @usableFromInline let hold: Hold<Topic>
  @usableFromInline let probe: Probe<Told>

  @usableFromInline
  init(_ topic: Topic, _ probe: Probe<Told>) {
    hold = Hold(topic)
    self.probe = probe
  }

  /// Tells `component` the value now, and again whenever it changes, until the component is released.
  ///
  /// The component is referenced weakly, and nothing has to be cancelled. Components are told in the order in which
  /// they subscribed.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func provide(to component: Told.Component) {
    hold.line.join(
      Told.ear(of: component, for: probe), of: owner(component), named: { nameWhileThere(of: component) })
  }

  /// Calls `tell` with the value now, and again whenever it changes, until the subscription ends.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func provide(_ tell: @escaping (Told.Value) -> Void) -> Subscription {
    hold.line.subscription { [probe] in
      if let value = probe.told { tell(value) }
    }
  }
}

/// Tells a line when the last copy of a capability is gone.
@usableFromInline
final class Hold<Line: Holdable> {
  @usableFromInline let line: Line

  init(_ line: Line) {
    self.line = line
    line.held()
  }

  deinit { line.released() }
}

@usableFromInline
protocol Holdable: AnyObject {
  func held()
  func released()
}

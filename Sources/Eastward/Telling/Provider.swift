/// Gives the right to be told one thing, and nothing else: what a view gets in the place of a store.
///
/// A provider has no state to read and no action to send. Make it where the app is put together, with
/// ``Store/provider(of:_:)``, and hand it to whoever shall listen:
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

  /// Tells `component` now, and again whenever something else is to be told, as long as it lives.
  ///
  /// The component is held weakly; nothing has to be cancelled. Components are told in the order in which they came.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func provide(to component: Told.Component) {
    hold.line.join(
      Told.ear(of: component, for: probe), of: owner(component), named: { nameWhileThere(of: component) })
  }

  /// Calls `tell` now, and again whenever something else is to be told, as long as the subscription lives.
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

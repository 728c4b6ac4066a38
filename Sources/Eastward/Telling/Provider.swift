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
  private let hold: Hold<Told>

  init(_ topic: Topic<Told>) { hold = Hold(topic) }

  /// Tells `component` now, and again whenever something else is to be told, as long as it lives.
  ///
  /// The component is held weakly; nothing has to be cancelled. Components are told in the order in which they came.
  ///
  /// - Complexity: O(1).
  public func provide(to component: Told.Component) { hold.join(component) }

  /// Calls `tell` now, and again whenever something else is to be told, as long as the subscription lives.
  ///
  /// - Complexity: O(1).
  public func provide(_ tell: @escaping (Told.Value) -> Void) -> Subscription { hold.join(tell) }
}

/// Tells a topic when the last copy of a provider is gone.
private final class Hold<Told: Aspect> {
  private let topic: Topic<Told>

  init(_ topic: Topic<Told>) {
    self.topic = topic
    topic.held()
  }

  func join(_ component: Told.Component) {
    topic.join(Told.ear(of: component), named: { typeName(of: component) })
  }

  func join(_ tell: @escaping (Told.Value) -> Void) -> Subscription {
    topic.subscription { tell($0) }
  }

  deinit { topic.released() }
}

/// A handle that subscribes components to one aspect. A view receives a provider instead of a store.
///
/// A provider cannot be read and dispatches no actions. Create it where the app is composed, with
/// ``Store/provider(of:from:)``, and pass it to the components:
///
/// ```swift
/// let counts = store.provider(of: TheCount.self)
/// counts.provide(to: label)                            // until the label is released
/// let token = counts.provide { print("count", $0) }    // until the token is released
/// ```
public struct Provider<Observed: Aspect> {
  @usableFromInline let token: RetainToken<AspectChannel>
  @usableFromInline let probe: Probe<Observed>

  @usableFromInline
  init(_ channel: AspectChannel, _ probe: Probe<Observed>) {
    token = RetainToken(channel)
    self.probe = probe
  }

  /// Subscribes `component`: it receives the value now, and again whenever it changes, until it is released.
  ///
  /// The component is referenced weakly, and nothing has to be cancelled. Components receive values in the order in
  /// which they subscribed.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func provide(to component: Observed.Component) {
    token.channel.subscribe(
      Observed.observer(for: component, reading: probe), of: owner(component), named: { nameWhileThere(of: component) })
  }

  /// Calls `receive` with the value now, and again whenever it changes, until the subscription ends.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func provide(_ receive: @escaping (Observed.Value) -> Void) -> SubscriptionToken {
    token.channel.subscription { [probe] in
      if let value = probe.told { receive(value) }
    }
  }
}

extension Provider {
  /// Returns the value now, for an action creator, which is called once; nil if there is none.
  func currentValue() -> Observed.Value? {
    var value: Observed.Value?
    token.channel.readOnce { value = probe.told }
    return value
  }

  /// Registers the probe with the channel, so that later requests for this provider share the channel.
  @usableFromInline
  func share() { token.channel.share(probe) }
}

extension AspectChannel {
  /// Returns the shared provider; nil if the channel has none.
  @usableFromInline
  func provider<Observed: Aspect>(of aspect: Observed.Type) -> Provider<Observed>? {
    (shared as? Probe<Observed>).map { Provider(self, $0) }
  }
}

/// Notifies a channel when the last copy of a provider was released.
@usableFromInline
final class RetainToken<Retained: Retainable> {
  @usableFromInline let channel: Retained

  init(_ channel: Retained) {
    self.channel = channel
    channel.retained()
  }

  deinit { channel.released() }
}

@usableFromInline
protocol Retainable: AnyObject {
  func retained()
  func released()
}

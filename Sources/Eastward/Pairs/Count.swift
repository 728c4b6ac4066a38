/// Receives a count.
public protocol CountComponent: AnyObject {
  /// Shows `count`.
  func newCount(_ count: Int)
}

/// Provides a count.
///
/// ```swift
/// extension AppState: KnowsTheCount {
///   func provideCount(to component: some CountComponent) { component.newCount(counter) }
/// }
/// ```
public protocol KnowsTheCount {
  /// Provides the count to `component`.
  func provideCount(to component: some CountComponent)
}

/// The aspect of a count.
public enum TheCount: Aspect {
  public typealias Value = Int

  public static func read(from source: any KnowsTheCount, into probe: Probe<TheCount>) {
    source.provideCount(to: probe)
  }

  public static func observer(for component: any CountComponent, reading probe: Probe<TheCount>) -> () -> Bool {
    { [weak component] in probe.deliver { component?.newCount($0) } }
  }

  /// Delivers `count` to `component`.
  public static func deliver(_ count: Int, to component: any CountComponent) { component.newCount(count) }
}

extension Probe: CountComponent where Observed == TheCount {
  public func newCount(_ count: Int) { record(count) }
}

extension Store where State: KnowsTheCount {
  /// Returns the provider of the count, for a state that provides it itself.
  @inlinable
  public func provider(of aspect: TheCount.Type) -> Provider<TheCount> {
    sharedProvider(of: aspect, reading: { $0.provideCount(to: $1) })
  }
}

/// Receives a Boolean: whether work is in progress.
public protocol ActivityComponent: AnyObject {
  /// Shows that work is in progress.
  func becameBusy()

  /// Shows that no work is in progress.
  func becameIdle()
}

/// Provides whether work is in progress.
///
/// ```swift
/// extension News: KnowsTheActivity {
///   func provideActivity(to component: some ActivityComponent) { isLoading ? component.becameBusy() : component.becameIdle() }
/// }
/// ```
public protocol KnowsTheActivity {
  /// Provides to `component` whether work is in progress.
  func provideActivity(to component: some ActivityComponent)
}

/// The aspect with the value true while work is in progress.
public enum TheActivity: Aspect {
  public typealias Value = Bool

  public static func read(from source: any KnowsTheActivity, into probe: Probe<TheActivity>) {
    source.provideActivity(to: probe)
  }

  public static func observer(for component: any ActivityComponent, reading probe: Probe<TheActivity>) -> () -> Bool {
    { [weak component] in probe.deliver { $0 ? component?.becameBusy() : component?.becameIdle() } }
  }

  /// Delivers `isBusy` to `component`.
  public static func deliver(_ isBusy: Bool, to component: any ActivityComponent) {
    isBusy ? component.becameBusy() : component.becameIdle()
  }
}

extension Probe: ActivityComponent where Observed == TheActivity {
  public func becameBusy() { record(true) }

  public func becameIdle() { record(false) }
}

extension Store where State: KnowsTheActivity {
  /// Returns the provider of the activity, for a state that provides it itself.
  @inlinable
  public func provider(of aspect: TheActivity.Type) -> Provider<TheActivity> {
    sharedProvider(of: aspect, reading: { $0.provideActivity(to: $1) })
  }
}

/// Is told whether something is going on.
public protocol ActivityComponent: AnyObject {
  /// Shows that work is in progress.
  func becameBusy()

  /// Shows that no work is in progress.
  func becameIdle()
}

/// Knows whether something is going on.
///
/// ```swift
/// extension News: KnowsTheActivity {
///   func provideActivity(to component: some ActivityComponent) { isLoading ? component.becameBusy() : component.becameIdle() }
/// }
/// ```
public protocol KnowsTheActivity {
  /// Tells `component` whether something is going on.
  func provideActivity(to component: some ActivityComponent)
}

/// Names whether something is going on as an ``Aspect``.
public enum TheActivity: Aspect {
  public typealias Value = Bool

  public static func ask(_ knower: any KnowsTheActivity, for probe: Probe<TheActivity>) {
    knower.provideActivity(to: probe)
  }

  public static func ear(of component: any ActivityComponent, for probe: Probe<TheActivity>) -> () -> Bool {
    { [weak component] in probe.tell { $0 ? component?.becameBusy() : component?.becameIdle() } }
  }

  /// Tells `component` `isBusy`.
  public static func tell(_ isBusy: Bool, to component: any ActivityComponent) {
    isBusy ? component.becameBusy() : component.becameIdle()
  }
}

extension Probe: ActivityComponent where Told == TheActivity {
  public func becameBusy() { note(true) }

  public func becameIdle() { note(false) }
}

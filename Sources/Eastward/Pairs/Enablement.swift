/// Receives a Boolean: whether a control is enabled.
public protocol EnablementComponent: AnyObject {
  /// Enables the component.
  func becameEnabled()

  /// Disables the component.
  func becameDisabled()
}

/// Provides whether a control is enabled.
///
/// ```swift
/// extension Form: KnowsTheEnablement {
///   func provideEnablement(to component: some EnablementComponent) { isComplete ? component.becameEnabled() : component.becameDisabled() }
/// }
/// ```
public protocol KnowsTheEnablement {
  /// Provides to `component` whether the control is enabled.
  func provideEnablement(to component: some EnablementComponent)
}

/// The aspect with the value true while a control is enabled.
public enum TheEnablement: Aspect {
  public typealias Value = Bool

  public static func read(from source: any KnowsTheEnablement, into probe: Probe<TheEnablement>) {
    source.provideEnablement(to: probe)
  }

  public static func observer(for component: any EnablementComponent, reading probe: Probe<TheEnablement>) -> () -> Bool
  {
    { [weak component] in probe.deliver { $0 ? component?.becameEnabled() : component?.becameDisabled() } }
  }

  /// Delivers `isEnabled` to `component`.
  public static func deliver(_ isEnabled: Bool, to component: any EnablementComponent) {
    isEnabled ? component.becameEnabled() : component.becameDisabled()
  }
}

extension Probe: EnablementComponent where Observed == TheEnablement {
  public func becameEnabled() { record(true) }

  public func becameDisabled() { record(false) }
}

extension Store where State: KnowsTheEnablement {
  /// Returns the provider of the enablement, for a state that provides it itself.
  @inlinable
  public func provider(of aspect: TheEnablement.Type) -> Provider<TheEnablement> {
    sharedProvider(of: aspect, reading: { $0.provideEnablement(to: $1) })
  }
}

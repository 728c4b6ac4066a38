/// Is told whether it may be used.
public protocol EnablementComponent: AnyObject {
  /// Enables the component.
  func becameEnabled()

  /// Disables the component.
  func becameDisabled()
}

/// Knows whether something may be used.
///
/// ```swift
/// extension Form: KnowsTheEnablement {
///   func provideEnablement(to component: some EnablementComponent) { isComplete ? component.becameEnabled() : component.becameDisabled() }
/// }
/// ```
public protocol KnowsTheEnablement {
  /// Tells `component` whether something may be used.
  func provideEnablement(to component: some EnablementComponent)
}

/// Names whether something may be used as an ``Aspect``.
public enum TheEnablement: Aspect {
  public typealias Value = Bool

  public static func ask(_ knower: any KnowsTheEnablement, for probe: Probe<TheEnablement>) {
    knower.provideEnablement(to: probe)
  }

  public static func ear(of component: any EnablementComponent, for probe: Probe<TheEnablement>) -> () -> Bool {
    { [weak component] in probe.tell { $0 ? component?.becameEnabled() : component?.becameDisabled() } }
  }

  /// Tells `component` `isEnabled`.
  public static func tell(_ isEnabled: Bool, to component: any EnablementComponent) {
    isEnabled ? component.becameEnabled() : component.becameDisabled()
  }
}

extension Probe: EnablementComponent where Told == TheEnablement {
  public func becameEnabled() { note(true) }

  public func becameDisabled() { note(false) }
}

/// Is told how far something is.
public protocol ProgressComponent: AnyObject {
  /// Shows `fraction`: 0 at the beginning, 1 at the end.
  func newProgress(_ fraction: Double)
}

/// Knows how far something is.
///
/// ```swift
/// extension Download: KnowsTheProgress {
///   func provideProgress(to component: some ProgressComponent) { component.newProgress(done / whole) }
/// }
/// ```
public protocol KnowsTheProgress {
  /// Tells `component` how far something is.
  func provideProgress(to component: some ProgressComponent)
}

/// Names how far something is as an ``Aspect``.
public enum TheProgress: Aspect {
  public typealias Value = Double

  public static func ask(_ knower: any KnowsTheProgress, for probe: Probe<TheProgress>) {
    knower.provideProgress(to: probe)
  }

  public static func ear(of component: any ProgressComponent, for probe: Probe<TheProgress>) -> () -> Bool {
    { [weak component] in probe.tell { component?.newProgress($0) } }
  }

  /// Tells `component` `fraction`.
  public static func tell(_ fraction: Double, to component: any ProgressComponent) { component.newProgress(fraction) }
}

extension Probe: ProgressComponent where Told == TheProgress {
  public func newProgress(_ fraction: Double) { note(fraction) }
}

/// Receives the progress of some work.
public protocol ProgressComponent: AnyObject {
  /// Shows `fraction`: 0 at the beginning, 1 at the end.
  func newProgress(_ fraction: Double)
}

/// Provides the progress of some work.
///
/// ```swift
/// extension Download: KnowsTheProgress {
///   func provideProgress(to component: some ProgressComponent) { component.newProgress(done / whole) }
/// }
/// ```
public protocol KnowsTheProgress {
  /// Provides the progress to `component`.
  func provideProgress(to component: some ProgressComponent)
}

/// The aspect of the progress of some work.
public enum TheProgress: Aspect {
  public typealias Value = Double

  public static func read(from source: any KnowsTheProgress, into probe: Probe<TheProgress>) {
    source.provideProgress(to: probe)
  }

  public static func observer(for component: any ProgressComponent, reading probe: Probe<TheProgress>) -> () -> Bool {
    { [weak component] in probe.deliver { component?.newProgress($0) } }
  }

  /// Delivers `fraction` to `component`.
  public static func deliver(_ fraction: Double, to component: any ProgressComponent) {
    component.newProgress(fraction)
  }
}

extension Probe: ProgressComponent where Observed == TheProgress {
  public func newProgress(_ fraction: Double) { record(fraction) }
}

extension Store where State: KnowsTheProgress {
  /// Returns the provider of the progress, for a state that provides it itself.
  @inlinable
  public func provider(of aspect: TheProgress.Type) -> Provider<TheProgress> {
    sharedProvider(of: aspect, reading: { $0.provideProgress(to: $1) })
  }
}

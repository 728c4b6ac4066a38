/// Receives the current failure, if any.
public protocol FailureComponent: AnyObject {
  /// Shows a description of the failure.
  func failed(_ sentence: String)

  /// Shows that there is no failure any more.
  func recovered()
}

/// Provides the current failure, if any.
///
/// ```swift
/// extension News: KnowsTheFailure {
///   func provideFailure(to component: some FailureComponent) { if let failure { component.failed(failure) } else { component.recovered() } }
/// }
/// ```
public protocol KnowsTheFailure {
  /// Provides the failure to `component`.
  func provideFailure(to component: some FailureComponent)
}

/// The aspect of the current failure, if any.
public enum TheFailure: Aspect {
  public typealias Value = String?

  public static func read(from source: any KnowsTheFailure, into probe: Probe<TheFailure>) {
    source.provideFailure(to: probe)
  }

  public static func observer(for component: any FailureComponent, reading probe: Probe<TheFailure>) -> () -> Bool {
    { [weak component] in probe.deliver { sentence in sentence.map { component?.failed($0) } ?? component?.recovered() }
    }
  }

  /// Delivers `sentence` to `component`.
  public static func deliver(_ sentence: String?, to component: any FailureComponent) {
    if let sentence { component.failed(sentence) } else { component.recovered() }
  }
}

extension Probe: FailureComponent where Observed == TheFailure {
  public func failed(_ sentence: String) { record(sentence) }

  public func recovered() { record(nil) }
}

extension Store where State: KnowsTheFailure {
  /// Returns the provider of the failure, for a state that provides it itself.
  @inlinable
  public func provider(of aspect: TheFailure.Type) -> Provider<TheFailure> {
    sharedProvider(of: aspect, reading: { $0.provideFailure(to: $1) })
  }
}

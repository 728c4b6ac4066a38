/// Is told what went wrong.
public protocol FailureComponent: AnyObject {
  /// Shows a sentence about what went wrong.
  func failed(_ sentence: String)

  /// Shows that nothing is wrong any more.
  func recovered()
}

/// Knows what went wrong, if anything did.
///
/// ```swift
/// extension News: KnowsTheFailure {
///   func provideFailure(to component: some FailureComponent) { if let failure { component.failed(failure) } else { component.recovered() } }
/// }
/// ```
public protocol KnowsTheFailure {
  /// Tells `component` what went wrong.
  func provideFailure(to component: some FailureComponent)
}

/// Names what went wrong as an ``Aspect``.
public enum TheFailure: Aspect {
  public typealias Value = String?

  public static func ask(_ knower: any KnowsTheFailure, for probe: Probe<TheFailure>) {
    knower.provideFailure(to: probe)
  }

  public static func ear(of component: any FailureComponent, for probe: Probe<TheFailure>) -> () -> Bool {
    { [weak component] in probe.tell { sentence in sentence.map { component?.failed($0) } ?? component?.recovered() } }
  }

  /// Tells `component` `sentence`.
  public static func tell(_ sentence: String?, to component: any FailureComponent) {
    if let sentence { component.failed(sentence) } else { component.recovered() }
  }
}

extension Probe: FailureComponent where Told == TheFailure {
  public func failed(_ sentence: String) { note(sentence) }

  public func recovered() { note(nil) }
}

/// Receives a text, such as the contents of a field.
public protocol TextComponent: AnyObject {
  /// Shows `text`.
  func newText(_ text: String)
}

/// Provides a text.
///
/// ```swift
/// extension Draft: KnowsTheText {
///   func provideText(to component: some TextComponent) { component.newText(body) }
/// }
/// ```
public protocol KnowsTheText {
  /// Provides the text to `component`.
  func provideText(to component: some TextComponent)
}

/// The aspect of a text.
public enum TheText: Aspect {
  public typealias Value = String

  public static func read(from source: any KnowsTheText, into probe: Probe<TheText>) { source.provideText(to: probe) }

  public static func observer(for component: any TextComponent, reading probe: Probe<TheText>) -> () -> Bool {
    { [weak component] in probe.deliver { component?.newText($0) } }
  }

  /// Delivers `text` to `component`.
  public static func deliver(_ text: String, to component: any TextComponent) { component.newText(text) }
}

extension Probe: TextComponent where Observed == TheText {
  public func newText(_ text: String) { record(text) }
}

extension Store where State: KnowsTheText {
  /// Returns the provider of the text, for a state that provides it itself.
  @inlinable
  public func provider(of aspect: TheText.Type) -> Provider<TheText> {
    sharedProvider(of: aspect, reading: { $0.provideText(to: $1) })
  }
}

/// Is told a text, such as the contents of a field.
public protocol TextComponent: AnyObject {
  /// Shows `text`.
  func newText(_ text: String)
}

/// Knows a text.
///
/// ```swift
/// extension Draft: KnowsTheText {
///   func provideText(to component: some TextComponent) { component.newText(body) }
/// }
/// ```
public protocol KnowsTheText {
  /// Tells `component` the text.
  func provideText(to component: some TextComponent)
}

/// Names the text as an ``Aspect``.
public enum TheText: Aspect {
  public typealias Value = String

  public static func ask(_ knower: any KnowsTheText, for probe: Probe<TheText>) { knower.provideText(to: probe) }

  public static func ear(of component: any TextComponent, for probe: Probe<TheText>) -> () -> Bool {
    { [weak component] in probe.tell { component?.newText($0) } }
  }

  /// Tells `component` `text`.
  public static func tell(_ text: String, to component: any TextComponent) { component.newText(text) }
}

extension Probe: TextComponent where Told == TheText {
  public func newText(_ text: String) { note(text) }
}

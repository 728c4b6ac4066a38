/// Is told a title.
public protocol TitleComponent: AnyObject {
  /// Shows `title`.
  func newTitle(_ title: String)
}

/// Knows a title.
///
/// ```swift
/// extension Document: KnowsTheTitle {
///   func provideTitle(to component: some TitleComponent) { component.newTitle(name) }
/// }
/// ```
public protocol KnowsTheTitle {
  /// Tells `component` the title.
  func provideTitle(to component: some TitleComponent)
}

/// Names the title as an ``Aspect``.
public enum TheTitle: Aspect {
  public typealias Value = String

  public static func ask(_ knower: any KnowsTheTitle, for probe: Probe<TheTitle>) { knower.provideTitle(to: probe) }

  public static func ear(of component: any TitleComponent, for probe: Probe<TheTitle>) -> () -> Bool {
    { [weak component] in probe.tell { component?.newTitle($0) } }
  }

  /// Tells `component` `title`.
  public static func tell(_ title: String, to component: any TitleComponent) { component.newTitle(title) }
}

extension Probe: TitleComponent where Told == TheTitle {
  public func newTitle(_ title: String) { note(title) }
}

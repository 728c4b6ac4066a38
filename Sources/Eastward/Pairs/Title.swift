/// Receives a title.
public protocol TitleComponent: AnyObject {
  /// Shows `title`.
  func newTitle(_ title: String)
}

/// Provides a title.
///
/// ```swift
/// extension Document: KnowsTheTitle {
///   func provideTitle(to component: some TitleComponent) { component.newTitle(name) }
/// }
/// ```
public protocol KnowsTheTitle {
  /// Provides the title to `component`.
  func provideTitle(to component: some TitleComponent)
}

/// The aspect of a title.
public enum TheTitle: Aspect {
  public typealias Value = String

  public static func read(from source: any KnowsTheTitle, into probe: Probe<TheTitle>) {
    source.provideTitle(to: probe)
  }

  public static func observer(for component: any TitleComponent, reading probe: Probe<TheTitle>) -> () -> Bool {
    { [weak component] in probe.deliver { component?.newTitle($0) } }
  }

  /// Delivers `title` to `component`.
  public static func deliver(_ title: String, to component: any TitleComponent) { component.newTitle(title) }
}

extension Probe: TitleComponent where Observed == TheTitle {
  public func newTitle(_ title: String) { record(title) }
}

extension Store where State: KnowsTheTitle {
  /// Returns the provider of the title, for a state that provides it itself.
  @inlinable
  public func provider(of aspect: TheTitle.Type) -> Provider<TheTitle> {
    sharedProvider(of: aspect, reading: { $0.provideTitle(to: $1) })
  }
}

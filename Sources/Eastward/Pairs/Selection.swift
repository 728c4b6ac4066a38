/// Receives the selected choice, if any.
public protocol SelectionComponent<Choice>: AnyObject {
  /// The type of the choices.
  associatedtype Choice: Hashable

  /// Shows that `choice` is selected.
  func selected(_ choice: Choice)

  /// Shows that no choice is selected.
  func deselected()
}

/// Provides the selected choice, if any.
///
/// ```swift
/// extension Toolbox: KnowsTheSelection {
///   typealias Choice = Tool
///   func provideSelection(to component: some SelectionComponent<Tool>) { if let tool { component.selected(tool) } else { component.deselected() } }
/// }
/// ```
public protocol KnowsTheSelection<Choice> {
  /// The type of the choices.
  associatedtype Choice: Hashable

  /// Provides the selection to `component`.
  func provideSelection(to component: some SelectionComponent<Choice>)
}

/// The aspect of the selected choice, if any.
public enum TheSelection<Choice: Hashable>: SelectionAspect {
  public static func read(from source: any KnowsTheSelection<Choice>, into probe: Probe<TheSelection<Choice>>) {
    source.provideSelection(to: probe)
  }

  public static func observer(for component: any SelectionComponent<Choice>, reading probe: Probe<TheSelection<Choice>>)
    -> () ->
    Bool
  {
    { [weak component] in probe.deliver { choice in choice.map { component?.selected($0) } ?? component?.deselected() }
    }
  }

  /// Delivers `choice` to `component`.
  public static func deliver(_ choice: Choice?, to component: any SelectionComponent<Choice>) {
    if let choice { component.selected(choice) } else { component.deselected() }
  }
}

/// An aspect whose value is a choice or nil.
public protocol SelectionAspect: Aspect where Value == Choice? {
  /// The type of the choices.
  associatedtype Choice: Hashable
}

extension Probe: SelectionComponent where Observed: SelectionAspect {
  public func selected(_ choice: Observed.Choice) { record(choice) }

  public func deselected() { record(nil) }
}

extension Store where State: KnowsTheSelection {
  /// Returns the provider of the selection, for a state that provides it itself.
  @inlinable
  public func provider(of aspect: TheSelection<State.Choice>.Type) -> Provider<TheSelection<State.Choice>> {
    sharedProvider(of: aspect, reading: { $0.provideSelection(to: $1) })
  }
}

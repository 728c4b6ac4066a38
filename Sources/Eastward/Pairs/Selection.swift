/// Is told what is chosen.
public protocol SelectionComponent<Choice>: AnyObject {
  associatedtype Choice: Hashable

  /// Shows that `choice` is chosen.
  func selected(_ choice: Choice)

  /// Shows that nothing is chosen.
  func deselected()
}

/// Knows what is chosen, if anything is.
///
/// ```swift
/// extension Toolbox: KnowsTheSelection {
///   typealias Choice = Tool
///   func provideSelection(to component: some SelectionComponent<Tool>) { if let tool { component.selected(tool) } else { component.deselected() } }
/// }
/// ```
public protocol KnowsTheSelection<Choice> {
  associatedtype Choice: Hashable

  /// Tells `component` what is chosen.
  func provideSelection(to component: some SelectionComponent<Choice>)
}

/// Names what is chosen as an ``Aspect``.
public enum TheSelection<Choice: Hashable>: SelectionAspect {
  public static func ask(_ knower: any KnowsTheSelection<Choice>, for probe: Probe<TheSelection<Choice>>) {
    knower.provideSelection(to: probe)
  }

  public static func ear(of component: any SelectionComponent<Choice>, for probe: Probe<TheSelection<Choice>>) -> () ->
    Bool
  {
    { [weak component] in probe.tell { choice in choice.map { component?.selected($0) } ?? component?.deselected() } }
  }

  /// Tells `component` `choice`.
  public static func tell(_ choice: Choice?, to component: any SelectionComponent<Choice>) {
    if let choice { component.selected(choice) } else { component.deselected() }
  }
}

/// An aspect whose value is what is chosen.
public protocol SelectionAspect: Aspect where Value == Choice? {
  associatedtype Choice: Hashable
}

extension Probe: SelectionComponent where Told: SelectionAspect {
  public func selected(_ choice: Told.Choice) { note(choice) }

  public func deselected() { note(nil) }
}

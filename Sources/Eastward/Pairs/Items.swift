/// Is told a list, and afterwards its differences.
public protocol ItemsComponent<Item>: AnyObject {
  associatedtype Item: Identifiable

  /// Applies changes, in an order that can be applied to the old version.
  func newItems(_ changes: [Change<Item>])
}

extension ItemsComponent {
  /// Receives a whole list.
  public func newItems(_ items: [Item]) { newItems([.initial(items)]) }
}

/// Knows a list.
///
/// ```swift
/// extension Inbox: KnowsTheItems {
///   typealias Item = Message
///   func provideItems(to component: some ItemsComponent<Message>) { component.newItems(messages) }
/// }
/// store.elements(of: TheItems<Message>.self) { $0 }.provide(to: list)
/// ```
public protocol KnowsTheItems<Item> {
  associatedtype Item: Identifiable

  /// Tells `component` the list.
  func provideItems(to component: some ItemsComponent<Item>)
}

/// Names the list as an ``Aspect``.
public enum TheItems<Item: Identifiable & Equatable>: ItemsAspect {
  public static func ask(_ knower: any KnowsTheItems<Item>, for probe: Probe<TheItems<Item>>) {
    knower.provideItems(to: probe)
  }

  /// Returns the ear that tells the whole list each time; ``Store/elements(of:_:)`` tells differences.
  public static func ear(of component: any ItemsComponent<Item>, for probe: Probe<TheItems<Item>>) -> () -> Bool {
    { [weak component] in probe.tell { component?.newItems($0) } }
  }

  /// Tells `component` `items`.
  public static func tell(_ items: [Item], to component: any ItemsComponent<Item>) { component.newItems(items) }
}

/// An aspect whose value is a list.
public protocol ItemsAspect: Aspect where Value == [Item] {
  associatedtype Item: Identifiable & Equatable
}

extension Probe: ItemsComponent where Told: ItemsAspect {
  public func newItems(_ changes: [Change<Told.Item>]) {
    for case .initial(let items) in changes { note(items) }
  }
}

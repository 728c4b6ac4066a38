/// Receives a list, and later its changes.
public protocol ItemsComponent<Item>: AnyObject {
  /// The type of the elements, which are distinguished by their identities.
  associatedtype Item: Identifiable

  /// Applies `changes` to the previous version of the list, in their order.
  func newItems(_ changes: [Change<Item>])
}

extension ItemsComponent {
  /// Receives a whole list.
  public func newItems(_ items: [Item]) { newItems([.initial(items)]) }
}

/// Provides a list.
///
/// ```swift
/// extension Inbox: KnowsTheItems {
///   typealias Item = Message
///   func provideItems(to component: some ItemsComponent<Message>) { component.newItems(messages) }
/// }
/// store.elements(of: TheItems<Message>.self) { $0 }.provide(to: list)
/// ```
public protocol KnowsTheItems<Item> {
  /// The type of the elements, which are distinguished by their identities.
  associatedtype Item: Identifiable

  /// Provides the list to `component`.
  func provideItems(to component: some ItemsComponent<Item>)
}

/// The aspect of a list.
public enum TheItems<Item: Identifiable & Equatable>: ItemsAspect {
  public static func read(from source: any KnowsTheItems<Item>, into probe: Probe<TheItems<Item>>) {
    source.provideItems(to: probe)
  }

  /// Returns a function that delivers the whole list each time. ``Store/elements(of:from:)`` delivers differences.
  public static func observer(for component: any ItemsComponent<Item>, reading probe: Probe<TheItems<Item>>) -> () ->
    Bool
  {
    { [weak component] in probe.deliver { component?.newItems($0) } }
  }

  /// Delivers `items` to `component`.
  public static func deliver(_ items: [Item], to component: any ItemsComponent<Item>) { component.newItems(items) }
}

/// An aspect whose value is a list.
public protocol ItemsAspect: Aspect where Value == [Item] {
  /// The type of the elements, which are distinguished by their identities.
  associatedtype Item: Identifiable & Equatable
}

extension Probe: ItemsComponent where Observed: ItemsAspect {
  public func newItems(_ changes: [Change<Observed.Item>]) {
    for case .initial(let items) in changes { record(items) }
  }
}

extension Store where State: KnowsTheItems, State.Item: Equatable {
  /// Returns the provider of the list, for a state that provides it itself.
  @inlinable
  public func provider(of aspect: TheItems<State.Item>.Type) -> Provider<TheItems<State.Item>> {
    sharedProvider(of: aspect, reading: { $0.provideItems(to: $1) })
  }

  /// Returns the handle for the differences of the list, for a state that provides it itself.
  @inlinable
  public func elements(of aspect: TheItems<State.Item>.Type) -> Elements<State.Item> {
    elements(of: aspect, from: { $0 })
  }
}

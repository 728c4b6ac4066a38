/// A component that receives several values and wants to use them together.
///
/// ```swift
/// final class Table: ItemsComponent, SelectionComponent, DeliveryComponent {
///   func newItems(_ changes: [Change<Row>]) { rows.apply(changes) }
///   func selected(_ row: Row.ID) { selection = row }
///   func deselected() { selection = nil }
///   func deliveryDidEnd() { reload(rows, selecting: selection) }
/// }
/// ```
///
/// One state changes several values, which arrive one after the other: lists before all others. At the end of the delivery
/// they belong to the same state.
public protocol DeliveryComponent: AnyObject {
  /// The component has received a value, and all others of the same delivery.
  ///
  /// It is called once for each delivery in which the component received a value, after all subscribers have received
  /// theirs; and after the first value of a subscription.
  func deliveryDidEnd()
}

/// The components that have received a value in the current delivery and want to know when it ends.
struct DeliveryReceivers {
  private var all: [any DeliveryComponent] = []
  private var known: Set<ObjectIdentifier> = []

  mutating func add(_ component: any DeliveryComponent) {
    if known.insert(ObjectIdentifier(component)).inserted { all.append(component) }
  }

  /// Removes and returns the components, in the order in which they received their first values.
  mutating func removeAll() -> [any DeliveryComponent] {
    defer { self = DeliveryReceivers() }
    return all
  }
}

extension DispatchCycle {
  /// Returns an observer after which its owner waits for the end of the delivery, or `observer` if it does not want to.
  func waitingForEnd(_ observer: @escaping () -> Bool, of owner: AnyObject?) -> () -> Bool {
    guard let component = owner as? any DeliveryComponent else { return observer }
    return { [weak self, weak component] in
      let isThere = observer()
      if isThere, let component { self?.waitForEnd(component) }
      return isThere
    }
  }

  /// Returns an observer of a value after which its owner waits for the end of the delivery.
  func waitingForEnd<Value>(_ observer: @escaping (Value) -> Bool, of owner: AnyObject?) -> (Value) -> Bool {
    guard let component = owner as? any DeliveryComponent else { return observer }
    return { [weak self, weak component] value in
      let isThere = observer(value)
      if isThere, let component { self?.waitForEnd(component) }
      return isThere
    }
  }
}

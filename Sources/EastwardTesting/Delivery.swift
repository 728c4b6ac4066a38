/// A delivery: its actions, and the values that components received.
///
/// ```swift
/// let deliveries = Transcript<Delivery>(.testing)
/// let store = Store(AppState(), tracing: deliveries.tracing(), reduce: AppState.reduce)
/// let counts = store.provider(of: TheCount.self)
/// counts.provide(to: label)
/// deliveries.skip()
///
/// store.dispatch(.up)
/// deliveries.expect(Delivery(of: AppState.Action.up, values: [DeliveredValue(TheCount.self, to: CounterLabel.self)]))
/// ```
///
/// The test states which component receives which values after an action, and that no other component receives one.
public struct Delivery: Equatable {
  private let actions: [String]
  private var values: [DeliveredValue]

  /// Creates the expectation that `actions` were delivered together, with these values in this order.
  public init<Action>(of actions: Action..., values: [DeliveredValue]) {
    self.init(actions.map { "\($0)" }, values)
  }

  /// Creates the expectation of the first values of new subscribers, which belong to no action.
  public init(initialValues values: DeliveredValue...) { self.init([], values) }

  init(_ actions: [String], _ values: [DeliveredValue]) {
    self.actions = actions
    self.values = values
  }

  var hasActions: Bool { !actions.isEmpty }

  mutating func add(_ value: DeliveredValue) { values.append(value) }
}

extension Delivery: CustomStringConvertible {
  public var description: String {
    let cause = hasActions ? actions.joined(separator: " + ") : "subscribing"
    return "\(cause) delivers \(values.isEmpty ? "nothing" : values.map(\.description).joined(separator: ", "))"
  }
}

/// A value that a component received.
public struct DeliveredValue: Equatable, CustomStringConvertible {
  private let subject: String
  private let subscriber: String

  /// Creates the description of an aspect and a component from their types.
  ///
  /// - Parameter detail: the element of a list, the number of changes or the step of a route, as in the trace.
  public init(_ subject: Any.Type, _ detail: String? = nil, to component: (some AnyObject).Type) {
    self.init("\(subject)", detail, to: "\(component)")
  }

  /// Creates the description of a subscriber that is not a component, as in the trace: a closure, an effect.
  public init(_ subject: Any.Type, _ detail: String? = nil, to subscriber: String = "a closure") {
    self.init("\(subject)", detail, to: subscriber)
  }

  init(_ subject: String, _ detail: String?, to subscriber: String) {
    self.subject = detail.map { "\(subject): \($0)" } ?? subject
    self.subscriber = subscriber
  }

  public var description: String { "\(subject) → \(subscriber)" }
}

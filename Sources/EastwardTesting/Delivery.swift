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
  private let cause: Cause
  private var values: [DeliveredValue]

  enum Cause: Equatable {
    case subscribing
    case actions([String])
    /// A moment of a ``Recorder``.
    case moment(Int)
  }

  /// Creates the expectation that `actions` were delivered together, with these values in this order.
  public init<Action>(of actions: Action..., values: [DeliveredValue]) {
    self.init(.actions(actions.map { "\($0)" }), values)
  }

  /// Creates the expectation of the first values of new subscribers, which belong to no action.
  public init(initialValues values: DeliveredValue...) { self.init(.subscribing, values) }

  /// Creates the expectation that a ``Recorder`` showed the state after the first `moment` actions.
  public init(ofMoment moment: Int, values: [DeliveredValue]) { self.init(.moment(moment), values) }

  init(_ cause: Cause, _ values: [DeliveredValue]) {
    self.cause = cause
    self.values = values
  }

  /// Whether the values belong to a delivery, rather than to a subscription.
  var isDelivery: Bool { cause != .subscribing }

  mutating func add(_ value: DeliveredValue) { values.append(value) }
}

extension Delivery: CustomStringConvertible {
  public var description: String {
    let cause =
      switch cause {
      case .subscribing: "subscribing"
      case .actions(let actions): actions.joined(separator: " + ")
      case .moment(let moment): "moment \(moment)"
      }
    return "\(cause) delivers \(values.isEmpty ? "nothing" : values.map(\.description).joined(separator: ", "))"
  }
}

/// A value that a component received. Types are compared by their names, without the types and modules that contain
/// them, as in the trace.
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

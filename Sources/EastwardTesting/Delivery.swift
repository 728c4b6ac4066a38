/// One delivery: its actions, and what it told which component.
///
/// ```swift
/// let deliveries = Transcript<Delivery>(.testing)
/// let store = Store(AppState(), tracing: deliveries.tracing(), reduce: AppState.reduce)
/// let counts = store.provider(of: TheCount.self) { $0 }
/// counts.provide(to: label)
/// deliveries.skip()
///
/// store.dispatch(.up)
/// deliveries.expect(Delivery(of: AppState.Action.up, told: [Telling(TheCount.self, to: CounterLabel.self)]))
/// ```
///
/// The test states what an action tells which component, and that no other component is told.
public struct Delivery: Equatable {
  private let actions: [String]
  private var tellings: [Telling]

  /// Creates the expectation that `actions` were delivered together and told these values in this order.
  public init<Action>(of actions: Action..., told tellings: [Telling]) {
    self.init(actions.map { "\($0)" }, tellings)
  }

  /// Creates the expectation of values that new subscribers are told, without an action.
  public init(told tellings: Telling...) { self.init([], tellings) }

  init(_ actions: [String], _ tellings: [Telling]) {
    self.actions = actions
    self.tellings = tellings
  }

  var hasActions: Bool { !actions.isEmpty }

  mutating func add(_ telling: Telling) { tellings.append(telling) }
}

extension Delivery: CustomStringConvertible {
  public var description: String {
    let cause = hasActions ? actions.joined(separator: " + ") : "beginning to listen"
    return "\(cause) told \(tellings.isEmpty ? "no component" : tellings.map(\.description).joined(separator: ", "))"
  }
}

/// A value that a component was told.
public struct Telling: Equatable, CustomStringConvertible {
  private let subject: String
  private let listener: String

  /// Creates the description of an aspect and a component from their types.
  ///
  /// - Parameter detail: the element of a list, the number of changes or the step of a route, as in the trace.
  public init(_ subject: Any.Type, _ detail: String? = nil, to component: (some AnyObject).Type) {
    self.init("\(subject)", detail, to: "\(component)")
  }

  /// Creates the description of a subscriber that is not a component, as in the trace: a closure, an effect.
  public init(_ subject: Any.Type, _ detail: String? = nil, to listener: String = "a closure") {
    self.init("\(subject)", detail, to: listener)
  }

  init(_ subject: String, _ detail: String?, to listener: String) {
    self.subject = detail.map { "\(subject): \($0)" } ?? subject
    self.listener = listener
  }

  public var description: String { "\(subject) → \(listener)" }
}

public import Eastward

/// Is one delivery as a test sees it: the actions that led to it, and whom it told what.
///
/// ```swift
/// let deliveries = Transcript<Delivery>(.testing)
/// let store = Store(AppState(), tracing: deliveries.trace, reduce: AppState.reduce)
/// store.provider(of: TheCount.self) { $0 }.provide(to: label)
/// deliveries.skip()
///
/// store.dispatch(.up)
/// deliveries.expect(Delivery(of: "up", told: [Telling(TheCount.self, to: CounterLabel.self)]))
/// ```
///
/// So the test says what an action told whom, and that it told nobody else anything.
public struct Delivery: Equatable {
  private let actions: [String]
  private var tellings: [Telling]

  /// Expects that `actions` were delivered together and told this, in this order.
  ///
  /// Without actions it is what those were told who joined, or who were told a step outside of a delivery.
  public init<Action>(of actions: Action..., told tellings: [Telling]) {
    self.init(actions.map { "\($0)" }, tellings)
  }

  /// Expects what is told outside of a delivery: to those who join, and steps that come after one that was awaited.
  public init(told tellings: [Telling]) { self.init([], tellings) }

  init(_ actions: [String], _ tellings: [Telling]) {
    self.actions = actions
    self.tellings = tellings
  }

  mutating func add(_ telling: Telling) { tellings.append(telling) }
}

extension Delivery: CustomStringConvertible {
  public var description: String {
    let cause = actions.isEmpty ? "outside of a delivery" : actions.joined(separator: " + ")
    return "\(cause) told \(tellings.isEmpty ? "nobody" : tellings.map(\.description).joined(separator: ", "))"
  }
}

/// Is what was told to whom.
public struct Telling: Equatable, CustomStringConvertible {
  private let subject: String
  private let listener: String

  /// Names a component by its type.
  public init(_ aspect: (some Aspect).Type, to component: (some AnyObject).Type) {
    self.init("\(aspect)", to: "\(component)")
  }

  /// Names something else that listens: a closure, unless said otherwise.
  public init(_ aspect: (some Aspect).Type, to listener: String = "a closure") { self.init("\(aspect)", to: listener) }

  /// Names what is told in the words of a ``Eastward/Trace``: an element, a step of a route.
  public init(_ subject: String, to listener: String) {
    self.subject = subject
    self.listener = listener
  }

  public var description: String { "\(subject) → \(listener)" }
}

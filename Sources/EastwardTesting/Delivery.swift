/// Is one delivery as a test sees it: the actions that led to it, and whom it told what.
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
/// So the test says what an action told whom, and that nobody else was told anything.
public struct Delivery: Equatable {
  private let actions: [String]
  private var tellings: [Telling]

  /// Expects that `actions` were delivered together, and told this in this order.
  public init<Action>(of actions: Action..., told tellings: [Telling]) {
    self.init(actions.map { "\($0)" }, tellings)
  }

  /// Expects what no action told: what those are told who begin to listen.
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

/// Is what was told to whom.
public struct Telling: Equatable, CustomStringConvertible {
  private let subject: String
  private let listener: String

  /// Names an aspect and a component by their types.
  ///
  /// - Parameter detail: which element of a list, how many changes, which step of a route, in the words of the trace.
  public init(_ subject: Any.Type, _ detail: String? = nil, to component: (some AnyObject).Type) {
    self.init("\(subject)", detail, to: "\(component)")
  }

  /// Names what listens in the words of the trace, where that is no component: a closure, an effect.
  public init(_ subject: Any.Type, _ detail: String? = nil, to listener: String = "a closure") {
    self.init("\(subject)", detail, to: listener)
  }

  init(_ subject: String, _ detail: String?, to listener: String) {
    self.subject = detail.map { "\(subject): \($0)" } ?? subject
    self.listener = listener
  }

  public var description: String { "\(subject) → \(listener)" }
}

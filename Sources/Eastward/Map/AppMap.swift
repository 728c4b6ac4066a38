/// A map of an app, collected from the trace of a running store: which states provide which aspects to which
/// components, and which action led to which deliveries.
///
/// It gives an overview of the app, as the list of routes does for a web application.
///
/// ```swift
/// var map = AppMap()
/// let store = Store(AppState(), tracing: { map.record($0) }, reduce: AppState.reduce)
/// …                                      // use the app, or run its tests
/// print(map.text)
/// let json = try JSONEncoder().encode(map)
/// ```
///
/// A map contains only what was traced: an action that was not dispatched is missing. The deliveries after a batch are
/// assigned to all its actions. It contains names of types and cases, but no state. A map belongs to one store and its
/// scopes.
public struct AppMap: Equatable, Sendable, Codable {
  /// A state and its aspects.
  struct Source: Equatable, Sendable, Codable {
    let state: String
    var aspects: [Aspect] = []
  }

  /// An aspect, and the components that have subscribed.
  struct Aspect: Equatable, Sendable, Codable {
    let name: String
    var subscribers: [String] = []
  }

  /// A kind of action, how often it was reduced, and what was delivered after it.
  struct Action: Equatable, Sendable, Codable {
    let kind: String
    var count = 0
    var delivered: [Aspect] = []
  }

  private(set) var sources: [Source] = []
  private(set) var actions: [Action] = []
  /// The state of the recording, which is no part of the map.
  private var moment = Moment()

  /// Creates an empty map.
  public init() {}

  /// Records one step of a trace.
  ///
  /// - Complexity: O(n) with n names in the map.
  public mutating func record(_ trace: Trace) {
    let isInitialValue = moment.isInitialValue(trace)
    switch trace {
    case .providerCreated(let aspect, let state): add(aspect, of: state)
    case .subscribed(let component, let aspect, let state): add(component, to: aspect, of: state)
    case .reduced(_, let kind):
      count(kind)
      moment.reduce(kind)
    case .deliveryStarted: moment.deliver()
    case .delivered(let aspect, _, let component):
      if !isInitialValue { moment.causes.forEach { add(component, to: aspect, after: $0) } }
    case .queued, .effectStarted, .effectEnded, .restored, .rejected, .truncated: break
    }
  }

  private mutating func add(_ aspect: String, of state: String) {
    sources.change(where: { $0.state == state }, orAppend: Source(state: state)) {
      $0.aspects.change(where: { $0.name == aspect }, orAppend: Aspect(name: aspect)) { _ in }
    }
  }

  private mutating func add(_ component: String, to aspect: String, of state: String) {
    sources.change(where: { $0.state == state }, orAppend: Source(state: state)) {
      $0.aspects.change(where: { $0.name == aspect }, orAppend: Aspect(name: aspect)) { $0.add(component) }
    }
  }

  private mutating func add(_ component: String, to aspect: String, after kind: String) {
    actions.change(where: { $0.kind == kind }, orAppend: Action(kind: kind)) {
      $0.delivered.change(where: { $0.name == aspect }, orAppend: Aspect(name: aspect)) { $0.add(component) }
    }
  }

  private mutating func count(_ kind: String) {
    actions.change(where: { $0.kind == kind }, orAppend: Action(kind: kind)) { $0.count &+= 1 }
  }

  private enum CodingKeys: CodingKey {
    case sources, actions
  }

  public static func == (one: AppMap, other: AppMap) -> Bool {
    one.sources == other.sources && one.actions == other.actions
  }
}

extension AppMap.Aspect {
  fileprivate mutating func add(_ subscriber: String) {
    if !subscribers.contains(subscriber) { subscribers.append(subscriber) }
  }
}

extension Array {
  /// Changes the first element that fits, or appends one and changes that.
  fileprivate mutating func change(
    where fits: (Element) -> Bool, orAppend make: @autoclosure () -> Element, _ change: (inout Element) -> Void
  ) {
    let place = firstIndex(where: fits) ?? count
    if place == count { append(make()) }
    change(&self[place])
  }
}

/// Finds the actions that led to a delivery.
private struct Moment: Sendable {
  private var reduced: [String] = []
  /// The kinds of the actions that led to the current delivery.
  private(set) var causes: [String] = []
  private var detector = InitialValueDetector()

  mutating func isInitialValue(_ step: Trace) -> Bool { detector.isInitialValue(step) }

  mutating func reduce(_ kind: String) { reduced.append(kind) }

  mutating func deliver() {
    causes = reduced
    reduced = []
  }
}

/// A route whose elements have identities, as a part of a state: the same place twice is two elements.
///
/// ```swift
/// struct AppState: KnowsTheRoute {
///   private var route = RouteStack([Screen.list])
///
///   typealias Place = RouteElement<Screen>
///   func provideRoute(to component: some RouteComponent<RouteElement<Screen>>) { route.provide(to: component) }
/// }
/// ```
///
/// Identities are consecutive numbers, so the same actions produce the same identities.
///
/// A stack may be empty, like the route of a sheet that is not shown: ``pop()`` keeps the bottom element, but a sheet
/// that was pulled down takes it along. Where a screen must remain, the reducer pushes it again.
public struct RouteStack<Place: Hashable>: Hashable {
  private var elements: [RouteElement<Place>] = []
  private var numbered = 0

  /// Creates a stack of `places`, the bottom one first.
  public init(_ places: [Place] = []) { show(places) }

  /// The place on top, for the state that owns the stack; components receive the route.
  public var top: Place? { elements.last?.place }

  /// Pushes `place`.
  public mutating func push(_ place: Place) {
    // Wraps, because a stack decoded from a damaged file may contain the highest number.
    numbered &+= 1
    elements.append(RouteElement(id: numbered, place: place))
  }

  /// Removes the top element, unless it is the only one.
  public mutating func pop() {
    if elements.count > 1 { elements.removeLast() }
  }

  /// Replaces the top element with `place`.
  public mutating func replace(with place: Place) {
    _ = elements.popLast()
    push(place)
  }

  /// Removes `element` and all elements above it, for example after a back swipe, also if it is the bottom one. Does
  /// nothing if it was removed already.
  public mutating func pop(through element: RouteElement<Place>) {
    if let place = elements.lastIndex(of: element) { elements.removeSubrange(place...) }
  }

  /// Removes the lowest element with `place` and all elements above it, for example when what it shows was deleted,
  /// also if it is the bottom one. Does nothing if there is none.
  public mutating func pop(through place: Place) {
    if let lowest = elements.first(where: { $0.place == place }) { pop(through: lowest) }
  }

  /// Replaces the route with `places`, as for a deep link. The common beginning stays, with its identities. Without
  /// places the stack is empty.
  public mutating func show(_ places: [Place]) {
    let common = zip(elements, places).prefix { $0.place == $1 }.count
    elements.removeSubrange(common...)
    places.dropFirst(common).forEach { push($0) }
  }

  /// Provides the route to `component`.
  public func provide(to component: some RouteComponent<RouteElement<Place>>) { component.newRoute(elements) }
}

extension RouteStack: Sendable where Place: Sendable {}
extension RouteStack: Encodable where Place: Encodable {}
extension RouteStack: Decodable where Place: Decodable {}

/// An element of a route, different from other elements with the same place.
public struct RouteElement<Place: Hashable>: Hashable, Identifiable {
  /// The identity of the element in its ``RouteStack``, different from those of removed elements.
  public let id: Int
  /// The place that the element shows.
  public let place: Place

  /// Creates an element. A ``RouteStack`` does this for you.
  public init(id: Int, place: Place) {
    self.id = id
    self.place = place
  }
}

extension RouteElement: Sendable where Place: Sendable {}
extension RouteElement: Encodable where Place: Encodable {}
extension RouteElement: Decodable where Place: Decodable {}

extension RouteElement: CustomStringConvertible {
  public var description: String { "\(place)#\(id)" }
}

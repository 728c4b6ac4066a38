/// Keeps a route whose elements have identities, as a part of a state: the same place twice are two elements.
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
/// Identities are numbers that the stack counts, so the same actions lead to the same ones.
public struct RouteStack<Place: Hashable>: Hashable {
  private var elements: [RouteElement<Place>] = []
  private var numbered = 0

  /// Makes a stack of `places`, the first one lowest.
  public init(_ places: [Place] = []) { show(places) }

  /// Puts `place` on top of the others.
  public mutating func push(_ place: Place) {
    // Wraps, because a stack decoded from a damaged file may contain the highest number.
    numbered &+= 1
    elements.append(RouteElement(id: numbered, place: place))
  }

  /// Takes away the element on top, unless it is the only one.
  public mutating func pop() {
    if elements.count > 1 { elements.removeLast() }
  }

  /// Puts `place` where the element on top is.
  public mutating func replace(with place: Place) {
    _ = elements.popLast()
    push(place)
  }

  /// Takes away `element` and all above it, because the screen has left them already; does nothing if it is gone.
  public mutating func leave(_ element: RouteElement<Place>) {
    if let place = elements.lastIndex(of: element) { elements.removeSubrange(place...) }
  }

  /// Goes to `places`, as a deep link asks. What the route begins with already stays, with its identities.
  public mutating func show(_ places: [Place]) {
    let common = zip(elements, places).prefix { $0.place == $1 }.count
    elements.removeSubrange(common...)
    places.dropFirst(common).forEach { push($0) }
  }

  /// Tells `component` the route.
  public func provide(to component: some RouteComponent<RouteElement<Place>>) { component.newRoute(elements) }
}

extension RouteStack: Sendable where Place: Sendable {}
extension RouteStack: Encodable where Place: Encodable {}
extension RouteStack: Decodable where Place: Decodable {}

/// Is one place on a route, apart from any other that looks the same.
public struct RouteElement<Place: Hashable>: Hashable, Identifiable {
  /// Tells the element apart from all others of its ``RouteStack``, also of those that are gone.
  public let id: Int
  /// Where the element leads.
  public let place: Place

  /// Makes an element; a ``RouteStack`` does it for you.
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

/// One step from one route to another.
///
/// A step changes only the end of a route, as an interface changes only the top screen:
///
/// ```swift
/// RouteStep.steps(from: ["home", "list", "item"], to: ["home", "search", "hit"])
/// // [pop item, replace list with search, push hit]
/// ```
public enum RouteStep<Place: Hashable>: Hashable {
  /// Push a place.
  case push(Place)
  /// Pop the top place.
  case pop(Place)
  /// Replace the top place with another one.
  case replace(Place, with: Place)
}

extension RouteStep: Sendable where Place: Sendable {}

extension RouteStep {
  /// Returns the fewest steps from one route to another.
  ///
  /// The common beginning stays. The rest of the old route is popped; if both routes continue, one replacement takes
  /// the place of the last pop and the first push.
  ///
  /// - Complexity: O(n) with n places in both.
  public static func steps(from old: [Place], to new: [Place]) -> [RouteStep] {
    let common = zip(old, new).prefix { $0 == $1 }.count
    let turnsOff = old.count > common && new.count > common
    let pops = old.dropFirst(turnsOff ? common + 1 : common).reversed().map(RouteStep.pop)
    let cycle = turnsOff ? [RouteStep.replace(old[common], with: new[common])] : []
    return pops + cycle + new.dropFirst(turnsOff ? common + 1 : common).map(RouteStep.push)
  }
}

extension RouteStep: CustomStringConvertible {
  public var description: String {
    switch self {
    case .push(let place): "push \(place)"
    case .pop(let place): "pop \(place)"
    case .replace(let old, let new): "replace \(old) with \(new)"
    }
  }
}

extension RouteStep {
  /// Applies the step to `route`.
  public func apply(to route: inout [Place]) { apply(to: &route) { $0 } }

  /// Applies the step to the pages that show a route.
  ///
  /// ```swift
  /// step.apply(to: &pages) { element in Page(element.place) }
  /// ```
  ///
  /// - Parameters:
  ///   - pages: the pages of the route before the step, the bottom one first.
  ///   - page: returns the page for a place that is pushed, or that replaces another one.
  public func apply<Page>(to pages: inout [Page], page: (Place) throws -> Page) rethrows {
    switch self {
    case .push(let place): pages.append(try page(place))
    case .pop: _ = pages.popLast()
    case .replace(_, let place):
      let page = try page(place)
      _ = pages.popLast()
      pages.append(page)
    }
  }
}

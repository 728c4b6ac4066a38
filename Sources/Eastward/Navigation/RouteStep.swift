/// Tells one step of the way from one route to another.
///
/// Only the end of a route changes in a step, as only the screen on top does:
///
/// ```swift
/// RouteStep.steps(from: ["home", "list", "item"], to: ["home", "search", "hit"])
/// // [pop item, replace list with search, push hit]
/// ```
public enum RouteStep<Place: Hashable>: Hashable {
  /// A place comes on top of the others.
  case push(Place)
  /// The place on top goes.
  case pop(Place)
  /// The place on top goes, and another one stands there.
  case replace(Place, with: Place)
}

extension RouteStep: Sendable where Place: Sendable {}

extension RouteStep {
  /// Finds the fewest steps that lead from one route to another.
  ///
  /// What both begin with stays. Of the old route the rest is popped; where both go on, one replacement stands in the place of the
  /// last pop and the first push.
  ///
  /// - Complexity: O(n) with n places in both.
  public static func steps(from old: [Place], to new: [Place]) -> [RouteStep] {
    let common = zip(old, new).prefix { $0 == $1 }.count
    let turnsOff = old.count > common && new.count > common
    let pops = old.dropFirst(turnsOff ? common + 1 : common).reversed().map(RouteStep.pop)
    let turn = turnsOff ? [RouteStep.replace(old[common], with: new[common])] : []
    return pops + turn + new.dropFirst(turnsOff ? common + 1 : common).map(RouteStep.push)
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

extension Array where Element: Hashable {
  /// Takes `step` on the route that this array holds.
  public mutating func take(_ step: RouteStep<Element>) {
    switch step {
    case .push(let place): append(place)
    case .pop: _ = popLast()
    case .replace(_, let place):
      _ = popLast()
      append(place)
    }
  }
}

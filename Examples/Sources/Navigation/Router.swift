import Eastward

/// Lays screens on each other. The last step slides until somebody says that it has arrived.
///
/// A screen that goes is told no more, because nothing keeps it: there is nothing to unsubscribe.
final class Router: RouteStepComponent {
  private let make: (Screen) -> AnyObject
  private var stack: [(element: RouteElement<Screen>, screen: AnyObject)] = []
  private var arrival: (() -> Void)?
  private var whenSwiped: (RouteElement<Screen>) -> Void = { _ in }

  init(make: @escaping (Screen) -> AnyObject) { self.make = make }

  func newStep(_ step: RouteStep<RouteElement<Screen>>, isLast: Bool, shown: @escaping () -> Void) {
    print("    the router \(isLast ? "slides" : "jumps"): \(step)")
    switch step {
    case .push(let element): push(element)
    case .pop: _ = stack.popLast()
    case .replace(_, let element):
      _ = stack.popLast()
      push(element)
    }
    if isLast { arrival = shown } else { shown() }
  }

  /// Has `report` called whenever a finger has pushed a screen away.
  func reportSwipes(to report: @escaping (RouteElement<Screen>) -> Void) { whenSwiped = report }

  func arrive() { arrival.take()?() }

  func swipe() {
    guard stack.count > 1, let top = stack.popLast() else { return }
    whenSwiped(top.element)
  }

  private func push(_ element: RouteElement<Screen>) { stack.append((element, make(element.place))) }
}

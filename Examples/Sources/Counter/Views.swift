import Eastward

/// Shows the count. It can learn nothing else: a provider is all it is ever given.
final class CounterLabel: CountComponent {
  func newCount(_ count: Int) { print("    the label shows \(count)") }
}

/// Shows where the user is.
final class Router: RouteComponent {
  func newRoute(_ screens: [AppState.Screen]) {
    print("    the router shows \(screens.map { "\($0)" }.joined(separator: " / "))")
  }
}

/// Listens without being a view, and was added without touching anything else.
final class Analytics: CountComponent {
  func newCount(_ count: Int) {
    if count > 1 { print("    analytics: a heavy user") }
  }
}

/// Turns what the user presses into what it means.
struct Buttons {
  let press: (AppState.Action) -> Void

  /// Answers whether there was such a button.
  func pressed(_ key: String) -> Bool {
    switch key {
    case "+": press(.increase)
    case "-": press(.decrease)
    case ">": press(.show(.details))
    case "<": press(.back)
    default: return false
    }
    return true
  }
}

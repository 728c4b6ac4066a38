import EastwardReSwift

// An app as it is written for ReSwift; `import EastwardReSwift` is its only difference.

struct Increase: Action { var step = 1 }
struct Rename: Action { let name: String }

struct AppState: Equatable {
  var counter = 0
  var name = "ann"
}

func appReducer(action: any Action, state: AppState?) -> AppState {
  var state = state ?? AppState(counter: 100)
  switch action {
  case let action as Increase: state.counter += action.step
  case let action as Rename: state.name = action.name
  default: break
  }
  return state
}

/// Receives what it has selected, and keeps it as text.
@available(*, deprecated)
final class Screen<Shown>: StoreSubscriber {
  private(set) var shown: [String] = []
  var react: (Shown) -> Void = { _ in }

  func newState(state: Shown) {
    shown.append("\(state)")
    react(state)
  }
}

/// A state that cannot be compared.
struct Log { var lines: [String] = [] }

func logReducer(action: any Action, state: Log?) -> Log {
  var state = state ?? Log()
  state.lines.append("\(type(of: action))")
  return state
}

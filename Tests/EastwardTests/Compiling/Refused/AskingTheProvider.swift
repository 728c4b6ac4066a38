import Eastward

struct AppState: KnowsTheCount {
  var counter = 0
  var navigation = ["home"]
  func provideCount(to component: some CountComponent) { component.newCount(counter) }
}

final class Screen: StateSubscriber, CountComponent {
  func newState(_ state: any KnowsTheCount) {
    _ = state.counter  // ← value of type 'any KnowsTheCount' has no member 'counter'
    _ = state.navigation  // ← has no member 'navigation'
    state.provideCount(to: self)
  }

  func newCount(_ count: Int) {}
}

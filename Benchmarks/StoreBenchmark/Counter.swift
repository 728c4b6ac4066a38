import Eastward
import ReferenceStore

/// A count, a title and some weight, as a small app would have them.
struct CounterState: KnowsTheCount, KnowsTheTitle {
  var count = 0
  var title = "title"
  var other = 0
  private var names = ["one", "two", "three"]

  enum Action { case up, touch }

  static func reduce(_ state: inout CounterState, _ action: Action) {
    switch action {
    case .up: state.count += 1
    case .touch: state.other += 1
    }
  }

  static func reduced(_ state: CounterState, _ action: Action) -> CounterState {
    var state = state
    reduce(&state, action)
    return state
  }

  func provideCount(to component: some CountComponent) { component.newCount(count) }
  func provideTitle(to component: some TitleComponent) { component.newTitle(title) }
}

/// Takes a count and adds it up.
final class CountLabel: CountComponent, ReferenceSubscriber {
  var sum = 0
  func newCount(_ count: Int) { sum &+= count }
  func newState(_ count: Int) { sum &+= count }
}

typealias CounterStore = Store<CounterState, CounterState.Action>
typealias ReferenceCounter = ReferenceStore<CounterState, CounterState.Action>

func counterStore() -> CounterStore { CounterStore(CounterState(), reduce: CounterState.reduce) }
func referenceCounter() -> ReferenceCounter { ReferenceCounter(CounterState(), reduce: CounterState.reduced) }

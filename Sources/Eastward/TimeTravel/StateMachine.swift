/// The state of a store, and the reducer that changes it.
struct StateMachine<State, Action> {
  private let box: StateBox<State>
  private let reduce: (inout State, Action) -> Void

  init(_ box: StateBox<State>, reduce: @escaping (inout State, Action) -> Void) {
    self.box = box
    self.reduce = reduce
  }

  func lend(_ body: (State) -> Void) { box.lend(body) }

  func put(_ state: State) { box.put(state) }

  func reduce(_ state: inout State, _ action: Action, in cycle: DispatchCycle) {
    cycle.reduce { reduce(&state, action) }
  }

  func perform(_ action: Action, in cycle: DispatchCycle) {
    cycle.reduce { box.change { reduce(&$0, action) } }
  }
}

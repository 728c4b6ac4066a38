/// The state of a store, and the reducer that changes it.
struct StateMachine<State, Action> {
  private let box: StateBox<State>
  private let reduce: (inout State, Action) -> Void

  /// Keeps what undoing does not change; nil if it changes all of the state.
  private let keepRest: ((inout State, State) -> Void)?

  init(_ box: StateBox<State>, reduce: @escaping (inout State, Action) -> Void) {
    self.box = box
    self.reduce = reduce
    keepRest = keepingRest(of: State.self)
  }

  func lend(_ body: (State) -> Void) { box.lend(body) }

  func put(_ state: State) { box.put(state) }

  /// Whether undoing changes only a part of the state.
  var hasRest: Bool { keepRest != nil }

  /// Takes all but the content from the state before an undo.
  func keepRest(of before: State) {
    guard let keepRest else { return }
    // Replaced and not changed in place: an object that is released may run code that reads the state.
    var state: [State] = []
    box.lend { state.append($0) }
    keepRest(&state[0], before)
    box.put(state[0])
  }

  func perform(_ action: Action, in cycle: DispatchCycle) {
    cycle.reduce { box.change { reduce(&$0, action) } }
  }
}

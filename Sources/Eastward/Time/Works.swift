/// What moves a store: its state, and how an action changes it.
struct Works<State, Action> {
  private let cell: Cell<State>
  private let reduce: (inout State, Action) -> Void

  init(_ cell: Cell<State>, reduce: @escaping (inout State, Action) -> Void) {
    self.cell = cell
    self.reduce = reduce
  }

  func lend(_ body: (State) -> Void) { cell.lend(body) }

  func put(_ state: State) { cell.put(state) }

  func perform(_ action: Action, in turn: Turn) {
    turn.reduce { cell.change { reduce(&$0, action) } }
  }
}

/// Holds a state where nobody can read it, changes it by actions, and delivers it.
final class Engine<State, Action> {
  /// Cannot be copied, so that delivering a state never copies it, however large.
  private struct Held: ~Copyable {
    var state: State
  }

  private var held: Held
  private let reduce: (inout State, Action) -> Void
  private let reentrancy: Reentrancy
  private let limit: Int
  private var waiting = Waiting<Action>()
  /// How long the chain of answers is that led to the delivery that goes on.
  private var generation = 0
  /// The last actions before the limit, which name the circle.
  private var chain: [String] = []

  let turn: Turn
  let lines = Lines<State>()

  init(
    _ state: State, reentrancy: Reentrancy, limit: Int, turn: Turn, reduce: @escaping (inout State, Action) -> Void
  ) {
    held = Held(state: state)
    self.reduce = reduce
    self.reentrancy = reentrancy
    self.limit = max(limit, 1)
    self.turn = turn
    turn.afterTelling { [weak self] in self?.settle() }
  }

  func dispatch(_ action: Action) {
    turn.admit(
      now: {
        perform(action)
        deliver()
        settle()
      },
      later: { postpone(action) },
      never: { turn.misused($0 == .asking ? .providerDispatched("\(action)") : .reducerDispatched("\(action)")) })
  }

  func batch(_ actions: [Action]) {
    guard let last = actions.last else { return }
    turn.admit(
      now: {
        actions.forEach(perform)
        deliver()
        settle()
      },
      later: { postpone(actions.dropLast(), last) },
      never: { turn.misused($0 == .asking ? .providerDispatched("\(last)") : .reducerDispatched("\(last)")) })
  }

  /// Lends the state to the library's own listeners.
  func read(_ body: (State) -> Void) { body(held.state) }

  private func perform(_ action: Action) {
    turn.trace { turn.note(.reduced("\(action)")) }
    turn.reduce { reduce(&held.state, action) }
  }

  private func deliver() {
    turn.deliver { lines.visit(held.state) }
  }

  private func postpone(_ action: Action) {
    guard reentrancy != .trap else { return turn.misused(.dispatchedWhileTold("\(action)")) }
    postpone([], action)
  }

  private func postpone(_ first: ArraySlice<Action>, _ last: Action) {
    guard reentrancy != .trap else { return turn.misused(.batchedWhileTold(first.count + 1)) }
    guard waiting.count + first.count < mostPasses else { return endRunaway(with: last) }
    for action in first {
      turn.trace { turn.note(.waits("\(action)")) }
      waiting.append(action, generation: generation + 1, completesPass: false)
    }
    turn.trace { turn.note(.waits("\(last)")) }
    waiting.append(last, generation: generation + 1)
  }

  /// Delivers what was sent during deliveries, one after the other: the stack stays flat.
  private func settle() {
    var passes = 0
    while !waiting.isEmpty {
      passes += 1
      generation = waiting.generation
      if generation > limit || passes > mostPasses {
        endRunaway(with: nil)
        break
      }
      waiting.takePass(everything: reentrancy == .conduct) { action in
        if generation > limit - 4 { chain.append("\(action)") }
        perform(action)
      }
      deliver()
    }
    generation = 0
    chain = []
  }

  /// Answers that branch are as endless as those that do not, and sooner too many.
  private var mostPasses: Int { limit.multipliedReportingOverflow(by: 1_000).overflow ? .max : limit * 1_000 }

  private func endRunaway(with action: Action?) {
    waiting.removeAll()
    turn.misused(.runaway(limit: limit, chain: chain.suffix(4) + (action.map { ["\($0)"] } ?? [])))
  }
}

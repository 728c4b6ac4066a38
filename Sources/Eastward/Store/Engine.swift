/// Changes a state by actions, and has it delivered.
final class Engine<State, Action>: Settling {
  private let cell: Cell<State>
  private let reduce: (inout State, Action) -> Void
  private let reentrancy: Reentrancy
  private let limit: Int
  private var waiting = Waiting<Action>()
  private var isWaiting = false
  /// How long the chain of answers is that led to the delivery that goes on.
  private var generation = 0
  /// The last actions before the limit, which name the circle.
  private var chain: [String] = []
  private let turn: Turn
  /// Notes what is done, if somebody wants to come back to it.
  private let recording: Recording<State, Action>?

  init(
    _ cell: Cell<State>, reentrancy: Reentrancy, limit: Int, turn: Turn, recording: Recording<State, Action>?,
    reduce: @escaping (inout State, Action) -> Void
  ) {
    self.cell = cell
    self.reduce = reduce
    self.reentrancy = reentrancy
    self.limit = max(limit, 1)
    self.turn = turn
    self.recording = recording
    super.init()
    turn.belongs(to: self)
    recording?.belongs(to: self)
  }

  deinit {
    turn.end()
    recording?.end()
  }

  func dispatch(_ action: Action) {
    turn.admit(
      now: {
        perform(action)
        turn.deliver()
        settle()
      },
      later: { postpone(action) },
      past: { if recording?.comeBack() == true { dispatch(action) } else { refuse(1, action) } },
      never: { turn.misused($0 == .asking ? .providerDispatched("\(action)") : .reducerDispatched("\(action)")) })
  }

  func batch(_ actions: [Action]) {
    guard let last = actions.last else { return }
    turn.admit(
      now: {
        actions.forEach(perform)
        turn.deliver()
        settle()
      },
      later: { postpone(actions.dropLast(), last) },
      past: { if recording?.comeBack() == true { batch(actions) } else { refuse(actions.count, last) } },
      never: { turn.misused($0 == .asking ? .providerDispatched("\(last)") : .reducerDispatched("\(last)")) })
  }

  private func perform(_ action: Action) {
    turn.reduce {
      turn.trace { turn.note(.reduced(action: "\(action)", kind: kind(of: action))) }
      cell.change { reduce(&$0, action) }
    }
    recording?.note(action)
  }

  private func refuse(_ count: Int, _ last: Action) {
    turn.trace { turn.note(.rejected(action: count == 1 ? "\(last)" : "a batch of \(count)")) }
    recording?.refuse(count)
  }

  private func postpone(_ action: Action) {
    guard reentrancy != .trap else { return turn.misused(.dispatchedDuringDelivery("\(action)")) }
    postpone([], action)
  }

  private func postpone(_ first: ArraySlice<Action>, _ last: Action) {
    guard reentrancy != .trap else { return turn.misused(.batchedDuringDelivery(first.count + 1)) }
    guard waiting.count + first.count < mostPasses else { return endRunaway(with: last) }
    for action in first {
      turn.trace { turn.note(.queued(action: "\(action)")) }
      waiting.append(action, generation: generation + 1, completesPass: false)
    }
    turn.trace { turn.note(.queued(action: "\(last)")) }
    waiting.append(last, generation: generation + 1)
    isWaiting = true
  }

  override func settle() {
    if isWaiting { deliverWaiting() }
    recording?.settle()
    if turn.isAwaited { turn.settled() }
  }

  /// Delivers what was sent during deliveries, one after the other: the stack stays flat.
  private func deliverWaiting() {
    var passes = 0
    while isWaiting {
      passes += 1
      generation = waiting.generation
      if generation > limit || passes > mostPasses {
        endRunaway(with: nil)
        break
      }
      waiting.takePass(everything: reentrancy == .coalesce) { action in
        if generation > limit - 4 { chain.append("\(action)") }
        perform(action)
      }
      isWaiting = !waiting.isEmpty
      if waiting.isDue { sweep() }
      turn.deliver()
    }
    generation = 0
    chain = []
  }

  /// Releases actions after the access to the queue: an object in them may dispatch when it is released.
  private func sweep() {
    let done = waiting
    waiting.sweep()
    withExtendedLifetime(done) {}
  }

  /// Answers that branch are as endless as those that do not, and sooner too many.
  private var mostPasses: Int { limit.multipliedReportingOverflow(by: 1_000).overflow ? .max : limit * 1_000 }

  private func endRunaway(with action: Action?) {
    let dropped = waiting
    waiting = Waiting()
    isWaiting = false
    withExtendedLifetime(dropped) {}
    turn.misused(.endlessActions(limit: limit, chain: chain.suffix(4) + (action.map { ["\($0)"] } ?? [])))
  }
}

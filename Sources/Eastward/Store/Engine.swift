/// Reduces and queues actions, and delivers the state after them.
final class Engine<State, Action>: SettleHandler {
  private let box: StateBox<State>
  private let reduce: (inout State, Action) -> Void
  private let reentrancy: Reentrancy
  private let limit: Int
  private var queue = ActionQueue<Action>()
  private var hasQueued = false
  /// The length of the chain of reactions that led to the current delivery.
  private var generation = 0
  /// The last actions before the limit, for the error message.
  private var chain: [String] = []
  private let cycle: DispatchCycle
  /// Records the actions, if the store has a recorder.
  private let recording: StoreRecording<State, Action>?

  init(
    _ box: StateBox<State>, reentrancy: Reentrancy, limit: Int, cycle: DispatchCycle,
    recording: StoreRecording<State, Action>?,
    reduce: @escaping (inout State, Action) -> Void
  ) {
    self.box = box
    self.reduce = reduce
    self.reentrancy = reentrancy
    self.limit = max(limit, 1)
    self.cycle = cycle
    self.recording = recording
    super.init()
    cycle.belongs(to: self)
    recording?.belongs(to: self)
  }

  deinit {
    cycle.end()
    recording?.end()
  }

  func dispatch(_ action: Action) {
    cycle.schedule(
      ifIdle: {
        perform(action)
        cycle.deliver()
        settle()
      },
      queued: { enqueue(action) },
      whileReplaying: { if recording?.returnIfAbandoned() == true { dispatch(action) } else { reject(1, action) } },
      invalid: { cycle.report($0 == .evaluating ? .providerDispatched("\(action)") : .reducerDispatched("\(action)")) })
  }

  func batch(_ actions: [Action]) {
    guard let last = actions.last else { return }
    cycle.schedule(
      ifIdle: {
        actions.forEach(perform)
        cycle.deliver()
        settle()
      },
      queued: { enqueue(actions.dropLast(), last) },
      whileReplaying: {
        if recording?.returnIfAbandoned() == true { batch(actions) } else { reject(actions.count, last) }
      },
      invalid: { cycle.report($0 == .evaluating ? .providerDispatched("\(last)") : .reducerDispatched("\(last)")) })
  }

  private func perform(_ action: Action) {
    recording?.prepare()
    cycle.reduce {
      cycle.trace { cycle.record(.reduced(action: "\(action)", kind: kind(of: action))) }
      box.change { reduce(&$0, action) }
    }
    recording?.record(action)
  }

  private func reject(_ count: Int, _ last: Action) {
    cycle.trace { cycle.record(.rejected(action: count == 1 ? "\(last)" : "a batch of \(count)")) }
    recording?.reject(count)
  }

  private func enqueue(_ action: Action) {
    guard reentrancy != .trap else { return cycle.report(.dispatchedDuringDelivery("\(action)")) }
    enqueue([], action)
  }

  private func enqueue(_ first: ArraySlice<Action>, _ last: Action) {
    guard reentrancy != .trap else { return cycle.report(.batchedDuringDelivery(first.count + 1)) }
    guard queue.count + first.count < mostPasses else { return endLoop(with: last) }
    for action in first {
      cycle.trace { cycle.record(.queued(action: "\(action)")) }
      queue.append(action, generation: generation + 1, completesPass: false)
    }
    cycle.trace { cycle.record(.queued(action: "\(last)")) }
    queue.append(last, generation: generation + 1)
    hasQueued = true
  }

  override func settle() {
    if hasQueued { deliverQueued() }
    recording?.settle()
    if cycle.hasSettleActions { cycle.settled() }
  }

  /// Delivers the queued actions one after the other, so the stack does not grow.
  private func deliverQueued() {
    var passes = 0
    while hasQueued {
      passes += 1
      generation = queue.generation
      if generation > limit || passes > mostPasses {
        endLoop(with: nil)
        break
      }
      queue.takePass(everything: reentrancy == .coalesce) { action in
        if generation > limit - 4 { chain.append("\(action)") }
        perform(action)
      }
      hasQueued = !queue.isEmpty
      if queue.isDue { sweep() }
      cycle.deliver()
    }
    generation = 0
    chain = []
  }

  /// Releases actions after the access to the queue: an object in them may dispatch when it is released.
  private func sweep() {
    let done = queue
    queue.sweep()
    withExtendedLifetime(done) {}
  }

  /// The maximum number of deliveries after one action, and of actions that are queued at once. Reactions that branch
  /// exceed it before their chain is too long.
  private var mostPasses: Int { limit.multipliedReportingOverflow(by: 1_000).overflow ? .max : limit * 1_000 }

  private func endLoop(with action: Action?) {
    let removed = queue
    queue = ActionQueue()
    hasQueued = false
    withExtendedLifetime(removed) {}
    cycle.report(.endlessActions(limit: limit, chain: chain.suffix(4) + (action.map { ["\($0)"] } ?? [])))
  }
}

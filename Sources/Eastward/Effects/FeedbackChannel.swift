/// Runs the effects that the state requests, and dispatches their actions.
final class FeedbackChannel<Key: Hashable, Query: Sendable, Action: Sendable>: QueryChannel {
  typealias Plan = Schedule<Key, Query>

  private weak let actor: (any Actor)?
  private let name: EffectName
  private let effect: @Sendable (Query, Send<Action>) async -> Void
  private let send: (Action) -> Void
  /// Traces the current query.
  private let trace: () -> Void
  /// Updates the schedule with the current queries.
  private let update: (inout Plan) -> [Plan.Step]
  private var schedule: Plan
  private var effects: [Int: () -> Void] = [:]
  private var waits: [Int: () -> Void] = [:]
  /// The names of the running effects, if the store is traced.
  private var traced: [Int: String] = [:]
  /// The effects of which an action was dropped, until they end.
  private var stale: Set<Int> = []
  private var endsWithEffect = false

  /// - Parameter actor: the actor that the store belongs to. It may own the store, so it is not retained.
  init(
    _ cycle: DispatchCycle, scope: Int, on actor: any Actor, _ name: EffectName, _ policy: FeedbackPolicy,
    isNew: @escaping () -> Bool, trace: @escaping () -> Void, update: @escaping (inout Plan) -> [Plan.Step],
    send: @escaping (Action) -> Void,
    effect: @escaping @Sendable (Query, Send<Action>) async -> Void
  ) {
    self.actor = actor
    self.name = name
    self.trace = trace
    self.update = update
    self.send = send
    self.effect = effect
    schedule = Schedule(policy)
    super.init(cycle, scope: scope, isNew: isNew)
  }

  deinit { cancel() }

  /// Makes the channel end with its first effect, as for a thunk.
  func endsWithItsEffect() { endsWithEffect = true }

  override func respond() {
    trace()
    perform(update(&schedule))
  }

  override func end() {
    super.end()
    perform(schedule.cancelAll())
    cancel()
  }

  private func perform(_ steps: [Plan.Step]) {
    for step in steps {
      switch step {
      case .begin(let number, let query): begin(number, query)
      case .end(let number):
        traceEnd(of: number)
        effects.removeValue(forKey: number)?()
      case .wait(let number, let time, let query): wait(number, time, query)
      case .stopWaiting(let number): waits.removeValue(forKey: number)?()
      }
    }
  }

  private func traceEnd(of number: Int) {
    if let name = traced.removeValue(forKey: number) { cycle.trace { cycle.record(.effectEnded(name)) } }
  }

  private func begin(_ number: Int, _ query: Query) {
    cycle.trace {
      traced[number] = name.text(of: query)
      cycle.record(.effectStarted(name.text(of: query)))
    }
    let mailbox = ActorMailbox(of: self, on: actor)
    let send = Send<Action> { await mailbox.send(.action($0, number)) }
    let cancel = cycle.start(
      Effect({ [name] in name.text(of: query) }) { [effect] in
        await effect(query, send)
        return await mailbox.send(.ended(number))
      })
    // The runner may cancel the subscription before it returns.
    if schedule.isRunning(number) { effects[number] = cancel } else { cancel() }
  }

  private func wait(_ number: Int, _ time: Duration, _ query: Query) {
    let mailbox = ActorMailbox(of: self, on: actor)
    let place = schedule.isRunning(number) ? "after" : "before"
    let cancel = cycle.pause(for: time, named: { [name] in "\(time) \(place) \(name.text(of: query))" }) {
      await mailbox.send(.waited(number))
    }
    if isActive { waits[number] = cancel } else { cancel() }
  }

  private func cancel() {
    let all = Array(effects.values) + Array(waits.values)
    effects = [:]
    waits = [:]
    all.forEach { $0() }
  }
}

extension FeedbackChannel: EffectReceiver {
  /// Handles the event in the present, whose state decides whether it is stale.
  func receive(_ event: EffectEvent<Action>) -> Bool {
    guard cycle.isReplaying else { return handle(event) }
    cycle.afterReplay { [weak self] in
      self?.visit()
      _ = self?.receive(event)
    }
    return false
  }

  private func handle(_ event: EffectEvent<Action>) -> Bool {
    switch event {
    case .action(let action, let number):
      if schedule.isRunning(number) { send(action) } else { stale.insert(number) }
    case .ended(let number):
      traceEnd(of: number)
      effects[number] = nil
      perform(schedule.ended(number))
      if endsWithEffect { end() }
      return stale.remove(number) != nil
    case .waited(let number):
      waits[number] = nil
      perform(schedule.waited(number))
    }
    return false
  }
}

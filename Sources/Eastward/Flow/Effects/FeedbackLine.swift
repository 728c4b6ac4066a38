/// Runs effects for what the state asks, and takes their answers home.
final class FeedbackLine<Key: Hashable, Query: Sendable, Action: Sendable>: QueryLine {
  typealias Plan = Schedule<Key, Query>

  private weak let actor: (any Actor)?
  private let effect: @Sendable (Query, Send<Action>) async -> Void
  private let send: (Action) -> Void
  /// Traces the current query.
  private let trace: () -> Void
  /// Takes what the state asks now into the schedule.
  private let ask: (inout Plan) -> [Plan.Step]
  private var schedule: Plan
  private var effects: [Int: () -> Void] = [:]
  private var waits: [Int: () -> Void] = [:]
  private var endsWithEffect = false

  /// - Parameter actor: the one that the store belongs to. It may own the store, so it is not kept.
  init(
    _ turn: Turn, scope: Int, on actor: any Actor, _ policy: FeedbackPolicy, isNew: @escaping () -> Bool,
    trace: @escaping () -> Void, ask: @escaping (inout Plan) -> [Plan.Step], send: @escaping (Action) -> Void,
    effect: @escaping @Sendable (Query, Send<Action>) async -> Void
  ) {
    self.actor = actor
    self.trace = trace
    self.ask = ask
    self.send = send
    self.effect = effect
    schedule = Schedule(policy)
    super.init(turn, scope: scope, isNew: isNew)
  }

  deinit { cancel() }

  /// Makes its first effect its only one.
  func endsWithItsEffect() { endsWithEffect = true }

  override func respond() {
    trace()
    take(ask(&schedule))
  }

  override func end() {
    super.end()
    take(schedule.vanishAll())
    cancel()
  }

  private func take(_ steps: [Plan.Step]) {
    for step in steps {
      switch step {
      case .begin(let number, let query): begin(number, query)
      case .end(let number): effects.removeValue(forKey: number)?()
      case .wait(let number, let time, let query): wait(number, time, query)
      case .stopWaiting(let number): waits.removeValue(forKey: number)?()
      }
    }
  }

  private func begin(_ number: Int, _ query: Query) {
    let home = Home(of: self, on: actor)
    let send = Send<Action> { await home.send(.answer($0, number)) }
    let cancel = turn.start(
      Effect({ "\(query)" }) { [effect] in
        await effect(query, send)
        await home.send(.ended(number))
      })
    // The runner may cancel the subscription before it returns.
    if schedule.isRunning(number) { effects[number] = cancel } else { cancel() }
  }

  private func wait(_ number: Int, _ time: Duration, _ query: Query) {
    let home = Home(of: self, on: actor)
    let place = schedule.isRunning(number) ? "after" : "before"
    let cancel = turn.pause(for: time, named: { "\(time) \(place) \(query)" }) { await home.send(.waited(number)) }
    if isNeeded { waits[number] = cancel } else { cancel() }
  }

  private func cancel() {
    let all = Array(effects.values) + Array(waits.values)
    effects = [:]
    waits = [:]
    all.forEach { $0() }
  }
}

extension FeedbackLine: Resident {
  /// Takes it in the present: what the state asks then decides whether it is stale.
  func take(_ arrival: Arrival<Action>) {
    guard turn.showsPast else { return takeNow(arrival) }
    turn.whenPresent { [weak self] in
      self?.visit()
      self?.take(arrival)
    }
  }

  private func takeNow(_ arrival: Arrival<Action>) {
    switch arrival {
    case .answer(let action, let number):
      if schedule.isRunning(number) { send(action) }
    case .ended(let number):
      effects[number] = nil
      take(schedule.ended(number))
      if endsWithEffect { end() }
    case .waited(let number):
      waits[number] = nil
      take(schedule.waited(number))
    }
  }
}

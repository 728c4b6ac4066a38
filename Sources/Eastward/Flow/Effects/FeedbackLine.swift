/// Runs effects for what the state asks, and takes their answers home.
@usableFromInline
final class FeedbackLine<Key: Hashable, Query: Sendable, Action: Sendable>: Line {
  private let turn: Turn
  private weak let actor: (any Actor)?
  private let effect: @Sendable (Query, Back<Action>) async -> Void
  private let send: (Action) -> Void
  /// Takes what the state asks now, if it is something else than before; nil when the feedback has been ended.
  private var look: ((inout Schedule<Key, Query>) -> [Schedule<Key, Query>.Step])?
  private var schedule: Schedule<Key, Query>
  private var effects: [Int: () -> Void] = [:]
  private var waits: [Int: () -> Void] = [:]
  private var waitsForPresent = false

  init(
    _ turn: Turn, scope: Int, on actor: any Actor, _ policy: FeedbackPolicy,
    look: @escaping (inout Schedule<Key, Query>) -> [Schedule<Key, Query>.Step], send: @escaping (Action) -> Void,
    effect: @escaping @Sendable (Query, Back<Action>) async -> Void
  ) {
    self.turn = turn
    self.actor = actor
    self.look = look
    self.send = send
    self.effect = effect
    schedule = Schedule(policy)
    super.init(scope: scope)
  }

  deinit { cancel() }

  override var isNeeded: Bool { look != nil }

  /// Cancels what runs and starts nothing more.
  func end() {
    look = nil
    take(schedule.vanishAll())
    cancel()
  }

  override func visit() {
    guard !turn.showsPast else { return lookWhenPresent() }
    guard let look else { return }
    take(turn.ask { look(&schedule) })
  }

  /// Looks once when the present is back, for nobody else may.
  private func lookWhenPresent() {
    guard !waitsForPresent else { return }
    waitsForPresent = true
    turn.whenPresent { [weak self] in
      self?.waitsForPresent = false
      self?.visit()
    }
  }

  private func take(_ steps: [Schedule<Key, Query>.Step]) {
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
    let back = Back<Action> { await home.send(.answer($0, number)) }
    turn.trace { turn.note(.told("\(query)", to: "an effect")) }
    effects[number] = turn.effects.start(
      Effect({ "\(query)" }) { [effect] in
        await effect(query, back)
        await home.send(.ended(number))
      })
  }

  private func wait(_ number: Int, _ time: Duration, _ query: Query) {
    let home = Home(of: self, on: actor)
    let place = schedule.isRunning(number) ? "after" : "before"
    waits[number] = turn.effects.start(
      Effect({ "\(time) \(place) \(query)" }) { [sleep = turn.effects.sleep] in
        guard (try? await sleep(time)) != nil else { return }
        await home.send(.waited(number))
      })
  }

  private func cancel() {
    effects.values.forEach { $0() }
    waits.values.forEach { $0() }
    effects = [:]
    waits = [:]
  }
}

extension FeedbackLine: Resident {
  /// Takes it in the present: what the state asks then decides whether it is stale.
  func take(_ arrival: Arrival<Action>) {
    guard turn.showsPast else { return takeNow(arrival) }
    turn.whenPresent { [weak self] in
      self?.visit()
      self?.takeNow(arrival)
    }
  }

  private func takeNow(_ arrival: Arrival<Action>) {
    switch arrival {
    case .answer(let action, let number):
      if schedule.isRunning(number) { send(action) }
    case .ended(let number):
      effects[number] = nil
      take(schedule.ended(number))
    case .waited(let number):
      waits[number] = nil
      take(schedule.waited(number))
    }
  }
}

/// Responds when a query of the state has changed, except while the past is shown.
class QueryChannel: Channel {
  let cycle: DispatchCycle
  /// Nil after the end.
  private var isNew: (() -> Bool)?
  private var waitsForReplayEnd = false

  init(_ cycle: DispatchCycle, scope: Int, isNew: @escaping () -> Bool) {
    self.cycle = cycle
    self.isNew = isNew
    super.init(scope: scope)
  }

  /// Responds to the current query.
  func respond() {}

  func end() { isNew = nil }

  override final var isActive: Bool { isNew != nil }

  override final func visit() {
    guard !cycle.isReplaying else { return visitAfterReplay() }
    if let isNew, cycle.evaluate(isNew) { respond() }
  }

  /// Visits the channel after the replay, because the last delivery belongs to the replay.
  private func visitAfterReplay() {
    guard !waitsForReplayEnd else { return }
    waitsForReplayEnd = true
    cycle.afterReplay { [weak self] in
      self?.waitsForReplayEnd = false
      self?.visit()
    }
  }
}

extension Store {
  func add<Query>(_ channel: QueryChannel, for query: Query.Type, by subscriber: String) -> SubscriptionToken {
    if cycle.maySubscribe(to: "\(query)") {
      cycle.add(channel)
      cycle.traceProvider(of: query, by: State.self)
      cycle.trace { cycle.record(.subscribed(component: subscriber, aspect: "\(query)", state: "\(State.self)")) }
      cycle.deliverFirst(of: query) { channel.visit() }
    }
    return SubscriptionToken { [weak channel] in channel?.end() }
  }
}

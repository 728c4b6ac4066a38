/// Responds when the state asks something else than before; not while a state of the past is shown.
class QueryLine: Line {
  let turn: Turn
  /// Nil when it has been ended.
  private var isNew: (() -> Bool)?
  private var waitsForPresent = false

  init(_ turn: Turn, scope: Int, isNew: @escaping () -> Bool) {
    self.turn = turn
    self.isNew = isNew
    super.init(scope: scope)
  }

  /// Does something about what is asked now.
  func respond() {}

  func end() { isNew = nil }

  override final var isNeeded: Bool { isNew != nil }

  override final func visit() {
    guard !turn.showsPast else { return visitWhenPresent() }
    if let isNew, turn.ask(isNew) { respond() }
  }

  /// Looks when the present is back, for the delivery that brings it back may have been before that.
  private func visitWhenPresent() {
    guard !waitsForPresent else { return }
    waitsForPresent = true
    turn.whenPresent { [weak self] in
      self?.waitsForPresent = false
      self?.visit()
    }
  }
}

extension Store {
  func lay<Query>(_ line: QueryLine, for query: Query.Type) -> SubscriptionToken {
    if turn.maySubscribe(to: "\(query)") {
      turn.lay(line)
      turn.traceProvider(of: query, by: State.self)
      turn.trace { turn.note(.subscribed(component: "an effect", aspect: "\(query)", state: "\(State.self)")) }
      turn.tell(of: query) { line.visit() }
    }
    return SubscriptionToken { [weak line] in line?.end() }
  }
}

public import Eastward

extension Transcript where Entry == Delivery {
  /// Returns the function that records the trace of a store: `Store(…, tracing: deliveries.tracing(), reduce: …)`.
  ///
  /// A navigation step that had to wait for the previous one is assigned to the last action that was not expected yet.
  public func tracing() -> (Trace) -> Void {
    var actions: [String] = []
    var greeting = Greeting()
    return { [weak self] step in
      let isGreeting = greeting.isGreeting(step)
      if case .reduced(let action, _) = step { actions.append(action) }
      if case .pass = step {
        self?.note(Delivery(actions, []))
        actions = []
      }
      if case .told(let subject, let detail, let listener) = step {
        self?.add(Telling(subject, detail, to: listener), isGreeting: isGreeting)
      }
    }
  }

  /// Adds a telling to the delivery that goes on. Who begins to listen is not told by an action.
  private func add(_ telling: Telling, isGreeting: Bool) {
    if isGreeting || !changeLast(where: \.hasActions, { $0.add(telling) }) { note(Delivery([], [telling])) }
  }
}

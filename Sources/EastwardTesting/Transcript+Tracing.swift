public import Eastward

extension Transcript where Entry == Delivery {
  /// Returns the function that records the trace of a store: `Store(…, tracing: deliveries.tracing(), reduce: …)`.
  ///
  /// A navigation step that had to wait for the previous one is assigned to the last action that the test has not
  /// expected yet.
  public func tracing() -> (Trace) -> Void {
    var actions: [String] = []
    var detector = InitialValueDetector()
    return { [weak self] step in
      let isInitialValue = detector.isInitialValue(step)
      if case .reduced(let action, _) = step { actions.append(action) }
      if case .deliveryStarted = step {
        self?.record(Delivery(actions, []))
        actions = []
      }
      if case .delivered(let subject, let detail, let listener) = step {
        self?.add(DeliveredValue(subject, detail, to: listener), isInitialValue: isInitialValue)
      }
    }
  }

  /// Adds a value to the current delivery. The first value of a new subscriber belongs to no action.
  private func add(_ value: DeliveredValue, isInitialValue: Bool) {
    if isInitialValue || !changeLast(where: \.hasActions, { $0.add(value) }) { record(Delivery([], [value])) }
  }
}

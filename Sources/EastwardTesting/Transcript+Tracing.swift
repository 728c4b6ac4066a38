public import Eastward

extension Transcript where Entry == Delivery {
  /// Returns the function that records the trace of a store: `Store(…, tracing: deliveries.tracing(), reduce: …)`.
  ///
  /// A navigation step that comes after its delivery, because it had to wait for the previous one or is a later step of
  /// a new router, is assigned to the last delivery that the test has not expected yet.
  public func tracing() -> (Trace) -> Void {
    var actions: [String] = []
    var moment: Int?
    var detector = InitialValueDetector()
    return { [weak self] step in
      let isInitialValue = detector.isInitialValue(step)
      switch step {
      case .reduced(let action, _): actions.append(action)
      case .restored(let shown, _): moment = shown
      case .deliveryStarted:
        self?.record(Delivery(moment.map { .moment($0) } ?? .actions(actions), []))
        (actions, moment) = ([], nil)
      case .delivered(let subject, let detail, let listener):
        self?.add(DeliveredValue(subject, detail, to: listener), isInitialValue: isInitialValue)
      default: break
      }
    }
  }

  /// Adds a value to the current delivery. The first value of a new subscriber belongs to no action.
  private func add(_ value: DeliveredValue, isInitialValue: Bool) {
    if isInitialValue || !changeLast(where: \.isDelivery, { $0.add(value) }) {
      record(Delivery(.subscribing, [value]))
    }
  }
}

/// Detects in a trace which deliveries are the first value of a new subscriber: those follow from no action.
package struct InitialValueDetector: Sendable {
  private var subscriber: (component: String, aspect: String)?

  package init() {}

  /// Takes the next step, and returns whether it is the first value of a new subscriber. A subscriber that received no
  /// value is not new after the next action.
  package mutating func isInitialValue(_ step: Trace) -> Bool {
    switch step {
    case .subscribed(let component, let aspect, _): subscriber = (component, aspect)
    case .reduced, .deliveryStarted: subscriber = nil
    case .delivered(let aspect, _, let component):
      guard let known = subscriber, known == (component, aspect) else { return false }
      subscriber = nil
      return true
    case .providerCreated, .queued, .effectStarted, .effectEnded, .restored, .rejected, .truncated: break
    }
    return false
  }
}

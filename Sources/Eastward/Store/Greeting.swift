/// Knows from a trace which tellings greet a newcomer: those follow from its coming, not from an action.
package struct Greeting: Sendable {
  private var newcomer: (component: String, aspect: String)?

  package init() {}

  /// Takes in the next step, and answers whether it greets. A newcomer that was told nothing is none after the next action.
  package mutating func isGreeting(_ step: Trace) -> Bool {
    switch step {
    case .subscribed(let component, let aspect, _): newcomer = (component, aspect)
    case .reduced, .deliveryStarted: newcomer = nil
    case .delivered(let aspect, _, let component):
      guard let known = newcomer, known == (component, aspect) else { return false }
      newcomer = nil
      return true
    case .providerCreated, .queued, .restored, .rejected, .truncated: break
    }
    return false
  }
}

/// Knows what a store is doing right now, so that whoever comes at the wrong time is asked to wait or told why not.
///
/// A store and all its scopes share one.
@usableFromInline
final class Turn {
  enum Phase {
    case idle, reducing, asking, telling
    /// The store is gone.
    case over
  }

  private var phase = Phase.idle
  /// Counts the states that were delivered.
  private(set) var pass = 0
  private let report: (Misuse) -> Void
  let tracing: ((Trace) -> Void)?
  let effects: Effects
  private var settle: () -> Void = {}
  private let lines = Lines()
  /// Whether a state of the past is shown: then nobody's actions count, occasions are past, and effects wait.
  private(set) var showsPast = false
  private var returning: [() -> Void] = []
  private var afterwards: [() -> Void] = []
  /// Whether something waits for the end of all deliveries: to look at this costs less than to look into the list.
  private(set) var isAwaited = false
  private var scopes = 0

  init(report: @escaping (Misuse) -> Void, tracing: ((Trace) -> Void)?, effects: Effects) {
    self.report = report
    self.tracing = tracing
    self.effects = effects
  }

  /// Sets what is done when a telling outside of any pass is over.
  func afterTelling(_ settle: @escaping () -> Void) { self.settle = settle }

  /// Says what to do with an action that is sent now.
  func admit(now: () -> Void, later: () -> Void, past: () -> Void, never: (Phase) -> Void) {
    switch phase {
    case .idle: if showsPast { past() } else { now() }
    case .telling: if showsPast { past() } else { later() }
    case .reducing, .asking, .over: never(phase)
    }
  }

  /// Whether something goes on that must not be disturbed.
  var isBusy: Bool {
    switch phase {
    case .idle, .over: false
    case .reducing, .asking, .telling: true
    }
  }

  /// Reduces; nothing may be sent or subscribed meanwhile.
  func reduce(_ body: () -> Void) {
    phase = .reducing
    body()
    phase = .idle
  }

  /// Delivers the state as it is now to everybody.
  func deliver() {
    pass += 1
    phase = .telling
    trace { note(.pass(pass)) }
    lines.visit()
    phase = .idle
  }

  /// Asks a state what it has to tell; nothing may be sent meanwhile.
  func ask<Answer>(_ body: () -> Answer) -> Answer {
    let before = phase
    phase = .asking
    defer { phase = before }
    return body()
  }

  /// Tells a newcomer, who may answer with an action as in any delivery.
  func tell(to newcomer: () -> Void) {
    switch phase {
    case .idle:
      phase = .telling
      newcomer()
      phase = .idle
      settle()
    case .telling: newcomer()
    case .reducing, .asking, .over: break
    }
  }

  /// Begins to refuse actions.
  func showPast() { showsPast = true }

  /// Lets actions count again. All stores that share a clock do so before any of them catches up.
  func showPresent() { showsPast = false }

  /// Runs what waited for the present.
  func catchUp() {
    let bodies = returning
    returning = []
    bodies.forEach { $0() }
  }

  /// Runs `body` now or, while the past is shown, when the present is back.
  func whenPresent(_ body: @escaping () -> Void) {
    if showsPast { returning.append(body) } else { body() }
  }

  /// Runs `body` when nothing is told and nothing waits any more: now, or after the deliveries that go on.
  func whenSettled(_ body: @escaping () -> Void) {
    switch phase {
    case .idle: body()
    case .reducing, .asking, .telling:
      afterwards.append(body)
      isAwaited = true
    case .over: break
    }
  }

  /// Runs what waits for the end of all deliveries.
  func settled() {
    isAwaited = false
    let bodies = afterwards
    afterwards = []
    bodies.forEach { $0() }
  }

  /// Ends everything, with the store. Lines know their turn, so they must be taken up.
  func end() {
    phase = .over
    lines.takeUp()
  }

  /// Runs `body` while a state is being told.
  func ifTelling(_ body: () -> Void) {
    if case .telling = phase { body() }
  }

  /// Answers whether this is a time to subscribe; reports why not.
  func maySubscribe(to subject: @autoclosure () -> String) -> Bool {
    switch phase {
    case .idle, .telling: return true
    case .reducing, .asking:
      misused(.subscribedWhileReduced(subject()))
      return false
    case .over: return false
    }
  }

  /// Answers the number of a new scope.
  func newScope() -> Int {
    scopes += 1
    return scopes
  }

  /// Adds a line to a listener.
  @usableFromInline
  func lay(_ line: Line) { lines.lay(line) }

  /// Answers whether `aspect` has a provider in a scope.
  @usableFromInline
  func carries(_ aspect: Any.Type, in scope: Int) -> Bool { lines.carries(aspect, in: scope) }

  func end(with listener: AnyObject) { lines.end(with: listener) }

  @usableFromInline
  func misused(_ misuse: Misuse) { report(misuse) }
}

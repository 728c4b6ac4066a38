/// Knows what a store is doing right now, so that whoever comes at the wrong time is asked to wait or told why not.
///
/// A store and all its scopes share one.
@usableFromInline
final class Turn {
  enum Phase {
    case idle, reducing, asking, telling
  }

  private var phase = Phase.idle
  /// Whether the store was released, which can happen in any phase.
  private var isOver = false
  /// Counts the states that were delivered.
  private(set) var pass = 0
  private let report: (UsageError) -> Void
  private var isReporting = false
  let tracing: ((Trace) -> Void)?
  /// Whether the tracer is running. Its own steps are not traced.
  var isTracing = false
  let effects: EffectRunner
  private weak var engine: Settling?
  private let lines = Lines()
  private var subscriptions: SubscriptionDepth
  /// First values that wait. Kept apart from the counters, which are cheaper to access alone.
  private var late: [(length: Int, tell: () -> Void)] = []
  /// Whether a state of the past is shown: then nobody's actions count, occasions are past, and effects wait.
  private(set) var showsPast = false
  private var returning: [() -> Void] = []
  private var afterwards: [() -> Void] = []
  /// Whether something waits for the end of all deliveries: to look at this costs less than to look into the list.
  private(set) var isAwaited = false
  private var isSettling = false
  private var scopes = 0

  /// - Parameter limit: how long a chain of subscriptions that add one another may be.
  init(report: @escaping (UsageError) -> Void, tracing: ((Trace) -> Void)?, effects: EffectRunner, limit: Int = 1_000) {
    self.report = report
    self.tracing = tracing
    self.effects = effects
    subscriptions = SubscriptionDepth(limit: limit)
  }

  /// Sets what settles after a first value outside of any delivery. It is retained only while that is told.
  func belongs(to engine: Settling) { self.engine = engine }

  /// Says what to do with an action that is sent now.
  func admit(now: () -> Void, later: () -> Void, past: () -> Void, never: (Phase) -> Void) {
    switch phase {
    case .idle: if showsPast { past() } else { now() }
    case .telling: if showsPast { past() } else { later() }
    case .reducing, .asking: never(phase)
    }
  }

  /// Whether something goes on that must not be disturbed.
  var isBusy: Bool {
    switch phase {
    case .idle: false
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
    guard !isOver else { return }
    pass += 1
    phase = .telling
    trace { note(.deliveryStarted(number: pass)) }
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

  /// Tells a new subscription its first value. It may dispatch, as in any delivery.
  ///
  /// - Parameters:
  ///   - subject: the type that is subscribed to.
  ///   - later: returns a closure for a subscription that is nested too deep to be told now.
  func tell(to subscription: () -> Void, of subject: Any.Type, later: () -> () -> Void) {
    guard !isOver else { return }
    switch phase {
    case .idle:
      // A subscriber may release the store. It is deallocated after the delivery.
      let engine = engine
      phase = .telling
      tell(subscription, subject, later)
      phase = .idle
      engine?.settle()
    case .telling: tell(subscription, subject, later)
    case .reducing, .asking: break
    }
  }

  func tell(of subject: Any.Type, _ subscription: @escaping () -> Void) {
    tell(to: subscription, of: subject, later: { subscription })
  }

  private func tell(_ subscription: () -> Void, _ subject: Any.Type, _ later: () -> () -> Void) {
    switch subscriptions.enter() {
    case .now:
      subscription()
      subscriptions.leave()
      if subscriptions.mayGoOn { tellLate() }
    case .later: late.append((subscriptions.length, later()))
    case .never: misused(.endlessSubscriptions(limit: subscriptions.limit, "\(subject)"))
    }
  }

  private func tellLate() {
    while !isOver, subscriptions.mayGoOn {
      let all = late
      late = []
      for next in all where !isOver {
        subscriptions.enter(after: next.length)
        next.tell()
        subscriptions.leave()
      }
    }
  }

  /// Begins to refuse actions.
  func showPast() { showsPast = true }

  /// Lets actions count again. All stores that share a clock do so before any of them catches up.
  func returnToPresent() { showsPast = false }

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
    guard !isOver else { return }
    switch phase {
    case .idle: body()
    case .reducing, .asking, .telling:
      afterwards.append(body)
      isAwaited = true
    }
  }

  /// Runs what waits for the end of all deliveries.
  func settled() {
    guard !isSettling else { return }
    isSettling = true
    while isAwaited {
      isAwaited = false
      let bodies = afterwards
      afterwards = []
      bodies.forEach { $0() }
    }
    isSettling = false
  }

  /// Ends everything, with the store. Lines know their turn, so they must be taken up.
  func end() {
    isOver = true
    let gone = late
    late = []
    lines.takeUp()
    withExtendedLifetime(gone) {}
  }

  /// Runs `body` while a state is being told.
  func ifTelling(_ body: () -> Void) {
    if case .telling = phase { body() }
  }

  /// Answers whether this is a time to subscribe; reports why not.
  func maySubscribe(to subject: @autoclosure () -> String) -> Bool {
    guard !isOver else { return false }
    switch phase {
    case .idle, .telling: return true
    case .reducing, .asking:
      misused(.subscribedWhileReducing(subject()))
      return false
    }
  }

  /// Answers the number of a new scope.
  func newScope() -> Int {
    scopes += 1
    return scopes
  }

  /// Adds a line, unless the store was released: no line could be removed any more.
  @usableFromInline
  func lay(_ line: Line) {
    if !isOver { lines.lay(line) }
  }

  /// Answers whether `aspect` has a provider in a scope.
  @usableFromInline
  func carries(_ aspect: Any.Type, in scope: Int) -> Bool { lines.carries(aspect, in: scope) }

  func end(with listener: AnyObject) { lines.end(with: listener) }

  /// Reports an error in the program, unless it occurs while one is reported: a handler would call itself without end.
  @usableFromInline
  func misused(_ error: UsageError) {
    guard !isReporting else { return }
    isReporting = true
    report(error)
    isReporting = false
  }
}

/// Handles what waited for the end of a delivery. A class, because a call is cheaper than through a protocol.
class Settling {
  func settle() {}
}

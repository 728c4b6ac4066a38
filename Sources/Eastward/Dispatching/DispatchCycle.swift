/// The state machine of the dispatch cycle: decides whether an action or a subscription is handled now, queued or
/// rejected.
///
/// A store and all its scopes share one cycle.
@usableFromInline
final class DispatchCycle {
  enum Phase {
    case idle, reducing, evaluating, delivering
  }

  private var phase = Phase.idle
  /// Whether the store was released, which can happen in any phase.
  private var isOver = false
  /// The number of deliveries.
  private(set) var pass = 0
  private let onUsageError: (UsageError) -> Void
  private var isReporting = false
  let tracing: ((Trace) -> Void)?
  /// Whether the tracer is running. Its own steps are not traced.
  var isTracing = false
  let effects: EffectRunner
  private weak var engine: SettleHandler?
  private let channels = ChannelList()
  private var subscriptions: SubscriptionDepth
  /// The first values that wait. Separate from the counters, which are cheaper to access alone.
  private var late: [(length: Int, deliver: () -> Void)] = []
  /// Whether a state of the past is shown: then actions are rejected, events are not delivered, and effects wait.
  private(set) var isReplaying = false
  private var deferred: [() -> Void] = []
  private var settleActions: [() -> Void] = []
  /// Whether something waits for the end of all deliveries: reading this flag costs less than reading the list.
  private(set) var hasSettleActions = false
  private var isSettling = false
  private var receivers = DeliveryReceivers()
  /// Whether a component waits for the end of the delivery: as for ``hasSettleActions``, reading it costs less.
  private var hasReceivers = false
  private var scopes = 0

  /// - Parameter limit: the maximum length of a chain of subscriptions that add one another.
  init(
    onUsageError: @escaping (UsageError) -> Void, tracing: ((Trace) -> Void)?, effects: EffectRunner, limit: Int = 1_000
  ) {
    self.onUsageError = onUsageError
    self.tracing = tracing
    self.effects = effects
    subscriptions = SubscriptionDepth(limit: limit)
  }

  /// Sets the handler that runs after a first value outside of any delivery. It is retained only during that.
  func belongs(to engine: SettleHandler) { self.engine = engine }

  /// Calls the function that handles an action in the current phase.
  func schedule(
    ifIdle: () -> Void, queued: () -> Void, whileReplaying: () -> Void, invalid: (Phase) -> Void
  ) {
    switch phase {
    case .idle: if isReplaying { whileReplaying() } else { ifIdle() }
    case .delivering: if isReplaying { whileReplaying() } else { queued() }
    case .reducing, .evaluating: invalid(phase)
    }
  }

  /// Whether something runs that must not be interrupted.
  var isBusy: Bool {
    switch phase {
    case .idle: false
    case .reducing, .evaluating, .delivering: true
    }
  }

  /// Runs a reducer, during which nothing may be dispatched or subscribed.
  func reduce(_ body: () -> Void) {
    phase = .reducing
    body()
    phase = .idle
  }

  /// Delivers the current state to all subscribers.
  func deliver() {
    beginDelivery()
    finishDelivery()
  }

  /// Begins a delivery: a subscriber that is added from now on receives the current state, and nothing more in this
  /// delivery.
  func beginDelivery() {
    guard !isOver else { return }
    pass += 1
    phase = .delivering
    channels.beginVisit()
    trace { record(.deliveryStarted(number: pass)) }
  }

  /// Delivers the state to the subscribers that there were when the delivery began.
  func finishDelivery() {
    if !isOver { channels.visit() }
    endDelivery()
    phase = .idle
  }

  /// Notes a component that has received a value, for the end of the delivery.
  func waitForEnd(_ component: any DeliveryComponent) {
    receivers.add(component)
    hasReceivers = true
  }

  /// Tells the components that have received a value that the delivery ends. They may subscribe to further values.
  @inline(__always)
  private func endDelivery() {
    while hasReceivers {
      hasReceivers = false
      for component in receivers.removeAll() where !isOver { component.deliveryDidEnd() }
    }
  }

  /// Evaluates a provider, during which nothing may be dispatched.
  func evaluate<Value>(_ body: () -> Value) -> Value {
    let before = phase
    phase = .evaluating
    defer { phase = before }
    return body()
  }

  /// Delivers the first value to a new subscription. It may dispatch, as in any delivery.
  ///
  /// - Parameters:
  ///   - subscription: delivers the value.
  ///   - subject: the type that is subscribed to.
  ///   - later: returns a closure for a subscription that is nested too deep to be called now.
  func deliverFirst(to subscription: () -> Void, of subject: Any.Type, later: () -> () -> Void) {
    guard !isOver else { return }
    switch phase {
    case .idle:
      // A subscriber may release the store. It is deallocated after the delivery.
      let engine = engine
      phase = .delivering
      enter(subscription, subject, later)
      endDelivery()
      phase = .idle
      engine?.settle()
    case .delivering: enter(subscription, subject, later)
    case .reducing, .evaluating: break
    }
  }

  func deliverFirst(of subject: Any.Type, _ subscription: @escaping () -> Void) {
    deliverFirst(to: subscription, of: subject, later: { subscription })
  }

  private func enter(_ subscription: () -> Void, _ subject: Any.Type, _ later: () -> () -> Void) {
    switch subscriptions.enter() {
    case .now:
      subscription()
      subscriptions.leave()
      if subscriptions.mayGoOn { deliverLate() }
    case .later: late.append((subscriptions.length, later()))
    case .never: report(.endlessSubscriptions(limit: subscriptions.limit, "\(subject)"))
    }
  }

  private func deliverLate() {
    while !isOver, subscriptions.mayGoOn {
      let all = late
      late = []
      for next in all where !isOver {
        subscriptions.enter(after: next.length)
        next.deliver()
        subscriptions.leave()
      }
    }
  }

  /// Begins to reject actions.
  func beginReplay() { isReplaying = true }

  /// Accepts actions again. All stores that share a timeline do so before any of them runs what was deferred.
  func endReplay() { isReplaying = false }

  /// Runs what waited for the end of the replay.
  func flushDeferred() {
    let bodies = deferred
    deferred = []
    for body in bodies where !isOver { body() }
  }

  /// Runs `body` now or, while the past is shown, after the return to the present.
  func afterReplay(_ body: @escaping () -> Void) {
    if isReplaying { deferred.append(body) } else { body() }
  }

  /// Runs `body` after all current and queued deliveries: now, if there are none.
  func whenSettled(_ body: @escaping () -> Void) {
    guard !isOver else { return }
    switch phase {
    case .idle: body()
    case .reducing, .evaluating, .delivering:
      settleActions.append(body)
      hasSettleActions = true
    }
  }

  /// Runs what waits for the end of all deliveries.
  func settled() {
    guard !isSettling else { return }
    isSettling = true
    while hasSettleActions {
      hasSettleActions = false
      let bodies = settleActions
      settleActions = []
      bodies.forEach { $0() }
    }
    isSettling = false
  }

  /// Ends the cycle with the store. Channels refer to it, so they must be removed.
  func end() {
    isOver = true
    let removed = (late, deferred)
    late = []
    deferred = []
    channels.removeAll()
    withExtendedLifetime(removed) {}
  }

  /// Runs `body` during a delivery only.
  func ifDelivering(_ body: () -> Void) {
    if case .delivering = phase { body() }
  }

  /// Returns whether a subscription is permitted now, and reports a usage error if not.
  func maySubscribe(to subject: @autoclosure () -> String) -> Bool {
    guard !isOver else {
      // A subscriber cannot know that the store was released in the current delivery.
      if phase == .idle { report(.subscribedAfterRelease(subject())) }
      return false
    }
    switch phase {
    case .idle, .delivering: return true
    case .reducing, .evaluating:
      report(.subscribedWhileReducing(subject()))
      return false
    }
  }

  /// Returns the number of a new scope.
  func newScope() -> Int {
    scopes += 1
    return scopes
  }

  /// Adds a channel, unless the store was released: it could not be removed any more.
  @usableFromInline
  func add(_ channel: Channel) {
    if !isOver { channels.add(channel) }
  }

  /// Returns the channel that all providers of `aspect` in a scope share, if there is one.
  @usableFromInline
  func sharedChannel(of aspect: Any.Type, in scope: Int) -> AspectChannel? { channels.shared(aspect, in: scope) }

  func end(with subscriber: AnyObject) { channels.end(with: subscriber) }

  /// Reports a usage error, unless one is being reported: otherwise a handler could call itself without end.
  @usableFromInline
  func report(_ error: UsageError) {
    guard !isReporting else { return }
    isReporting = true
    onUsageError(error)
    isReporting = false
  }
}

/// Handles actions that waited for the end of a delivery. A class, because a call is cheaper than through a protocol.
class SettleHandler {
  func settle() {}
}

/// Delivers one aspect of one state: evaluates it once, compares it once, and notifies all observers or none.
@usableFromInline
final class AspectChannel: Channel, Retainable {
  let cycle: DispatchCycle
  private let aspect: Any.Type
  private let state: Any.Type
  /// Evaluates the current state and stores the value for the observers.
  private let evaluate: () -> ProbeResult
  private let forget: () -> Void
  private let observers = ObserverList()
  private var hasValue = false
  /// The delivery whose state was evaluated last.
  private var pass = 0
  private var nextNumber = 0
  private var holders = 0
  /// The probe, if all providers of the aspect share it.
  private(set) var shared: AnyObject?
  private var idle = IdleCounter()

  @usableFromInline
  init(
    _ cycle: DispatchCycle, scope: Int, aspect: Any.Type, of state: Any.Type, evaluate: @escaping () -> ProbeResult,
    forget: @escaping () -> Void
  ) {
    self.cycle = cycle
    self.aspect = aspect
    self.state = state
    self.evaluate = evaluate
    self.forget = forget
    super.init(scope: scope, isList: aspect is any ItemsAspect.Type)
    cycle.traceProvider(of: aspect, by: state)
  }

  override var isActive: Bool { holders > 0 || !observers.isEmpty }

  @usableFromInline func retained() { holders += 1 }

  @usableFromInline func released() { holders -= 1 }

  func share(_ probe: AnyObject) { shared = probe }

  override func shared(as aspect: Any.Type) -> AspectChannel? { shared != nil && self.aspect == aspect ? self : nil }

  override func removeReleased() { observers.removeReleased() }

  /// Adds an observer, delivers the current value to it, and returns its number.
  @usableFromInline @discardableResult
  func subscribe(
    _ observer: @escaping ObserverList.Observer, of owner: AnyObject?, named name: () -> () -> String?
  ) -> Int {
    let observer = cycle.waitingForEnd(cycle.traced(observer, aspect, of: state, to: name), of: owner)
    assert(reportsNoSecond(of: owner))
    if cycle.maySubscribe(to: "\(aspect)") { update() }
    // Observers that were added during the delivery above have lower numbers.
    let number = nextNumber
    nextNumber += 1
    observers.add(observer, of: owner, as: number)
    cycle.deliverFirst(
      to: { deliverFirst(number, observer) }, of: aspect,
      later: { { [weak self] in if self?.observers.has(number) == true { self?.deliverFirst(number, observer) } } })
    return number
  }

  /// Reports a component that has subscribed already, and returns true.
  private func reportsNoSecond(of owner: AnyObject?) -> Bool {
    if let owner, observers.mayHave(owner) {
      cycle.report(.subscribedTwice(component: "\(type(of: owner))", "\(aspect)"))
    }
    return true
  }

  private func deliverFirst(_ number: Int, _ observer: ObserverList.Observer) {
    if hasValue, !observer() { observers.remove(number) }
  }

  /// Adds an observer that stays until the subscription ends.
  @usableFromInline
  func subscription(_ receive: @escaping () -> Void) -> SubscriptionToken {
    let number = subscribe(
      {
        receive()
        return true
      }, of: nil, named: { { "a closure" } })
    return SubscriptionToken { [weak self] in self?.observers.remove(number) }
  }

  /// Evaluates the state and calls `read` if there is a value. Adds no observer, so nothing waits or is traced.
  func readOnce(_ read: () -> Void) {
    guard cycle.maySubscribe(to: "\(aspect)") else { return }
    update()
    if hasValue { read() }
    if observers.isEmpty { release() }
  }

  /// Evaluates the state, and delivers the value if it has changed.
  override func visit() {
    pass = cycle.pass
    guard !observers.isEmpty else { return release() }
    let result = cycle.evaluate(evaluate)
    hasValue = result != .silent
    guard result == .new else { return rest() }
    idle.end()
    observers.deliver()
  }

  private func rest() {
    if idle.isLong(for: observers.count) { removeReleased() }
  }

  /// Evaluates the current state for a new subscriber; during a delivery the other observers then receive the value,
  /// too.
  private func update() {
    if observers.isEmpty {
      pass = cycle.pass
      hasValue = cycle.evaluate(evaluate) != .silent
    } else if pass != cycle.pass {
      visit()
    }
  }

  /// Releases the value, because a collection that is retained here would be copied when the state changes it.
  private func release() {
    if hasValue { forget() }
    hasValue = false
  }
}

/// Carries one aspect of one state to those who listen: asks once, compares once, tells all or nobody.
@usableFromInline
final class Topic: Line, Holdable {
  let turn: Turn
  private let aspect: Any.Type
  private let state: Any.Type
  /// Asks the state as it is now; keeps what it tells where the ears find it.
  private let ask: () -> Verdict
  private let forget: () -> Void
  private let listeners = Listeners()
  private var knows = false
  /// The pass whose state was asked last.
  private var pass = 0
  private var came = 0
  private var holders = 0
  private var silence = Silence()

  @usableFromInline
  init(
    _ turn: Turn, scope: Int, aspect: Any.Type, of state: Any.Type, ask: @escaping () -> Verdict,
    forget: @escaping () -> Void
  ) {
    self.turn = turn
    self.aspect = aspect
    self.state = state
    self.ask = ask
    self.forget = forget
    super.init(scope: scope, aspect: aspect)
    turn.traceProvider(of: aspect, by: state)
  }

  override var isNeeded: Bool { holders > 0 || !listeners.isEmpty }

  @usableFromInline func held() { holders += 1 }

  @usableFromInline func released() { holders -= 1 }

  override func forgetTheDead() { listeners.forgetTheDead() }

  /// Adds a listener, tells it what is known now, and answers its number.
  @usableFromInline @discardableResult
  func join(
    _ ear: @escaping Listeners.Ear, of owner: AnyObject?, named listener: () -> () -> String?
  ) -> Int {
    let number = came
    came += 1
    let ear = turn.traced(ear, aspect, of: state, to: listener)
    if turn.maySubscribe(to: "\(aspect)") { catchUp() }
    listeners.add(ear, of: owner, as: number)
    turn.tell(
      to: { greet(number, ear) }, of: aspect,
      later: { { [weak self] in if self?.listeners.has(number) == true { self?.greet(number, ear) } } })
    return number
  }

  private func greet(_ number: Int, _ ear: Listeners.Ear) {
    if knows, !ear() { listeners.remove(number) }
  }

  /// Adds a listener that stays until the subscription ends.
  @usableFromInline
  func subscription(_ tell: @escaping () -> Void) -> SubscriptionToken {
    let number = join(
      {
        tell()
        return true
      }, of: nil, named: { { "a closure" } })
    return SubscriptionToken { [weak self] in self?.listeners.remove(number) }
  }

  /// Asks the state, and tells what it says if that is something else than before.
  override func visit() {
    pass = turn.pass
    guard !listeners.isEmpty else { return lose() }
    let verdict = turn.ask(ask)
    knows = verdict != .silent
    guard verdict == .new else { return rest() }
    silence.end()
    listeners.tell()
  }

  private func rest() {
    if silence.isLong(for: listeners.count) { forgetTheDead() }
  }

  /// Makes sure that a newcomer hears of the state as it is now; in the middle of a delivery everybody else does too.
  private func catchUp() {
    if listeners.isEmpty {
      pass = turn.pass
      knows = turn.ask(ask) != .silent
    } else if pass != turn.pass {
      visit()
    }
  }

  /// What nobody wants to know must not be kept: keeping a collection makes changing it a copy.
  private func lose() {
    if knows { forget() }
    knows = false
  }
}

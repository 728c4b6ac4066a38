/// Carries one aspect of one state to those who listen: asks once, compares once, tells all or nobody.
final class Topic<Told: Aspect> {
  /// Asks the state as it is now; the state may be gone.
  typealias Ask = (Probe<Told>) -> Void

  private let turn: Turn
  private let askNow: Ask
  private let probe = Probe<Told>()
  private let listeners = Listeners<Told.Value>()
  private var names: [Int: String] = [:]
  private var last: Told.Value?
  /// The pass whose state `last` belongs to; none while nobody listens.
  private var pass: Int?
  /// Who came in this pass before the topic's own turn has been told this pass's value already.
  private var early: Int?
  private var holders = 0
  /// How many came so far; each gets the next number.
  private var came = 0

  init(_ turn: Turn, askNow: @escaping Ask) {
    self.turn = turn
    self.askNow = askNow
  }

  /// Whether anybody listens or may still come to listen.
  var isNeeded: Bool { holders > 0 || !listeners.isEmpty }

  func held() { holders += 1 }

  func released() { holders -= 1 }

  /// Adds a listener, tells it what is known now, and answers its number.
  @discardableResult
  func join(_ ear: @escaping Listeners<Told.Value>.Ear, named name: () -> String) -> Int {
    let number = came
    came += 1
    listeners.add(ear, as: number)
    turn.trace { names[number] = name() }
    guard turn.maySubscribe(to: Told.self) else { return number }
    let value = current(for: number)
    turn.tell(to: {
      guard let value else { return }
      traceJoining(number)
      if !ear(value) { listeners.remove(number) }
    })
    return number
  }

  /// Adds a listener that stays until the subscription ends.
  func subscription(_ tell: @escaping (Told.Value) -> Void) -> Subscription {
    let number = join({ tell($0); return true }, named: { "a closure" })
    return Subscription { [weak self] in self?.listeners.remove(number) }
  }

  /// Hears what the new state has to tell, and passes it on if it is something else than before.
  func hear(_ ask: Ask) {
    let early = early.take() ?? .max
    guard !listeners.isEmpty else {
      pass = nil
      last = nil
      return
    }
    let isKnown = pass != nil
    let value = turn.ask { probe.hears { ask(probe) } }
    pass = turn.pass
    if isKnown, value == last { return }
    last = value
    guard let value else { return }
    trace()
    listeners.tell(value, before: early)
  }

  /// Forgets what was told: whoever knew it is not there at the moment.
  func lose() {
    early = nil
    last = nil
    pass = turn.pass
  }

  /// What a newcomer is told: the value of the state as it is now, even before this topic's own turn in the pass.
  private func current(for number: Int) -> Told.Value? {
    if pass == turn.pass { return last }
    let value = turn.ask { probe.hears { askNow(probe) } }
    if pass == nil {
      last = value
      pass = turn.pass
    } else if early == nil {
      early = number
    }
    return value
  }

  private func trace() {
    turn.trace {
      listeners.forEachNumber { turn.note(.told("\(Told.self)", to: names[$0] ?? "somebody")) }
    }
  }

  private func traceJoining(_ number: Int) {
    turn.trace { turn.note(.told("\(Told.self)", to: names[number] ?? "somebody")) }
  }
}

/// Spells the type of what a component really is.
func typeName<Component>(of component: Component) -> String { "\(type(of: component as Any))" }

/// Leads from a state to somebody who listens to a part of it.
class Line<State> {
  /// Whether anybody listens at the other end, or may still come to.
  var isNeeded: Bool { false }

  /// Whether this is the line of `aspect`.
  func carries(_ aspect: Any.Type) -> Bool { false }

  /// Lets `listener` go, if it is the one at the other end.
  func end(with listener: AnyObject) {}

  /// Passes on what the state has to tell.
  func visit(_ state: State) {}

  /// Forgets what was told, because the state is not there at the moment.
  func lose() {}
}

/// Keeps the lines of a state in the order in which they were laid.
final class Lines<State> {
  private var all: [Line<State>] = []

  var isNeeded: Bool { all.contains { $0.isNeeded } }

  func lay(_ line: Line<State>) { all.append(line) }

  func carries(_ aspect: Any.Type) -> Bool { all.contains { $0.isNeeded && $0.carries(aspect) } }

  func end(with listener: AnyObject) { all.forEach { $0.end(with: listener) } }

  func visit(_ state: State) { visitEach { $0.visit(state) } }

  func lose() { visitEach { $0.lose() } }

  /// Lines that are laid meanwhile have told their newcomers already; those nobody needs are taken up.
  private func visitEach(_ visit: (Line<State>) -> Void) {
    var useless = false
    for place in all.indices {
      let line = all[place]
      if line.isNeeded { visit(line) } else { useless = true }
    }
    if useless { all.removeAll { !$0.isNeeded } }
  }
}

/// Asks a state for one aspect.
final class AspectLine<State, Told: Aspect>: Line<State> {
  private let topic: Topic<Told>
  private let ask: (State, Probe<Told>) -> Void

  init(_ topic: Topic<Told>, _ ask: @escaping (State, Probe<Told>) -> Void) {
    self.topic = topic
    self.ask = ask
  }

  override var isNeeded: Bool { topic.isNeeded }

  override func carries(_ aspect: Any.Type) -> Bool { aspect == Told.self }

  override func visit(_ state: State) { topic.hear { ask(state, $0) } }

  override func lose() { topic.lose() }
}

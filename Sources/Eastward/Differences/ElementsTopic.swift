/// Carries the differences of one list to those who listen to the list, and its elements to those who listen to one.
@usableFromInline
final class ElementsTopic<Element: Identifiable>: Line, Holdable {
  @usableFromInline let turn: Turn
  private let state: Any.Type
  private let watch: Watching<Element>
  private let listeners = Listeners()
  private var keyed: [Element.ID: Listeners] = [:]
  /// What is being told.
  private var changes: [Change<Element>] = []
  private var element: Element?
  private var came = 0
  private var nextLook = 16
  private var silence = Silence()
  private var holders = 0

  @usableFromInline
  init(_ turn: Turn, scope: Int, of state: Any.Type, _ watch: Watching<Element>) {
    self.turn = turn
    self.state = state
    self.watch = watch
    super.init(scope: scope)
    turn.traceProvider(of: Element.self, by: state)
  }

  override var isNeeded: Bool { holders > 0 || isHeard }

  private var isHeard: Bool { !listeners.isEmpty || !keyed.isEmpty }

  @usableFromInline func held() { holders += 1 }

  @usableFromInline func released() { holders -= 1 }

  override func forgetTheDead() {
    listeners.forgetTheDead()
    for (id, listeners) in keyed {
      listeners.forgetTheDead()
      forget(id, listeners)
    }
    nextLook = came + max(16, keyed.count)
  }

  @usableFromInline
  func elementNow(_ id: Element.ID) -> Element? { watch.element(id) }

  // MARK: Listening

  func subscription(_ tell: @escaping ([Change<Element>]) -> Void) -> SubscriptionToken {
    let number = join(
      {
        tell($0)
        return true
      }, of: nil, named: { { "a closure" } })
    return SubscriptionToken { [weak self] in self?.listeners.remove(number) }
  }

  @discardableResult
  func join(
    _ ear: @escaping ([Change<Element>]) -> Bool, of owner: AnyObject?, named listener: () -> () -> String?
  ) -> Int {
    let (number, mayLook) = enter()
    let ear = turn.traced(
      ear, Element.self, of: state, detail: { "\($0.count) \($0.count == 1 ? "change" : "changes")" }, to: listener)
    listeners.add({ [weak self] in self.map { ear($0.changes) } ?? false }, of: owner, as: number)
    guard mayLook else { return number }
    let all = turn.ask(watch.elements)
    let greet = { [listeners] in
      if let all, listeners.has(number), !ear([.initial(all)]) { listeners.remove(number) }
    }
    turn.tell(to: greet, of: Element.self, later: { greet })
    return number
  }

  func subscription(to id: Element.ID, _ tell: @escaping (Element) -> Void) -> SubscriptionToken {
    let number = join(
      id,
      {
        tell($0)
        return true
      }, of: nil, named: { { "a closure" } })
    return SubscriptionToken { [weak self] in self?.leave(id, number) }
  }

  @discardableResult
  func join(
    _ id: Element.ID, _ ear: @escaping (Element) -> Bool, of owner: AnyObject?, named listener: () -> () -> String?
  ) -> Int {
    let (number, mayLook) = enter()
    let ear = turn.traced(ear, Element.self, of: state, detail: { "\($0.id)" }, to: listener)
    let listeners = listeners(to: id)
    listeners.add({ [weak self] in self?.element.map(ear) ?? false }, of: owner, as: number)
    guard mayLook else { return number }
    let element = turn.ask { watch.element(id) }
    let greet = { [weak self] in
      if let element, listeners.has(number), !ear(element) { self?.leave(id, number) }
    }
    turn.tell(to: greet, of: Element.self, later: { greet })
    return number
  }

  /// Lets `line` look whenever the element changed, as long as it is needed.
  @usableFromInline
  func join(_ id: Element.ID, with line: Line) {
    let (number, _) = enter()
    listeners(to: id).add({ line.isOfUse() }, of: nil, as: number)
  }

  /// Returns the number of a new listener, and whether the state may be read for it.
  private func enter() -> (number: Int, mayLook: Bool) {
    if came >= nextLook { forgetTheDead() }
    let mayLook = turn.maySubscribe(to: "\(Element.self)")
    // Who comes in the middle of a delivery is told the new list at once, so everybody else is told too.
    if mayLook { if isHeard { turn.ifTelling(visit) } else { turn.ask(watch.remember) } }
    // Listeners that were added during the delivery above have lower numbers.
    came += 1
    return (came - 1, mayLook)
  }

  private func listeners(to id: Element.ID) -> Listeners {
    let listeners = keyed[id] ?? Listeners()
    keyed[id] = listeners
    return listeners
  }

  private func leave(_ id: Element.ID, _ number: Int) {
    guard let listeners = keyed[id] else { return }
    listeners.remove(number)
    forget(id, listeners)
  }

  /// Removes the listeners of an element when they are empty and have not been replaced.
  private func forget(_ id: Element.ID, _ listeners: Listeners) {
    if listeners.isEmpty, keyed[id] === listeners { keyed[id] = nil }
  }

  // MARK: Telling

  /// Asks for the changes if anybody listens, and tells them.
  override func visit() {
    guard isHeard else { return watch.forget() }
    // Who comes while these are told knows them already.
    let limit = came
    let changes = turn.ask(watch.changes)
    guard !changes.isEmpty else { return rest() }
    silence.end()
    // A component may subscribe when it is told, and this method then runs again.
    let before = self.changes
    self.changes = changes
    listeners.tell(before: limit)
    self.changes = before
    if !keyed.isEmpty { changes.forEach { tell($0, before: limit) } }
  }

  private func rest() {
    if silence.isLong(for: listeners.count + keyed.count) { forgetTheDead() }
  }

  private func tell(_ change: Change<Element>, before limit: Int) {
    switch change {
    case .initial(let all): for element in all { tell(element, before: limit) }
    case .added(let element, _), .changed(let element, _): tell(element, before: limit)
    case .removed, .moved: break
    }
  }

  private func tell(_ element: Element, before limit: Int) {
    guard let listeners = keyed[element.id] else { return }
    let before = self.element
    self.element = element
    listeners.tell(before: limit)
    self.element = before
    forget(element.id, listeners)
  }
}

/// What a topic asks of the ``Watch`` of its list, whatever kind of list it is.
@usableFromInline
struct Watching<Element: Identifiable> {
  let changes: () -> [Change<Element>]
  let remember: () -> Void
  let forget: () -> Void
  let elements: () -> [Element]?
  let element: (Element.ID) -> Element?

  @usableFromInline
  init(
    changes: @escaping () -> [Change<Element>], remember: @escaping () -> Void, forget: @escaping () -> Void,
    elements: @escaping () -> [Element]?, element: @escaping (Element.ID) -> Element?
  ) {
    self.changes = changes
    self.remember = remember
    self.forget = forget
    self.elements = elements
    self.element = element
  }

  @inlinable
  init<List: DiffableCollection>(_ watch: Watch<List>) where List.Element == Element {
    self.init(
      changes: { watch.changes() }, remember: { watch.remember() }, forget: { watch.forget() },
      elements: { watch.elements() }, element: { watch.element($0) })
  }
}

/// Delivers the changes of one list to observers of the list, and its elements to observers of one element.
@usableFromInline
final class ElementsChannel<Element: Identifiable>: Channel, Retainable {
  @usableFromInline let cycle: DispatchCycle
  private let state: Any.Type
  private let list: AnyListObserver<Element>
  private let observers = ObserverList()
  private var keyed: [Element.ID: ObserverList] = [:]
  /// The channels of lists in elements, with the numbers of their observers.
  private var inner: [(number: Int, id: Element.ID, channel: Channel)] = []
  /// The changes, or the element, that are being delivered.
  private var changes: [Change<Element>] = []
  private var element: Element?
  private var nextNumber = 0
  private var nextCleanup = 16
  private var idle = IdleCounter()
  private var holders = 0

  @usableFromInline
  init(_ cycle: DispatchCycle, scope: Int, of state: Any.Type, _ list: AnyListObserver<Element>) {
    self.cycle = cycle
    self.state = state
    self.list = list
    super.init(scope: scope, isList: true)
    cycle.traceProvider(of: Element.self, by: state)
  }

  override var isActive: Bool { holders > 0 || isObserved }

  private var isObserved: Bool { !observers.isEmpty || !keyed.isEmpty }

  @usableFromInline func retained() { holders += 1 }

  @usableFromInline func released() { holders -= 1 }

  override func removeReleased() {
    observers.removeReleased()
    removeEndedChannels()
    for (id, observers) in keyed {
      observers.removeReleased()
      forget(id, observers)
    }
    nextCleanup = nextNumber + max(16, keyed.count)
  }

  @usableFromInline
  func elementNow(_ id: Element.ID) -> Element? { list.element(id) }

  // MARK: Subscribing

  func subscription(_ receive: @escaping ([Change<Element>]) -> Void) -> SubscriptionToken {
    let number = subscribe(
      {
        receive($0)
        return true
      }, of: nil, named: { { "a closure" } })
    return SubscriptionToken { [weak self] in self?.observers.remove(number) }
  }

  @discardableResult
  func subscribe(
    _ observer: @escaping ([Change<Element>]) -> Bool, of owner: AnyObject?, named name: () -> () -> String?
  ) -> Int {
    let (number, mayRead) = enter()
    let traced = cycle.traced(
      observer, Element.self, of: state, detail: { "\($0.count) \($0.count == 1 ? "change" : "changes")" }, to: name)
    let observer = cycle.waitingForEnd(traced, of: owner)
    observers.add({ [weak self] in self.map { observer($0.changes) } ?? false }, of: owner, as: number)
    guard mayRead else { return number }
    let all = cycle.evaluate(list.elements)
    let first = { [observers] in
      if let all, observers.has(number), !observer([.initial(all)]) { observers.remove(number) }
    }
    cycle.deliverFirst(to: first, of: Element.self, later: { first })
    return number
  }

  func subscription(to id: Element.ID, _ receive: @escaping (Element) -> Void) -> SubscriptionToken {
    let number = subscribe(
      id,
      {
        receive($0)
        return true
      }, of: nil, named: { { "a closure" } })
    return SubscriptionToken { [weak self] in self?.remove(number, of: id) }
  }

  @discardableResult
  func subscribe(
    _ id: Element.ID, _ observer: @escaping (Element) -> Bool, of owner: AnyObject?, named name: () -> () -> String?
  ) -> Int {
    let (number, mayRead) = enter()
    let traced = cycle.traced(observer, Element.self, of: state, detail: { "\($0.id)" }, to: name)
    let observer = cycle.waitingForEnd(traced, of: owner)
    let observers = observers(of: id)
    observers.add({ [weak self] in self?.element.map(observer) ?? false }, of: owner, as: number)
    guard mayRead else { return number }
    let element = cycle.evaluate { list.element(id) }
    let first = { [weak self] in
      if let element, observers.has(number), !observer(element) { self?.remove(number, of: id) }
    }
    cycle.deliverFirst(to: first, of: Element.self, later: { first })
    return number
  }

  /// Visits `channel` whenever the element changes, as long as it is active.
  @usableFromInline
  func subscribe(_ channel: Channel, to id: Element.ID) {
    let (number, _) = enter()
    observers(of: id).add({ channel.visitIfActive() }, of: nil, as: number)
    inner.append((number, id, channel))
  }

  /// Removes the channels of inner lists without observers: that of an element that was removed is not visited.
  private func removeEndedChannels() {
    let all = inner
    for (number, id, channel) in all {
      channel.removeReleased()
      if !channel.isActive { keyed[id]?.remove(number) }
    }
    inner.removeAll { !$0.channel.isActive }
    withExtendedLifetime(all) {}
  }

  /// Returns the number of a new observer, and whether the state may be read for it.
  private func enter() -> (number: Int, mayRead: Bool) {
    if nextNumber >= nextCleanup { removeReleased() }
    let mayRead = cycle.maySubscribe(to: "\(Element.self)")
    // A subscriber that is added during a delivery receives the new list at once, so the other observers do, too.
    if mayRead { if isObserved { cycle.ifDelivering(visit) } else { cycle.evaluate(list.remember) } }
    // Observers that were added during the delivery above have lower numbers.
    nextNumber += 1
    return (nextNumber - 1, mayRead)
  }

  private func observers(of id: Element.ID) -> ObserverList {
    let observers = keyed[id] ?? ObserverList()
    keyed[id] = observers
    return observers
  }

  private func remove(_ number: Int, of id: Element.ID) {
    guard let observers = keyed[id] else { return }
    observers.remove(number)
    forget(id, observers)
  }

  /// Removes the observers of an element when there are none left and they have not been replaced.
  private func forget(_ id: Element.ID, _ observers: ObserverList) {
    if observers.isEmpty, keyed[id] === observers { keyed[id] = nil }
  }

  // MARK: Delivering

  /// Computes the changes if there are observers, and delivers them.
  override func visit() {
    guard isObserved else { return list.forget() }
    // Observers that are added during this delivery have received these changes already.
    let limit = nextNumber
    let changes = cycle.evaluate(list.changes)
    forgetListsOfRemoved(changes)
    guard !changes.isEmpty else { return rest() }
    idle.end()
    // A component may subscribe when it receives the changes, and this method then runs again.
    let before = self.changes
    self.changes = changes
    observers.deliver(before: limit)
    self.changes = before
    if !keyed.isEmpty { changes.forEach { deliver($0, before: limit) } }
  }

  override func disappear() {
    list.forget()
    for (_, _, channel) in inner { channel.disappear() }
  }

  /// Forgets the lists in elements that are not there any more. When an element returns, its list is delivered as a
  /// whole, also to subscribers that were added meanwhile.
  private func forgetListsOfRemoved(_ changes: [Change<Element>]) {
    if inner.isEmpty { return }
    var removed: Set<Element.ID> = []
    for change in changes { if case .removed(let id, _) = change { removed.insert(id) } }
    let isAbsent = changes.isEmpty && !list.isThere()
    if removed.isEmpty, !isAbsent { return }
    for (_, id, channel) in inner where isAbsent || removed.contains(id) { channel.disappear() }
  }

  private func rest() {
    if idle.isLong(for: observers.count + keyed.count) { removeReleased() }
  }

  private func deliver(_ change: Change<Element>, before limit: Int) {
    switch change {
    case .initial(let all): for element in all { deliver(element, before: limit) }
    case .added(let element, _), .changed(let element, _): deliver(element, before: limit)
    case .removed, .moved: break
    }
  }

  private func deliver(_ element: Element, before limit: Int) {
    guard let observers = keyed[element.id] else { return }
    let before = self.element
    self.element = element
    observers.deliver(before: limit)
    self.element = before
    forget(element.id, observers)
  }
}

/// The functions of a ``ListObserver``, for a list of any type.
@usableFromInline
struct AnyListObserver<Element: Identifiable> {
  let changes: () -> [Change<Element>]
  let remember: () -> Void
  let forget: () -> Void
  let isThere: () -> Bool
  let elements: () -> [Element]?
  let element: (Element.ID) -> Element?

  @usableFromInline
  init(
    changes: @escaping () -> [Change<Element>], remember: @escaping () -> Void, forget: @escaping () -> Void,
    isThere: @escaping () -> Bool, elements: @escaping () -> [Element]?,
    element: @escaping (Element.ID) -> Element?
  ) {
    self.changes = changes
    self.remember = remember
    self.forget = forget
    self.isThere = isThere
    self.elements = elements
    self.element = element
  }

  @inlinable
  init<List: DiffableCollection>(_ list: ListObserver<List>) where List.Element == Element {
    self.init(
      changes: { list.changes() }, remember: { list.remember() }, forget: { list.forget() },
      isThere: { list.isThere() }, elements: { list.elements() }, element: { list.element($0) })
  }
}

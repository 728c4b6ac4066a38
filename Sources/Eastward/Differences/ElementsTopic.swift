/// Carries the differences of one list to those who listen to the list, and its elements to those who listen to one.
class ElementsTopic<Element: Identifiable> {
  private let turn: Turn
  private let listeners = Listeners<[Change<Element>]>()
  private var keyed: [Element.ID: Listeners<Element>] = [:]
  /// How many came so far; each gets the next number.
  private var came = 0
  private var holders = 0

  init(_ turn: Turn) { self.turn = turn }

  /// Whether anybody listens or may still come to listen.
  final var isNeeded: Bool { holders > 0 || isHeard }

  private var isHeard: Bool { !listeners.isEmpty || !keyed.isEmpty }

  final func held() { holders += 1 }

  final func released() { holders -= 1 }

  // MARK: What a kind of list answers

  /// Lends the elements of the list as it is now; does nothing while there is no list.
  func read(_ body: ([Element]) -> Void) {}

  /// Lends one element of the list as it is now; does nothing if there is none.
  func read(_ id: Element.ID, _ body: (Element) -> Void) {}

  /// Takes the list as it is now as the one that everybody knows.
  func remember() {}

  /// Tells what changed up to now.
  func catchUp() {}

  // MARK: Listening

  final func subscription(_ tell: @escaping ([Change<Element>]) -> Void) -> Subscription {
    let number = join { tell($0); return true }
    return Subscription { [weak self] in self?.listeners.remove(number) }
  }

  @discardableResult
  final func join(_ ear: @escaping Listeners<[Change<Element>]>.Ear) -> Int {
    let number = enter()
    listeners.add(ear, as: number)
    guard turn.maySubscribe(to: Element.self) else { return number }
    var all: [Element]?
    read { all = $0 }
    turn.tell(to: {
      guard let all, !ear([.initial(all)]) else { return }
      listeners.remove(number)
    })
    return number
  }

  final func subscription(to id: Element.ID, _ tell: @escaping (Element) -> Void) -> Subscription {
    let number = join(id) { tell($0); return true }
    return Subscription { [weak self] in self?.leave(id, number) }
  }

  @discardableResult
  final func join(_ id: Element.ID, _ ear: @escaping Listeners<Element>.Ear) -> Int {
    let number = enter()
    keyed[id, default: Listeners()].add(ear, as: number)
    guard turn.maySubscribe(to: Element.self) else { return number }
    var element: Element?
    read(id) { element = $0 }
    turn.tell(to: {
      guard let element, !ear(element) else { return }
      leave(id, number)
    })
    return number
  }

  /// Makes the capability for a list inside one element. The element's ear keeps it as long as it is needed.
  final func inner<List: Listing>(
    of id: Element.ID, in list: @escaping (Element) -> List
  ) -> Elements<List.Element> {
    let inner = ListTopic<List>(turn, listNow: { [weak self] body in self?.read(id) { body(list($0)) } })
    let capability = Elements(inner)
    join(id) { element in
      inner.hear { list(element) }
      return inner.isNeeded
    }
    return capability
  }

  private func enter() -> Int {
    defer { came += 1 }
    // Who comes in the middle of a delivery is told the new list at once, so everybody else is told too.
    if !isHeard { remember() } else { turn.ifTelling(catchUp) }
    return came
  }

  private func leave(_ id: Element.ID, _ number: Int) {
    guard let listeners = keyed[id] else { return }
    listeners.remove(number)
    if listeners.isEmpty { keyed[id] = nil }
  }

  // MARK: Telling

  /// Asks for the changes if anybody listens, and tells them.
  final func hear(_ changes: () -> [Change<Element>]) {
    guard isHeard else { return }
    // Who comes while these are told knows them already.
    let limit = came
    let changes = changes()
    guard !changes.isEmpty else { return }
    turn.trace { turn.note(.told("\(changes.count) changes of \(Element.self)", to: "its listeners")) }
    listeners.tell(changes, before: limit)
    guard !keyed.isEmpty else { return }
    for change in changes {
      switch change {
      case .initial(let all): for element in all { tell(element, before: limit) }
      case .added(let element, _), .changed(let element, _): tell(element, before: limit)
      case .removed, .moved: break
      }
    }
  }

  private func tell(_ element: Element, before limit: Int) {
    guard let listeners = keyed[element.id] else { return }
    listeners.tell(element, before: limit)
    if listeners.isEmpty { keyed[element.id] = nil }
  }
}

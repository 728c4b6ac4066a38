/// Remembers what is needed of a list to tell its next differences.
final class ListTopic<List: Listing>: ElementsTopic<List.Element> {
  private let turn: Turn
  private let listNow: ((List) -> Void) -> Void
  private var memory: List.Memory?
  private var places: [List.Element.ID: Int] = [:]

  /// - Parameter listNow: lends the list as it is now; does nothing while there is none.
  init(_ turn: Turn, listNow: @escaping ((List) -> Void) -> Void) {
    self.turn = turn
    self.listNow = listNow
    super.init(turn)
  }

  override func read(_ body: ([List.Element]) -> Void) { listNow { body($0.elements) } }

  override func read(_ id: List.Element.ID, _ body: (List.Element) -> Void) {
    listNow { list in
      if let element = list.element(id, places: &places) { body(element) }
    }
  }

  override func remember() {
    memory = nil
    listNow { memory = $0.memory }
  }

  /// Tells what is different in `list`, once it is asked for.
  func hear(_ list: () -> List?) {
    guard isNeeded, let list = turn.ask(list) else { return lose() }
    hear {
      // What was remembered goes before the new list is, so that no list is kept twice.
      let changes = memory.take().map { list.changes(since: $0) } ?? [.initial(list.elements)]
      memory = list.memory
      if changes.contains(where: \.isStructural) { places = [:] }
      return changes
    }
  }

  override func catchUp() {
    var list: List?
    listNow { list = $0 }
    hear { list }
  }

  /// Forgets the list, because it is not there at the moment.
  func lose() {
    memory = nil
    places = [:]
  }
}

extension Change {
  /// Whether elements stand elsewhere after it.
  fileprivate var isStructural: Bool {
    if case .changed = self { false } else { true }
  }
}

/// Leads from a state to a list in it.
final class ListLine<State, List: Listing>: Line<State> {
  private let topic: ListTopic<List>
  private let list: (State) -> List?

  init(_ topic: ListTopic<List>, _ list: @escaping (State) -> List?) {
    self.topic = topic
    self.list = list
  }

  override var isNeeded: Bool { topic.isNeeded }

  override func visit(_ state: State) { topic.hear { list(state) } }

  override func lose() { topic.lose() }
}

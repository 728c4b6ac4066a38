import Eastward

/// Knows what is to be done, where the user is, and what of it stands in the file.
public struct Todo {
  private var items = TrackedArray<Item>()
  private var lastID = 0
  private var route = [Screen.list]
  private var file = File.unread
  private var failure: String?
  private var isLeaving = false
  /// What the user did before the file was read.
  private var early: [Action] = []
  fileprivate var departures = Event<Departure>()

  /// What is known of the file. Changes are counted, and the file holds those up to `written`.
  private enum File {
    case unread
    case unreadable
    case read(changes: Int, written: Int)
  }

  /// There is nothing left to write.
  public struct Departure: Sendable {}

  public enum Action: Sendable, Codable {
    case add(String)
    case rename(Item.ID, String)
    case finish(Item.ID)
    case remove(Item.ID)
    case go([Screen])
    case back
    /// The user wants to leave, which waits until everything is written, or could not be.
    case leave
    case didRead([Item])
    case didNotRead(String)
    case didWrite(Int)
    case didNotWrite(String)
  }

  public init() {}

  public static func reduce(_ todo: inout Todo, _ action: Action) {
    if case .unread = todo.file, action.needsItems { return todo.early.append(action) }
    switch action {
    case .add(let title): todo.add(title)
    case .rename(let id, let title): todo.change { $0.change(id) { $0.rename(title) } }
    case .finish(let id): todo.change { $0.change(id) { $0.finish() } }
    case .remove(let id):
      todo.change { $0.remove(id) }
      todo.route.removeAll { $0 == .item(id) }
    case .go(let route): todo.route = route.filter(todo.exists)
    case .back: if todo.route.count > 1 { todo.route.removeLast() }
    case .leave: todo.leave()
    case .didRead(let items): todo.take(items)
    case .didNotRead(let sentence): todo.giveUp(sentence)
    case .didWrite(let number): todo.note(written: number)
    case .didNotWrite(let sentence): (todo.failure, todo.isLeaving) = (sentence, false)
    }
  }
}

extension Todo {
  /// Nothing is shown before the file has been read.
  fileprivate var shown: TrackedArray<Item>? {
    if case .read = file { items } else { nil }
  }

  private func exists(_ place: Screen) -> Bool {
    guard case .item(let id) = place else { return true }
    return items[id] != nil
  }

  /// Changes what will be written; an unreadable file gets no items, so that nothing seems to be kept that is not.
  private mutating func change(_ change: (inout TrackedArray<Item>) -> Void) {
    guard case .read(let changes, let written) = file else { return }
    change(&items)
    file = .read(changes: changes + 1, written: written)
  }

  private mutating func add(_ title: String) {
    lastID += 1
    let item = Item(id: lastID, title: title)
    change { $0.put(item) }
  }

  private mutating func take(_ read: [Item]) {
    items = TrackedArray(read)
    lastID = read.map(\.id).max() ?? 0
    file = .read(changes: 0, written: 0)
    let waiting = early
    early = []
    for action in waiting { Todo.reduce(&self, action) }
  }

  private mutating func giveUp(_ sentence: String) {
    (file, failure) = (.unreadable, sentence)
    let leaves = early.contains { if case .leave = $0 { true } else { false } }
    early = []
    if leaves { leave() }
  }

  private mutating func note(written number: Int) {
    if case .read(let changes, _) = file { file = .read(changes: changes, written: number) }
    failure = nil
    if isLeaving, writing == nil { departures.fire(Departure()) }
  }

  private mutating func leave() {
    isLeaving = true
    if writing == nil || failure != nil { departures.fire(Departure()) }
  }
}

extension Todo.Action {
  fileprivate var needsItems: Bool {
    switch self {
    case .add, .rename, .finish, .remove, .go, .leave: true
    case .back, .didRead, .didNotRead, .didWrite, .didNotWrite: false
    }
  }
}

// What the state asks of the world; TodoFile answers.
extension Todo {
  var reading: Reading? {
    if case .unread = file { Reading() } else { nil }
  }

  var writing: Writing? {
    guard case .read(let changes, let written) = file, changes > written else { return nil }
    return Writing(number: changes, items: items.elements)
  }

  struct Reading: Equatable, Sendable, CustomStringConvertible {
    var description: String { "read" }
  }

  struct Writing: Equatable, Sendable, CustomStringConvertible {
    private let number: Int
    private let items: [Item]

    init(number: Int, items: [Item]) {
      self.number = number
      self.items = items
    }

    /// Has everything written, and says what became of it.
    func write(_ write: ([Item]) throws -> Void) rethrows -> Action {
      try write(items)
      return .didWrite(number)
    }

    var description: String { "write change \(number)" }

    static func == (one: Writing, other: Writing) -> Bool { one.number == other.number }
  }
}

extension Todo: KnowsTheRoute {
  public typealias Place = Screen

  public func provideRoute(to component: some RouteComponent<Screen>) { component.newRoute(route) }
}

extension Todo: KnowsTheBadge {
  public func provideBadge(to component: some BadgeComponent) {
    guard case .read = file else { return }
    let open = items.elements.reduce(into: 0) { $1.count(in: &$0) }
    open > 0 ? component.newBadge(open) : component.noBadge()
  }
}

extension Todo: KnowsTheFailure {
  public func provideFailure(to component: some FailureComponent) {
    if let failure { component.failed(failure) } else { component.recovered() }
  }
}

extension Todo: KnowsTheActivity {
  /// Is busy until the file has been read, or could not be.
  public func provideActivity(to component: some ActivityComponent) {
    if case .unread = file { component.becameBusy() } else { component.becameIdle() }
  }
}

/// Gives a user interface what it may listen to, and nothing else.
public struct TodoProviders {
  public let items: Elements<Item>
  public let routes: Provider<TheRoute<Screen>>
  public let badges: Provider<TheBadge>
  public let failures: Provider<TheFailure>
  public let activities: Provider<TheActivity>
  public let departures: Events<Todo.Departure>

  public init(_ store: Store<Todo, Todo.Action>) {
    items = store.elements(in: { $0.shown })
    routes = store.provider(of: TheRoute<Screen>.self)
    badges = store.provider(of: TheBadge.self)
    failures = store.provider(of: TheFailure.self)
    activities = store.provider(of: TheActivity.self)
    departures = store.events(of: { $0.departures })
  }
}

import Eastward
import EastwardPersistence
import EastwardTesting
import Running
import Testing

@Suite("Random programs of everything together")
@MainActor
struct WholeProgramTests {
  /// Lists, a selection, a route, an alert, an effect, undo with groups and batches, time travel and saving, held against
  /// a model that keeps the actions and folds them.
  @Test("do what a model does", arguments: 0..<4)
  func programs(part: UInt64) async throws {
    let count = UInt64(rounds(fast: 100, slow: 250_000))
    let sandbox = try Sandbox()
    for seed in part * count..<(part + 1) * count {
      let isSaved = seed.isMultiple(of: 100)
      let program = WholeProgram(seed: seed, in: isSaved ? SavedFile(sandbox.url("\(seed).json")) : nil)
      try await program.run()
      try #require(program.differences == [], "seed \(seed)")
    }
  }
}

private struct Line: Identifiable, Hashable, Codable {
  let id: Int
  var text = 0
}

/// Lines, which are content, and what is not.
private struct Sheet: KnowsTheItems, KnowsTheSelection, KnowsTheRoute, UndoableState {
  typealias Item = Line
  typealias Choice = Int
  typealias Place = Int

  struct Saved: Versioned, Equatable { var lines: [Line] }

  var lines: [Line] = []
  private(set) var rest = Rest()

  /// What undoing does not change.
  struct Rest: Equatable {
    var asked: Int?
    var route: [Int] = []
    var search: Int?
  }

  enum Action: UndoableAction, Equatable, Sendable {
    case add(Int), remove(Int), type(Int), ask(Int), confirm, push(Int), pop, search(Int?)

    var isUndoable: Bool {
      switch self {
      case .add, .remove, .type, .confirm: true
      case .ask, .push, .pop, .search: false
      }
    }

    var undoGroup: String? { if case .type(let id) = self { "type \(id)" } else { nil } }
  }

  static func reduce(_ sheet: inout Sheet, _ action: Action) {
    change(&sheet.lines, action, sheet.rest)
    change(&sheet.rest, action)
  }

  /// Actions read what is not content: `confirm` removes what was asked, and `type` counts the route.
  static func change(_ lines: inout [Line], _ action: Action, _ rest: Rest) {
    switch action {
    case .add(let id): if !lines.contains(where: { $0.id == id }) { lines.append(Line(id: id)) }
    case .remove(let id): lines.removeAll { $0.id == id }
    case .type(let id):
      if let place = lines.firstIndex(where: { $0.id == id }) { lines[place].text += 1 + rest.route.count }
    case .confirm: lines.removeAll { $0.id == rest.asked }
    case .ask, .push, .pop, .search: break
    }
  }

  static func change(_ rest: inout Rest, _ action: Action) {
    switch action {
    case .ask(let id): rest.asked = id
    case .confirm:
      rest.asked = nil
      rest.route.append(rest.route.count)
    case .push(let place): rest.route.append(place)
    case .pop: _ = rest.route.popLast()
    case .search(let query): rest.search = query
    case .add, .remove, .type: break
    }
  }

  var undoable: [Line] {
    get { lines }
    set { lines = newValue }
  }

  func provideItems(to component: some ItemsComponent<Line>) { component.newItems(lines) }

  func provideSelection(to component: some SelectionComponent<Int>) {
    if let last = lines.last { component.selected(last.id) } else { component.deselected() }
  }

  func provideRoute(to component: some RouteComponent<Int>) { component.newRoute(rest.route) }
}

/// Shows what it is sent, and notes what does not belong together.
private final class Desk: ItemsComponent, SelectionComponent, RouteComponent, DeliveryComponent {
  private(set) var lines: [Line] = []
  private(set) var selection: Int?
  private(set) var route: [Int] = []
  private(set) var ends = 0
  private(set) var strays = 0

  func newItems(_ changes: [Change<Line>]) { lines.apply(changes) }

  func selected(_ id: Int) {
    selection = id
    if ends > 2, !lines.contains(where: { $0.id == id }) { strays += 1 }
  }

  func deselected() { selection = nil }

  func newRoute(_ route: [Int]) { self.route = route }

  func deliveryDidEnd() {
    ends += 1
    if ends > 2, selection != lines.last?.id { strays += 1 }
  }
}

/// The actions, which of them are undone, and which were delivered together.
private struct Model {
  private struct Entry {
    let action: Sheet.Action
    let batch: Int
    let rest: Sheet.Rest
    var isEnabled = true
    /// Whether the lines were the same after it.
    var isIdle = false
  }

  private var entries: [Entry] = []
  private var undone: [(steps: [Int], idle: [Int])] = []
  private var batches = 0
  private(set) var rest = Sheet.Rest()

  var count: Int { entries.count }

  /// The lines after the first actions.
  func lines(after count: Int) -> [Line] {
    var lines: [Line] = []
    for entry in entries.prefix(count) where entry.isEnabled { Sheet.change(&lines, entry.action, entry.rest) }
    return lines
  }

  /// What was not content after the first actions.
  func rest(after count: Int) -> Sheet.Rest { count < entries.count ? entries[count].rest : rest }

  mutating func dispatch(_ actions: [Sheet.Action]) {
    batches += 1
    for action in actions {
      let before = lines(after: count)
      entries.append(Entry(action: action, batch: batches, rest: rest))
      Sheet.change(&rest, action)
      entries[count - 1].isIdle = lines(after: count) == before
      if action.isUndoable, !entries[count - 1].isIdle { undone = [] }
    }
  }

  /// What is enabled and can be undone, as a step or with the step before it.
  private func undoable(isIdle: Bool) -> [Int] {
    entries.indices.filter {
      entries[$0].isEnabled && entries[$0].action.isUndoable && entries[$0].isIdle == isIdle
    }
  }

  var canUndo: Bool { !undoable(isIdle: false).isEmpty }

  var canRedo: Bool { !undone.isEmpty }

  mutating func undo() {
    let undoable = undoable(isIdle: false)
    guard let last = undoable.last else { return }
    func start(_ number: Int) -> Int { entries.firstIndex { $0.batch == entries[number].batch } ?? number }
    var first = start(last)
    while let group = entries[first].action.undoGroup, let previous = undoable.last(where: { $0 < first }),
      entries[previous].action.undoGroup == group
    {
      first = start(previous)
    }
    let steps = undoable.filter { $0 >= first }
    let idle = self.undoable(isIdle: true).filter { $0 >= first }
    undone.append((steps, idle))
    for number in steps + idle { entries[number].isEnabled = false }
  }

  /// What has changed nothing since would change something after what is redone.
  mutating func redo() {
    guard let (steps, idle) = undone.popLast(), let first = steps.first else { return }
    for number in undoable(isIdle: true) where number > first { entries[number].isEnabled = false }
    for number in steps + idle { entries[number].isEnabled = true }
  }
}

@MainActor
private final class WholeProgram {
  private var random: SeededGenerator
  private let recorder: Recorder
  private let runner = ManualEffectRunner.permissive
  private let store: Store<Sheet, Sheet.Action>
  private let desk = Desk()
  private let file: SavedFile<Sheet.Saved>?
  private var tokens: [SubscriptionToken] = []
  private var model = Model()
  private(set) var differences: [String] = []

  init(seed: UInt64, in file: SavedFile<Sheet.Saved>?) {
    random = SeededGenerator(seed: seed)
    recorder = Recorder(snapshotInterval: .random(in: 1...8, using: &random))
    store = Store(Sheet(), effects: runner.effects, recorder: recorder, reduce: Sheet.reduce)
    self.file = file
    let subscribe = [
      { [store, desk] in store.provider(of: TheSelection<Int>.self) { $0 }.provide(to: desk) },
      { [store, desk] in store.elements(of: TheItems<Line>.self) { $0 }.provide(to: desk) },
      { [store, desk] in store.provider(of: TheRoute<Int>.self) { $0 }.provide(to: desk) },
    ]
    for part in subscribe.shuffled(using: &random) { part() }
    tokens.append(
      store.feedback({ $0.rest.search }, named: "search") { _, send in await send(.search(nil)) })
  }

  func run() async throws {
    let saving = file.map { store.save({ Sheet.Saved(lines: $0.lines) }, in: $0, after: .seconds(600)) }
    for step in 0..<20 {
      try await act()
      compare("step \(step)")
    }
    try saving?.flushAndWait()
    if let file, model.count > 0 {
      let saved = try file.load()?.lines ?? []
      if saved != model.lines(after: model.count) { differences.append("saved \(saved)") }
    }
  }

  private func act() async throws {
    switch Int.random(in: 0..<12, using: &random) {
    case 0:
      recorder.undo()
      model.undo()
    case 1:
      recorder.redo()
      model.redo()
    case 2:
      let moment = Int.random(in: 0...model.count, using: &random)
      recorder.jump(to: moment)
      if desk.lines != model.lines(after: moment) { differences.append("moment \(moment)") }
      if desk.route != model.rest(after: moment).route { differences.append("route of moment \(moment)") }
      recorder.returnToPresent()
    case 3 where model.rest.search != nil:
      try await runner.runNext()
      model.dispatch([.search(nil)])
    case 4, 5:
      let actions = (0..<Int.random(in: 1...4, using: &random)).map { _ in action() }
      store.batch(actions)
      model.dispatch(actions)
    default:
      let action = action()
      store.dispatch(action)
      model.dispatch([action])
    }
  }

  private func action() -> Sheet.Action {
    let id = Int.random(in: 0..<5, using: &random)
    let all: [Sheet.Action] = [
      .add(id), .add(id), .remove(id), .type(id), .type(1), .ask(id), .confirm, .confirm, .push(id), .pop, .search(id),
      .search(nil),
    ]
    return all[Int.random(in: all.indices, using: &random)]
  }

  private func compare(_ step: String) {
    let lines = model.lines(after: model.count)
    if desk.lines != lines { differences.append("\(step): lines \(desk.lines), not \(lines)") }
    if desk.selection != lines.last?.id { differences.append("\(step): selection") }
    if desk.strays > 0 { differences.append("\(step): \(desk.strays) strays") }
    if desk.route != model.rest.route { differences.append("\(step): route \(desk.route), not \(model.rest.route)") }
    let timeline = recorder.timelineNow
    if timeline?.canUndo != model.canUndo || timeline?.canRedo != model.canRedo { differences.append("\(step): menu") }
    let pending = model.rest.search.map { ["search: \($0)"] } ?? []
    if runner.pending != pending { differences.append("\(step): effects \(runner.pending), not \(pending)") }
  }
}

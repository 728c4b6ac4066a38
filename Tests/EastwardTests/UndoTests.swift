@testable import Eastward
import EastwardTesting
import Running
import Testing

@Suite("Undo")
struct UndoTests {
  @Test("undoes one action after the other, redoes them, and goes on in between")
  func undoes() {
    let app = Recorded()
    [.up, .set(10), .up].forEach(app.store.dispatch)
    app.recorder.undo()
    app.recorder.undo()
    app.recorder.redo()
    #expect(app.log.lines == ["0", "1", "10", "11", "10", "1", "10"])
    app.store.dispatch(.set(20))
    #expect(app.last == "20")
    app.recorder.redo()
    #expect(app.last == "20")
    app.recorder.undo()
    app.recorder.undo()
    app.recorder.undo()
    app.recorder.undo()
    #expect(app.log.lines.suffix(4) == ["20", "10", "1", "0"])
    (1...9).forEach { _ in app.recorder.redo() }
    #expect(app.log.lines.suffix(3) == ["1", "10", "20"])
  }

  @Test("tells whether something can be undone and redone")
  func tells() {
    let app = Recorded()
    let panel = Panel()
    app.recorder.provider(of: TheTimeline.self).provide(to: panel)
    app.store.dispatch(.up)
    app.recorder.undo()
    app.recorder.redo()
    app.recorder.stepBack()
    #expect(panel.timelines.map(\.canUndo) == [false, true, false, true, false])
    #expect(panel.timelines.map(\.canRedo) == [false, false, true, false, false])
  }

  @Test("names a gesture by its actions, until a pause")
  func gesture() {
    var typing = UndoGesture("typing", endsAfter: .seconds(1))
    let start = ContinuousClock.now
    let moments = [0, 999, 1_998, 2_998, 3_000].map { start + .milliseconds($0) }
    #expect(moments.map { typing.group(at: $0) } == ["typing 1", "typing 1", "typing 1", "typing 2", "typing 2"])
  }

  @Test("leaves what is not content: an alert that the action closed stays closed, and a route stays where it is")
  func contentOnly() {
    let recorder = Recorder(snapshotInterval: 2)
    let store = Store(Desk(), recorder: recorder, reduce: Desk.reduce)
    let texts = Transcript(store.provider(of: TheText.self) { $0 })
    store.batch([.add("a"), .add("b"), .ask])
    store.dispatch(.confirmRemoval)
    store.dispatch(.open("c"))
    #expect(texts.take() == [" at -", "a b? at -", "a at -", "a at c"])
    recorder.undo()
    #expect(texts.take() == ["a b at c"])
    store.dispatch(.open("d"))
    recorder.redo()
    recorder.undo()
    #expect(texts.take() == ["a b at d", "a at d", "a b at d"])
    recorder.stepBack()
    recorder.returnToPresent()
    #expect(texts.take().last == "a b at d")
    recorder.jump(to: 0)
    recorder.returnToPresent()
    recorder.undo()
    #expect(texts.take().suffix(2) == ["a b at d", " at d"])
  }

  @Test("an action that is reduced again reads what is not content as it was: an alert, a draft, a selection")
  func readsRest() {
    let recorder = Recorder(snapshotInterval: 2)
    let store = Store(Todo(), recorder: recorder, reduce: Todo.reduce)
    let texts = Transcript(store.provider(of: TheText.self) { $0 })
    store.batch([.type("milk"), .add, .type("eggs"), .add, .ask("milk")])
    store.dispatch(.confirm)
    #expect(texts.take().last == "eggs; draft; asks -")
    recorder.undo()
    recorder.redo()
    #expect(texts.take() == ["milk, eggs; draft; asks -", "eggs; draft; asks -"])
    recorder.undo()
    for letters in ["bread", "x"] {
      store.dispatch(.type(letters))
      store.dispatch(.add)
      recorder.undo()
    }
    recorder.redo()
    store.dispatch(.type("y"))
    #expect(texts.take().last == "milk, eggs, x; draft y; asks -")
    recorder.jump(to: 5)
    #expect(texts.take().last == "milk, eggs; draft; asks milk")
    recorder.returnToPresent()
    #expect(texts.take().last == "milk, eggs, x; draft y; asks -")
  }

  @Test("an action that changes nothing of the content is no step, and what can be redone stays")
  func changesNothing() {
    let recorder = Recorder()
    let store = Store(Todo(), recorder: recorder, reduce: Todo.reduce)
    let texts = Transcript(store.provider(of: TheText.self) { $0 })
    store.batch([.type("milk"), .add])
    store.dispatch(.ask("eggs"))
    store.dispatch(.confirm)
    #expect(texts.take().last == "milk; draft; asks -")
    recorder.undo()
    #expect(texts.take().last == "; draft; asks -")
    store.dispatch(.confirm)
    #expect(recorder.timelineNow.map { [$0.canUndo, $0.canRedo] } == [false, true])
    recorder.redo()
    #expect(texts.take().last == "milk; draft; asks -")
    #expect(recorder.timelineNow.map { [$0.canUndo, $0.canRedo] } == [true, false])
  }

  @Test(
    "each undo and redo changes the content, as a stack of contents does", arguments: 1...200 as ClosedRange<UInt64>)
  func stack(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let recorder = Recorder(snapshotInterval: random.below(5))
    let store = Store(Dial(), recorder: recorder, reduce: Dial.reduce)
    var shown = 0
    let token = store.provider(of: Count.self) { $0 }.provide { shown = $0 }
    var (past, future) = ([0], [Int]())
    for _ in 0..<40 {
      switch random.below(4) {
      case 0:
        recorder.undo()
        if past.count > 1, let last = past.popLast() { future.append(last) }
      case 1:
        recorder.redo()
        if let next = future.popLast() { past.append(next) }
      default:
        let actions = (0..<1 + random.below(2)).map { _ in Dial.Action.random(&random) }
        store.batch(actions)
        var dial = Dial(undoable: past.last ?? 0)
        let contents = actions.map { action in
          Dial.reduce(&dial, action)
          return dial.undoable
        }
        if contents.contains(where: { $0 != past.last }) { (past, future) = (past + [dial.undoable], []) }
      }
      try #require(shown == past.last, "seed \(seed)")
      try #require(recorder.timelineNow?.canUndo == (past.count > 1), "seed \(seed)")
      try #require(recorder.timelineNow?.canRedo == !future.isEmpty, "seed \(seed)")
    }
    token.cancel()
  }

  @Test("actions that change nothing and are undone with a step are redone with it, and listed so")
  func idleActions() {
    let recorder = Recorder()
    let store = Store(Dial(), recorder: recorder, reduce: Dial.reduce)
    [.turn(to: 0), .turn(to: 5), .turn(to: 5), .turn(to: 5)].forEach(store.dispatch)
    recorder.undo()
    #expect(recorder.listActions().map(\.isDisabled) == [false, true, true, true])
    store.dispatch(.turn(to: 0))
    recorder.redo()
    #expect(recorder.listActions().map(\.isDisabled) == [false, false, false, false, true])
    recorder.disable(action: 3)
    recorder.enable(action: 3)
    recorder.undo()
    #expect(recorder.listActions().map(\.isDisabled) == [false, true, true, true, true])
    #expect(recorder.timelineNow?.canUndo == false)
  }

  @Test("a recording that forgets its oldest actions still undoes the others")
  func forgets() {
    let recorder = Recorder(snapshotInterval: 3, limit: 12)
    let store = Store(Todo(), recorder: recorder, reduce: Todo.reduce)
    let texts = Transcript(store.provider(of: TheText.self) { $0 })
    for number in 0..<40 { store.batch([.type("\(number)"), .add]) }
    (1...3).forEach { _ in recorder.undo() }
    #expect(texts.take().last?.hasSuffix("35, 36; draft; asks -") == true)
    (1...3).forEach { _ in recorder.redo() }
    #expect(texts.take().last?.hasSuffix("38, 39; draft; asks -") == true)
    #expect(recorder.listActions().count <= 12)
  }

  @Test("actions of one gesture are undone together, and names are those for the menu")
  func groups() {
    let recorder = Recorder()
    let store = Store(Desk(), recorder: recorder, reduce: Desk.reduce)
    let texts = Transcript(store.provider(of: TheText.self) { $0 })
    let panel = Panel()
    recorder.provider(of: TheTimeline.self).provide(to: panel)
    store.dispatch(.add("a"))
    for letter in ["b", "c"] { store.dispatch(.type(letter)) }
    store.dispatch(.open("x"))
    store.dispatch(.type("d"))
    #expect(panel.timelines.last?.undoName == "Typing" && panel.timelines.last?.redoName == nil)
    _ = texts.take()
    recorder.undo()
    #expect(panel.timelines.last?.undoName == "Add a" && panel.timelines.last?.redoName == "Typing")
    recorder.undo()
    #expect(panel.timelines.last?.undoName == nil && panel.timelines.last?.redoName == "Add a")
    recorder.redo()
    recorder.redo()
    #expect(texts.take() == ["a at x", " at x", "a at x", "a b c d at x"])
  }

  @Test("does nothing while the past is shown")
  func past() {
    let app = Recorded()
    app.store.dispatch(.up)
    app.recorder.stepBack()
    app.recorder.undo()
    app.recorder.returnToPresent()
    #expect(app.last == "1")
  }

  @Test("a batch is undone as a whole")
  func batch() {
    let app = Recorded()
    app.store.dispatch(.up)
    app.store.batch([.up, .up, .set(7)])
    app.recorder.undo()
    #expect(app.log.lines == ["0", "1", "7", "1"])
    app.recorder.redo()
    #expect(app.last == "7")
  }

  @Test("what cannot be undone keeps its effect, and does not end what can be redone")
  func selected() {
    let recorder = Recorder()
    let store = Store(Tape(), recorder: recorder, reduce: Tape.reduce)
    let texts = Transcript(store.provider(of: TheText.self))
    [.write("a"), .hiss, .write("b"), .hiss].forEach(store.dispatch)
    recorder.undo()
    store.dispatch(.hiss)
    recorder.redo()
    recorder.undo()
    recorder.undo()
    recorder.undo()
    #expect(texts.take() == ["", "a", "a~", "a~b", "a~b~", "a~~", "a~~~", "a~b~~", "a~~~", "~~~"])
    #expect(
      recorder.listActions() == [
        .init(number: 1, action: #"write("a")"#, isDisabled: true), .init(number: 2, action: "hiss"),
        .init(number: 3, action: #"write("b")"#, isDisabled: true),
        .init(number: 4, action: "hiss"), .init(number: 5, action: "hiss"),
      ])
  }

  @Test("actions of several stores are undone in the order of their dispatch")
  func stores() {
    let recorder = Recorder()
    let log = Log()
    let stores = ["a", "b"].map { name in Store(0, recorder: recorder.named(name)) { $0 += $1 } }
    let tokens = zip(["a", "b"], stores).map { name, store in
      store.provider(of: Count.self, reading: { $1.newCount($0) }).provide { log.write("\(name)\($0)") }
    }
    stores.first?.dispatch(1)
    stores.last?.dispatch(1)
    stores.first?.dispatch(1)
    (1...3).forEach { _ in recorder.undo() }
    (1...3).forEach { _ in recorder.redo() }
    #expect(log.lines.dropFirst(2) == ["a1", "b1", "a2", "a1", "b0", "a0", "a1", "b1", "a2"])
    tokens.forEach { $0.cancel() }
    withExtendedLifetime(stores) {}
  }

  @Test("the state after it decides which effects run")
  @MainActor func effects() async throws {
    let runner = ManualEffectRunner.permissive
    let recorder = Recorder()
    let store = SearchStore(Search(), effects: runner.effects, recorder: recorder, reduce: Search.reduce)
    let effects = store.feedback(Search.query) { query, send in await send(.found(query)) }
    store.dispatch(.ask("a"))
    recorder.undo()
    #expect(runner.cancelled == ["a"])
    recorder.redo()
    #expect(runner.pending == ["a"])
    try await runner.run("a")
    #expect(recorder.listActions().map(\.action) == [#"ask(Optional("a"))"#, #"found("a")"#])
    effects.cancel()
  }

  @Test("reduces the enabled actions since a snapshot, however many were undone")
  func reductions() {
    var reductions = 0
    let recorder = Recorder()
    let store = Store(0, recorder: recorder) { sum, action in
      sum += action
      reductions += 1
    }
    func count(_ body: () -> Void) -> Int {
      reductions = 0
      body()
      return reductions
    }
    (1...1_000).forEach(store.dispatch)
    #expect((1...1_000).map { _ in count { recorder.undo() } }.max() == 63)
    #expect((1...1_000).map { _ in count { recorder.redo() } } == Array(repeating: 1, count: 1_000))
  }

  @Test("disabled actions are no steps to a state, and go with those before them")
  func steps() {
    var log = ActionLog(interval: 64)
    for number in 1...1_000 {
      _ = log.append(number, isSkipped: false, in: number)
      _ = log.isDue()
    }
    for place in (0..<1_000).reversed() {
      _ = log.setSkipped(true, place)
      #expect(log.step(at: log.place(after: 1_000)) == place)
    }
    let removed = log.forget(upTo: 900)
    #expect(removed.actions == 900)
    #expect(removed.snapshots == 0)
    #expect(log.place(of: 900) == nil)
    #expect(log.place(of: 901) == 900)
  }

  @Test("an object that dispatches when a disabled action releases it is rejected")
  func deinits() {
    final class Goodbye {
      let body: () -> Void
      init(_ body: @escaping () -> Void) { self.body = body }
      deinit { body() }
    }
    let recorder = Recorder(snapshotInterval: 1)
    var store: Store<Goodbye?, Int>?
    var goodbyes = 0
    store = Store(
      nil, recorder: recorder,
      reduce: { last, action in
        last =
          action == 1
          ? Goodbye {
            goodbyes += 1
            store?.dispatch(9)
          } : nil
      })
    // The snapshot between them is the last to hold the object.
    store?.dispatch(1)
    store?.dispatch(2)
    #expect(goodbyes == 0)
    recorder.disable(action: 1)
    #expect(goodbyes == 1)
    #expect(recorder.told == "2 of 2, 2, 1 rejected")
    #expect(recorder.listActions().map(\.isDisabled) == [true, false])
    store = nil
  }

  @Test("is refused in a delivery")
  func delivery() {
    let app = Recorded()
    let token = app.store.provider(of: Count.self) { $0 }.provide { if $0 == 1 { app.recorder.undo() } }
    app.store.dispatch(.up)
    #expect(
      app.last == "the recorder was asked to undo during a delivery; call it after the delivery, as a button does")
    token.cancel()
  }
}

private struct Tape: KnowsTheText {
  private var text = ""

  enum Action: UndoableAction {
    case write(String), hiss

    var isUndoable: Bool { if case .hiss = self { false } else { true } }
  }

  static func reduce(_ tape: inout Tape, _ action: Action) {
    switch action {
    case .write(let text): tape.text += text
    case .hiss: tape.text += "~"
    }
  }

  func provideText(to component: some TextComponent) { component.newText(text) }
}

/// Words, which are content, with an alert and a place, which are not.
private struct Desk: KnowsTheText, UndoableState {
  private var words: [String] = []
  private var isAsking = false
  private var place = "-"

  enum Action: UndoableAction {
    case add(String), type(String), ask, confirmRemoval, open(String)

    var isUndoable: Bool {
      switch self {
      case .add, .type, .confirmRemoval: true
      case .ask, .open: false
      }
    }

    var undoName: String? {
      switch self {
      case .add(let word): "Add \(word)"
      case .type: "Typing"
      case .ask, .confirmRemoval, .open: nil
      }
    }

    var undoGroup: String? { if case .type = self { "typing" } else { nil } }
  }

  static func reduce(_ desk: inout Desk, _ action: Action) {
    switch action {
    case .add(let word), .type(let word): desk.words.append(word)
    case .ask: desk.isAsking = true
    case .confirmRemoval:
      desk.isAsking = false
      desk.words.removeLast()
    case .open(let place): desk.place = place
    }
  }

  var undoable: [String] {
    get { words }
    set { words = newValue }
  }

  func provideText(to component: some TextComponent) {
    component.newText("\(words.joined(separator: " "))\(isAsking ? "?" : "") at \(place)")
  }
}

/// Things to do, with a draft and an alert, which actions read and which are not content.
private struct Todo: KnowsTheText, UndoableState {
  var undoable: [String] = []
  private var draft = ""
  private var asked: String?

  enum Action: UndoableAction {
    case type(String), add, ask(String), confirm

    var isUndoable: Bool {
      switch self {
      case .add, .confirm: true
      case .type, .ask: false
      }
    }
  }

  static func reduce(_ todo: inout Todo, _ action: Action) {
    switch action {
    case .type(let letters): todo.draft += letters
    case .add:
      todo.undoable.append(todo.draft)
      todo.draft = ""
    case .ask(let name): todo.asked = name
    case .confirm:
      todo.undoable.removeAll { $0 == todo.asked }
      todo.asked = nil
    }
  }

  func provideText(to component: some TextComponent) {
    let names = undoable.joined(separator: ", ")
    component.newText("\(names); draft\(draft.isEmpty ? "" : " \(draft)"); asks \(asked ?? "-")")
  }
}

/// A number, which is content, with the count of its actions, which is not.
private struct Dial: KnowsTheCount, UndoableState {
  var undoable = 0
  private var actions = 0

  init(undoable: Int = 0) { self.undoable = undoable }

  enum Action {
    case turn(to: Int), limit(Int), double

    static func random(_ random: inout SeededGenerator) -> Action {
      switch random.below(4) {
      case 0: .limit(random.below(4))
      case 1: .double
      default: .turn(to: random.below(4))
      }
    }
  }

  static func reduce(_ dial: inout Dial, _ action: Action) {
    dial.actions += 1
    switch action {
    case .turn(let number): dial.undoable = number
    case .limit(let number): dial.undoable = min(dial.undoable, number)
    case .double: dial.undoable &*= 2
    }
  }

  func provideCount(to component: some CountComponent) { component.newCount(undoable) }
}

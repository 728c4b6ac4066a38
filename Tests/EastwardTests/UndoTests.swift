@testable import Eastward
import EastwardTesting
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

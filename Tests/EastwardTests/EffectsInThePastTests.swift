import Eastward
import EastwardTesting
import Testing

@Suite("Effects and the past")
@MainActor
struct EffectsInThePastTests {
  private let recorder = Recorder()
  private let desk: SearchDesk

  init() { desk = SearchDesk(recorder: recorder) }

  @Test("none starts, restarts or is cancelled, and what runs goes on in the present")
  func mute() async throws {
    let token = desk.store.feedback(Search.query) { query, send in await send(.found(query)) }
    ["b", nil, "c", "a"].forEach(desk.ask)
    #expect(desk.list.cancelled == ["b", "c"])
    for moment in [1, 2, 3, 0, 3] {
      recorder.jump(to: moment)
      #expect(desk.list.pending == ["a"])
      #expect(desk.list.cancelled == ["b", "c"])
    }
    recorder.returnToPresent()
    #expect(desk.list.pending == ["a"])
    try await desk.list.run("a")
    #expect(desk.told.lines == ["", "a"])
    token.cancel()
  }

  @Test("when a moment of the past becomes the present, what it asks for starts and the rest is cancelled")
  func anotherPresent() {
    let token = desk.store.feedback(Search.query) { _, _ in }
    ["b", "a"].forEach(desk.ask)
    recorder.jump(to: 1)
    recorder.truncateFuture()
    #expect(desk.list.pending == ["b"])
    #expect(desk.list.cancelled == ["b", "a"])
    token.cancel()
  }

  @Test("answers that come home meanwhile wait for the present, in order")
  func answersWait() async throws {
    let token = desk.store.feedback(Search.query) { query, send in
      await send(.found(query + "1"))
      await send(.found(query + "2"))
    }
    desk.ask("a")
    recorder.jump(to: 0)
    try await desk.list.run("a")
    #expect(desk.told.lines == [""])
    recorder.returnToPresent()
    #expect(desk.told.lines == ["", "a1", "a2"])
    token.cancel()
  }

  @Test("they are dropped if the present asks for something else then")
  func staleAnswers() async throws {
    let token = desk.store.feedback(Search.query) { query, send in await send(.found(query)) }
    ["b", "a"].forEach(desk.ask)
    recorder.jump(to: 1)
    try await desk.list.run("a")
    recorder.truncateFuture()
    #expect(desk.told.lines == [""])
    #expect(desk.list.pending == ["b"])
    token.cancel()
  }

  @Test("that holds for an answer, too, that came before its own store was moved")
  func staleBeforeMoving() async throws {
    let token = desk.store.feedback(Search.query) { query, send in await send(.found(query)) }
    let other = Store(0, recorder: recorder, reduce: { (state: inout Int, action: Int) in state = action })
    ["b", "a"].forEach(desk.ask)
    other.dispatch(1)
    recorder.jump(to: 2)
    try await desk.list.run("a")
    recorder.jump(to: 1)
    recorder.truncateFuture()
    #expect(desk.told.lines == [""])
    token.cancel()
  }

  @Test("an action that is left out takes its effect along, when the present is back")
  func skipped() {
    let token = desk.store.feedback(Search.query) { _, _ in }
    ["a", "b"].forEach(desk.ask)
    recorder.jump(to: 1)
    recorder.disable(action: 2)
    #expect(desk.list.cancelled == ["a"])
    recorder.returnToPresent()
    #expect(desk.list.pending == ["a"])
    #expect(desk.list.cancelled == ["a", "b"])
    token.cancel()
  }

  @Test("a replay runs no effect a second time")
  func replay() async {
    let token = desk.store.feedback(Search.query) { query, send in await send(.found(query)) }
    ["a", nil, "b"].forEach(desk.ask)
    await desk.list.runAll()
    recorder.replay()
    #expect(desk.list.pending == [])
    #expect(desk.told.lines.suffix(2) == ["", "b"])
    token.cancel()
  }

  @Test("a pause that ends meanwhile begins nothing before the present is back")
  func pauses() async throws {
    let token = desk.store.feedback(Search.query, policy: .debounce(.seconds(1))) { _, _ in }
    desk.ask("a")
    recorder.jump(to: 0)
    try await desk.list.run("1.0 seconds before a")
    #expect(desk.list.pending == [])
    recorder.returnToPresent()
    #expect(desk.list.pending == ["a"])
    token.cancel()
  }

  @Test("a place that becomes free meanwhile is taken when the present is back")
  func places() async throws {
    let token = desk.store.feedback(Search.query, policy: .queue(limit: 1)) { _, _ in }
    ["a", "b"].forEach(desk.ask)
    recorder.jump(to: 0)
    try await desk.list.run("a")
    #expect(desk.list.pending == [])
    recorder.returnToPresent()
    #expect(desk.list.pending == ["b"])
    token.cancel()
  }

  @Test("a feedback that is made meanwhile begins with the present, and one that is ended ends at once")
  func madeAndEnded() {
    desk.ask("a")
    let first = desk.store.feedback(Search.query) { _, _ in }
    recorder.jump(to: 0)
    first.cancel()
    #expect(desk.list.cancelled == ["a"])
    let second = desk.store.feedback({ Search.query(of: $0).map { $0 + "!" } }) { _, _ in }
    let third = desk.store.feedback({ Search.query(of: $0).map { $0 + "?" } }) { _, _ in }
    third.cancel()
    recorder.jump(to: 1)
    #expect(desk.list.pending == ["a!"])
    second.cancel()
  }

  @Test("a thunk that is begun meanwhile waits for the present")
  func thunks() async {
    desk.ask("a")
    recorder.jump(to: 0)
    desk.store.thunk(named: "fetch") { await $0(.found("fetched")) }
    #expect(desk.list.pending == [])
    recorder.returnToPresent()
    #expect(desk.list.pending == ["fetch"])
    await desk.list.runAll()
    #expect(desk.told.lines == ["", "fetched"])
  }

  @Test("a thunk that takes a value and begins meanwhile receives that of the present")
  func thunksWithValues() async {
    ["a", "b"].forEach { desk.store.dispatch(.found($0)) }
    recorder.jump(to: 1)
    desk.store.scope(state: { $0 }).thunk(with: desk.texts, named: "fetch") { text, send in
      await send(.found("\(text)c"))
    }
    #expect(desk.list.pending == [])
    recorder.returnToPresent()
    await desk.list.runAll()
    #expect(desk.told.lines == ["", "a", "b", "a", "b", "bc"])
  }

  @Test("a store that is released in the past releases the thunks that wait")
  func waitingThunksAreReleased() {
    final class Canary: Sendable {}
    var desk: SearchDesk? = SearchDesk(recorder: recorder)
    desk?.ask("a")
    recorder.jump(to: 0)
    var canary: Canary? = Canary()
    if let desk { desk.store.thunk(with: desk.texts) { [canary] _, _ in _ = canary } }
    weak let last = canary
    canary = nil
    #expect(last != nil)
    desk = nil
    #expect(last == nil)
  }

  @Test("a state that answers by itself does so in the present only")
  func answers() {
    let token = desk.store.react(to: Search.query) { .found($0) }
    ["a", "b"].forEach(desk.ask)
    recorder.jump(to: 0)
    recorder.jump(to: 3)
    #expect(desk.told.lines == ["", "a", "b", "", "a"])
    recorder.returnToPresent()
    #expect(desk.told.lines == ["", "a", "b", "", "a", "b"])
    recorder.jump(to: 1)
    recorder.truncateFuture()
    #expect(desk.told.lines.suffix(2) == ["", "a"])
    token.cancel()
  }
}

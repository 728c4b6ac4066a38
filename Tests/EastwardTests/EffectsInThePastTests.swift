import EastwardTesting
import Testing

@testable import Eastward

@Suite("Effects while the past is shown")
@MainActor
struct EffectsInThePastTests {
  @Test("none starts, restarts or is cancelled, and in the present the state is looked at once more")
  func mute() {
    let desk = SearchDesk()
    let token = desk.store.feedback(Search.query) { _, _ in }
    desk.ask("a")
    desk.store.turn.showPast()
    ["b", nil, "c"].forEach(desk.show)
    #expect(desk.list.pending == ["a"])
    #expect(desk.list.cancelled == [])
    desk.store.turn.showPresent()
    #expect(desk.list.pending == ["c"])
    #expect(desk.list.cancelled == ["a"])
    token.cancel()
  }

  @Test("what runs goes on if the present is what it was")
  func goesOn() async throws {
    let desk = SearchDesk()
    let token = desk.store.feedback(Search.query) { query, back in await back(.found(query)) }
    desk.ask("a")
    desk.store.turn.showPast()
    ["b", "a"].forEach(desk.show)
    desk.store.turn.showPresent()
    #expect(desk.list.cancelled == [])
    try await desk.list.run("a")
    #expect(desk.told.lines == ["", "a"])
    token.cancel()
  }

  @Test("answers that come home meanwhile wait for the present, in order")
  func answersWait() async throws {
    let desk = SearchDesk()
    let token = desk.store.feedback(Search.query) { query, back in
      await back(.found(query + "1"))
      await back(.found(query + "2"))
    }
    desk.ask("a")
    desk.store.turn.showPast()
    try await desk.list.run("a")
    #expect(desk.told.lines == [""])
    desk.store.turn.showPresent()
    #expect(desk.told.lines == ["", "a1", "a2"])
    token.cancel()
  }

  @Test("they are dropped if the present asks for something else then")
  func staleAnswers() async throws {
    let desk = SearchDesk()
    let token = desk.store.feedback(Search.query) { query, back in await back(.found(query)) }
    desk.ask("a")
    desk.store.turn.showPast()
    try await desk.list.run("a")
    desk.show("b")
    desk.store.turn.showPresent()
    #expect(desk.told.lines == [""])
    #expect(desk.list.pending == ["b"])
    token.cancel()
  }

  @Test("a pause that ends meanwhile begins nothing before the present is back")
  func pauses() async throws {
    let desk = SearchDesk()
    let token = desk.store.feedback(Search.query, policy: .debounce(.seconds(1))) { _, _ in }
    desk.ask("a")
    desk.store.turn.showPast()
    try await desk.list.run("1.0 seconds before a")
    #expect(desk.list.pending == [])
    desk.store.turn.showPresent()
    #expect(desk.list.pending == ["a"])
    token.cancel()
  }

  @Test("a place that becomes free meanwhile is taken when the present is back")
  func places() async throws {
    let desk = SearchDesk()
    let token = desk.store.feedback(Search.query, policy: .oldest(1)) { _, _ in }
    ["a", "b"].forEach(desk.ask)
    desk.store.turn.showPast()
    try await desk.list.run("a")
    #expect(desk.list.pending == [])
    desk.store.turn.showPresent()
    #expect(desk.list.pending == ["b"])
    token.cancel()
  }

  @Test("a feedback that is made meanwhile begins, and one that is ended ends at once")
  func madeAndEnded() {
    let desk = SearchDesk()
    desk.ask("a")
    let first = desk.store.feedback(Search.query) { _, _ in }
    desk.store.turn.showPast()
    first.cancel()
    #expect(desk.list.cancelled == ["a"])
    let second = desk.store.feedback({ Search.query(of: $0).map { $0 + "!" } }) { _, _ in }
    let third = desk.store.feedback({ Search.query(of: $0).map { $0 + "?" } }) { _, _ in }
    third.cancel()
    #expect(desk.list.pending == [])
    desk.store.turn.showPresent()
    #expect(desk.list.pending == ["a!"])
    second.cancel()
  }

  @Test("a thunk that is begun meanwhile waits, and so do a state's own answers")
  func thunksAndAnswers() async {
    let desk = SearchDesk()
    let token = desk.store.answer(Search.query) { .found($0) }
    desk.store.turn.showPast()
    desk.store.thunk(named: "fetch") { await $0(.found("fetched")) }
    desk.show("a")
    #expect(desk.list.pending == [])
    #expect(desk.told.lines == [""])
    desk.store.turn.showPresent()
    #expect(desk.list.pending == ["fetch"])
    #expect(desk.told.lines == ["", "a"])
    await desk.list.runAll()
    #expect(desk.told.lines == ["", "a", "fetched"])
    token.cancel()
  }
}

extension SearchDesk {
  /// Shows another state, as whoever travels through time does.
  fileprivate func show(_ query: String?) { ask(query) }
}

import Eastward
import EastwardTesting
import Testing

@Suite("Effects as feedback")
@MainActor
struct FeedbackTests {
  @Test("an effect starts when its query appears, its answer comes home, and it is not started again")
  func starts() async throws {
    let desk = SearchDesk()
    let token = desk.store.feedback(Search.query) { query, back in await back(.found("all of \(query)")) }
    #expect(desk.list.pending == [])
    desk.ask("sun")
    desk.ask("sun")
    #expect(desk.list.pending == ["sun"])
    try await desk.list.run("sun")
    #expect(desk.told.lines == ["", "all of sun"])
    #expect(desk.list.pending == [])
    token.cancel()
  }

  @Test("a query that is there already starts its effect when the feedback is made")
  func startsAtOnce() {
    let desk = SearchDesk()
    desk.ask("sun")
    let token = desk.store.feedback(Search.query) { _, _ in }
    #expect(desk.list.pending == ["sun"])
    token.cancel()
    #expect(desk.list.cancelled == ["sun"])
  }

  @Test("a query that changes replaces its effect, one that goes cancels it, and one that returns starts it anew")
  func replaces() async throws {
    let desk = SearchDesk()
    let token = desk.store.feedback(Search.query) { query, back in await back(.found(query)) }
    ["a", "b", nil, "b"].forEach(desk.ask)
    #expect(desk.list.pending == ["b"])
    #expect(desk.list.cancelled == ["a", "b"])
    try await desk.list.run("b")
    #expect(desk.told.lines == ["", "b"])
    token.cancel()
  }

  @Test("a stale answer never reaches the reducer, though its task took no notice that it was cancelled")
  func stale() async throws {
    let gate = Gate()
    let desk = SearchDesk()
    let token = desk.store.feedback(Search.query) { query, back in
      await gate.pass(query)
      await back(.found(query))
    }
    desk.ask("old")
    let old = Task { try await desk.list.run("old") }
    await gate.waitFor("old")
    desk.ask("new")
    #expect(desk.list.cancelled == ["old"])
    await gate.open("old")
    try await old.value
    #expect(desk.told.lines == [""])
    await gate.open("new")
    try await desk.list.run("new")
    #expect(desk.told.lines == ["", "new"])
    token.cancel()
  }
}

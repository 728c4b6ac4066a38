import Eastward
import EastwardTesting
import Testing

@Suite("The list of effects")
@MainActor
struct ManualEffectRunnerTests {
  @Test("effects wait in order, and are run by name, one after the other or all")
  func runs() async throws {
    let desk = SearchDesk()
    let tokens = ["a", "b", "c"].map { name in
      desk.store.feedback({ Search.query(of: $0).map { "\(name) of \($0)" } }) { query, send in
        await send(.found(query))
      }
    }
    desk.ask("sun")
    #expect(desk.list.pending == ["a of sun", "b of sun", "c of sun"])
    try await desk.list.run("b of sun")
    try await desk.list.runNext()
    #expect(desk.list.pending == ["c of sun"])
    await desk.list.runAll()
    #expect(desk.told.lines == ["", "b of sun", "a of sun", "c of sun"])
    withExtendedLifetime(tokens) {}
  }

  @Test("an effect that is not there is named, with those that are")
  func missing() async {
    let desk = SearchDesk()
    let token = desk.store.feedback(Search.query) { _, _ in }
    let nothing = await #expect(throws: ManualEffectRunner.NoSuchEffect.self) { try await desk.list.runNext() }
    #expect(nothing?.description == "no effect waits to be run; none does")
    desk.ask("sun")
    let other = await #expect(throws: ManualEffectRunner.NoSuchEffect.self) { try await desk.list.run("rain") }
    #expect(other?.description == #"no effect "rain" waits to be run; these do: "sun""#)
    token.cancel()
  }

  @Test("all includes those that are asked for by answers")
  func chain() async {
    let desk = SearchDesk()
    let token = desk.store.feedback(Search.query) { query, send in
      await send(.found(query))
      if query.count < 3 { await send(.ask(query + "a")) }
    }
    desk.ask("a")
    await desk.list.runAll()
    #expect(desk.told.lines == ["", "a", "aa", "aaa"])
    token.cancel()
  }

  @Test("an effect that runs is cancelled as a task is")
  func cancelledWhileRunning() async throws {
    let clock = TestClock()
    let desk = SearchDesk()
    let token = desk.store.feedback(Search.query) { _, send in
      do { try await clock.sleep(for: .seconds(1)) } catch { await send(.found("stale")) }
    }
    desk.ask("sun")
    let running = Task { try await desk.list.run("sun") }
    await clock.waitForSuspensions()
    #expect(desk.list.running == ["sun"])
    desk.ask(nil)
    try await running.value
    #expect(desk.list.cancelled == ["sun"])
    #expect(desk.list.running == [])
    #expect(desk.told.lines == [""])
    token.cancel()
  }

  @Test("pauses are measured by a clock, if the list is given one")
  func pauses() async throws {
    let clock = TestClock()
    let desk = SearchDesk(list: ManualEffectRunner(clock: clock))
    let token = desk.store.feedback(Search.query, policy: .debounce(.milliseconds(300))) { query, send in
      await send(.found(query))
    }
    desk.ask("sun")
    let pause = Task { try await desk.list.run("0.3 seconds before sun") }
    await clock.waitForSuspensions()
    #expect(desk.list.pending == [])
    clock.advance(by: .milliseconds(300))
    try await pause.value
    #expect(desk.list.pending == ["sun"])
    token.cancel()
  }

  @Test("with the clock of tests and tasks, a search waits for the typing to end", arguments: 1...20)
  func typing(round: Int) async {
    let clock = TestClock()
    let (texts, continuation) = AsyncStream.makeStream(of: String.self)
    let store = SearchStore(Search(), effects: .tasks(clock: clock), reduce: Search.reduce)
    let tokens = [
      store.provider(of: TheText.self) { $0 }.provide { continuation.yield($0) },
      store.feedback(Search.query, policy: .debounce(.milliseconds(300))) { query, send in
        await send(.found("all of \(query)"))
      },
    ]
    for typed in ["s", "su", "sun"] { store.dispatch(.ask(typed)) }
    await clock.waitForSuspensions()
    clock.advance(by: .milliseconds(300))
    var told: [String] = []
    for await text in texts {
      told.append(text)
      if text == "all of sun" { break }
    }
    #expect(told == ["", "all of sun"])
    withExtendedLifetime(tokens) {}
  }

  @Test("the list works on an actor of the test's own, too")
  func ownActor() async throws {
    #expect(try await Bench().told() == ["", "sun"])
  }

  private actor Bench {
    private let list = ManualEffectRunner()

    func told() async throws -> [String] {
      let desk = SearchDesk(list: list)
      let token = desk.store.feedback(Search.query) { query, send in await send(.found(query)) }
      desk.ask("sun")
      try await list.run("sun")
      await list.runAll()
      token.cancel()
      return desk.told.lines
    }
  }
}

import Eastward
@testable import EastwardTesting
import EastwardTestReporters
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

  @Test(
    "what is in flight when a test ends is a failure, unless the test has looked, or says that it may be",
    arguments: [
      (End.pending, true), (.cancelled, true), (.lookedAt, false), (.ran, false), (.allowed, false), (.finished, true),
    ])
  func exhaustive(end: End, isFailure: Bool) async throws {
    let reported = Log()
    try await search(until: end, IssueReporter { reported.write($0.text) })
    let text = #"in flight at the end of the test: "sun"; run or cancel them, or call 'allowEffectsInFlight()'"#
    #expect(reported.lines == (isFailure ? [text] : []))
  }

  private func search(until end: End, _ reporter: IssueReporter) async throws {
    let runner = ManualEffectRunner(reporter)
    let store = SearchStore(Search(), effects: runner.effects, reduce: Search.reduce)
    let token = store.feedback(Search.query) { _, send in await send(.ask(nil)) }
    store.dispatch(.ask("sun"))
    #expect(runner.pending == ["sun"])
    switch end {
    case .pending: break
    case .cancelled: token.cancel()
    case .lookedAt:
      token.cancel()
      #expect(runner.cancelled == ["sun"])
    case .ran: try await runner.run("sun")
    case .allowed: runner.allowEffectsInFlight()
    case .finished: runner.finish()
    }
    withExtendedLifetime(token) {}
  }

  enum End { case pending, cancelled, lookedAt, ran, allowed, finished }

  @Test("a wait in vain ends, and says what it waited for")
  func waits() async {
    let reported = Log()
    let reporter = IssueReporter { reported.write($0.text) }
    let transcript = Transcript<Int>(reporter)
    transcript.record(7)
    await transcript.waitForValues(2, within: .milliseconds(20))
    await TestClock(reporter).waitForSuspensions(within: .milliseconds(20))
    #expect(
      reported.lines == [
        "waited 0.02 seconds for 2 values, and 1 was delivered: 7",
        "waited 0.02 seconds for 1 task to sleep on the clock, and 0 do",
      ])
    await transcript.waitForValues(within: .milliseconds(20))
    #expect(reported.lines.count == 2 && transcript.take() == [7])
  }

  @Test("a dependency that a test does not implement fails it by its name")
  func dependency() {
    let reported = Log()
    let titles = { () -> [String] in
      unimplemented("Server.titles", IssueReporter { reported.write($0.text) }, returning: ["none"])
    }
    #expect(titles() == ["none"])
    #expect(reported.lines == ["the test calls 'Server.titles', which it does not implement"])
  }

  @Test("a reporter of XCTest does not let a test of Swift Testing pass")
  func otherReporter() {
    withKnownIssue {
      IssueReporter.xctest(
        IssueReporter.Failure(
          text: "wrong",
          location: IssueReporter.Location(
            fileID: #fileID, filePath: #filePath, line: #line, column: #column)))
    } matching: { issue in
      issue.comments.first?.rawValue == "wrong\nin a test of Swift Testing use '.testing'"
    }
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

  @Test("an effect whose own action ends or changes its query has ended, and what that cancels is cancelled")
  func endedByItself() async throws {
    let desk = SearchDesk()
    let tokens = [
      desk.store.feedback(Search.query) { query, send in await send(.ask(query == "sun" ? "rain" : nil)) },
      desk.store.feedback(Search.query, named: "other") { _, _ in },
    ]
    desk.ask("sun")
    try await desk.list.run("sun")
    #expect(desk.list.cancelled == ["other: sun"])
    try await desk.list.run("rain")
    #expect(desk.list.cancelled == ["other: sun", "other: rain"])
    #expect(desk.list.pending == [] && desk.list.running == [])
    withExtendedLifetime(tokens) {}
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
    #expect(desk.list.cancelled == ["sun"])
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

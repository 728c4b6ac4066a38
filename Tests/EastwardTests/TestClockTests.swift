import Eastward
import EastwardTesting
import Testing

@Suite("The clock of tests")
@MainActor
struct TestClockTests {
  private let clock = TestClock()
  private let log = Log()

  private func sleeper(_ name: String, _ time: Duration) -> Task<Void, Never> {
    Task {
      do {
        try await clock.sleep(for: time)
        log.write("\(name) wakes")
      } catch {
        log.write("\(name) is cancelled")
      }
    }
  }

  @Test("who is to wake first wakes first, and nobody wakes before his time")
  func order() async {
    let late = sleeper("late", .seconds(2))
    let early = sleeper("early", .seconds(1))
    await clock.waitForSuspensions(2)
    clock.advance(by: .milliseconds(999))
    clock.advance(by: .milliseconds(1))
    await early.value
    #expect(log.lines == ["early wakes"])
    clock.advance(by: .seconds(1))
    await late.value
    #expect(log.lines == ["early wakes", "late wakes"])
  }

  @Test("one step wakes all whose time has come, in order")
  func oneStep() async {
    let sleepers = [("c", 3), ("a", 1), ("b", 2)].map { sleeper($0.0, .seconds($0.1)) }
    await clock.waitForSuspensions(3)
    clock.advance(by: .seconds(3))
    for sleeper in sleepers { await sleeper.value }
    #expect(log.lines == ["a wakes", "b wakes", "c wakes"])
  }

  @Test("a time that has come needs no sleep, and the clock shows what it was moved by")
  func now() async throws {
    let start = clock.now
    clock.advance(by: .seconds(5))
    #expect(start.duration(to: clock.now) == .seconds(5))
    try await clock.sleep(until: start.advanced(by: .seconds(5)))
    try await clock.sleep(for: .zero)
  }

  @Test("who is cancelled wakes with an error, while asleep and before")
  func cancelled() async {
    let asleep = sleeper("asleep", .seconds(1))
    await clock.waitForSuspensions()
    asleep.cancel()
    await asleep.value
    let before = sleeper("before", .seconds(1))
    before.cancel()
    await before.value
    #expect(log.lines == ["asleep is cancelled", "before is cancelled"])
  }

  @Test("who waits for sleepers is woken when there are enough, or when its task is cancelled")
  func watching() async {
    let waiting = Task {
      await clock.waitForSuspensions(3)
      log.write("three sleep")
    }
    let sleepers = (1...3).map { sleeper("\($0)", .seconds(1)) }
    await waiting.value
    let hopeless = Task { await clock.waitForSuspensions(100) }
    hopeless.cancel()
    await hopeless.value
    clock.advance(by: .seconds(1))
    for sleeper in sleepers { await sleeper.value }
    #expect(log.lines.first == "three sleep")
  }

  @Test("a debounced effect starts when the test says so, and its action is waited for", .timeLimit(.minutes(10)))
  func debounce() async {
    let store = SearchStore(Search(), effects: .tasks(clock: clock), reduce: Search.reduce)
    let searching = store.feedback(Search.query, policy: .debounce(.milliseconds(300))) { [clock] query, send in
      try? await clock.sleep(for: .seconds(1))
      await send(.found("all of \(query)"))
    }
    let texts = Transcript(store.provider(of: TheText.self))
    #expect(texts.take() == [""])
    store.dispatch(.ask("s"))
    await clock.waitForSuspensions()
    store.dispatch(.ask("sun"))
    for time in [Duration.milliseconds(300), .seconds(1)] {
      await clock.waitForSuspensions()
      clock.advance(by: time)
    }
    await texts.waitForValues()
    #expect(texts.take() == ["all of sun"])
    searching.cancel()
  }

  @Test("who waits for values is woken when there are enough, or when its task is cancelled", .timeLimit(.minutes(10)))
  func waitForValues() async {
    let transcript = Transcript<Int>()
    transcript.record(1)
    await transcript.waitForValues()
    let waiting = Task { await transcript.waitForValues(3) }
    await Task.yield()
    transcript.record(2)
    transcript.record(3)
    await waiting.value
    #expect(transcript.take() == [1, 2, 3])
    for isLate in [false, true] {
      let hopeless = Task { await transcript.waitForValues() }
      if isLate { await Task.yield() }
      hopeless.cancel()
      await hopeless.value
    }
  }

  @Test("10,000 sleepers on all threads, half of them cancelled, all wake")
  func many() async {
    let clock = clock
    let woken = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<10_000 {
        group.addTask {
          let task = Task { try await clock.sleep(for: .seconds(number % 10)) }
          if number.isMultiple(of: 2) { task.cancel() } else { clock.advance(by: .milliseconds(1)) }
          _ = await task.result
          return true
        }
      }
      group.addTask {
        for _ in 0..<10_000 {
          clock.advance(by: .seconds(1))
          await Task.yield()
        }
        return false
      }
      var woken = 0
      for await isSleeper in group where isSleeper { woken += 1 }
      return woken
    }
    #expect(woken == 10_000)
  }
}

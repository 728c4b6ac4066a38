import Eastward
import EastwardTesting
import Testing

@Suite("Where effects live, and how long")
@MainActor
struct EffectLifetimeTests {
  @Test("an effect does not keep its store: both go, the effect is cancelled, and its answer finds nobody")
  func storeGoes() async {
    let runner = Runner()
    weak var gone: SearchStore?
    let token: SubscriptionToken
    do {
      let store = SearchStore(Search(), effects: runner.list, reduce: Search.reduce)
      gone = store
      token = store.feedback(Search.query) { query, send in await send(.found(query)) }
      store.dispatch(.ask("sun"))
    }
    #expect(gone == nil)
    #expect(runner.cancelled == [0])
    await runner.run(0)
    token.cancel()
  }

  @Test("an effect does not keep the actor that owns its store either")
  func actorGoes() async {
    let gate = Gate()
    weak var gone: Server?
    do {
      let server = Server()
      gone = server
      await server.listen(gate)
      await server.ask("sun")
      await gate.waitFor("sun")
    }
    #expect(await eventually { gone == nil })
    await gate.open("sun")
  }

  @Test("a store on an actor of its own gets its answers there")
  func ownActor() async {
    let server = Server()
    let gate = Gate()
    await gate.open("sun")
    let texts = await server.listen(gate)
    await server.ask("sun")
    var told: [String] = []
    for await text in texts where !text.isEmpty {
      told.append(text)
      break
    }
    #expect(told == ["sun"])
  }

  private actor Server {
    private var store: SearchStore?
    private var tokens: [SubscriptionToken] = []

    @discardableResult
    func listen(_ gate: Gate) -> AsyncStream<String> {
      let store = SearchStore(
        Search(),
        reduce: { [unowned self] search, action in
          preconditionIsolated()
          Search.reduce(&search, action)
        })
      let (texts, continuation) = AsyncStream.makeStream(of: String.self)
      tokens = [
        store.provider(of: TheText.self) { $0 }.provide { continuation.yield($0) },
        store.feedback(Search.query) { query, send in
          await gate.pass(query)
          await send(.found(query))
        },
      ]
      self.store = store
      return texts
    }

    func ask(_ query: String) { store?.dispatch(.ask(query)) }
  }

  @Test("effects run as tasks, off the main actor, and their answers come back to it")
  func tasks() async {
    let (texts, continuation) = AsyncStream.makeStream(of: String.self)
    let store = SearchStore(
      Search(),
      reduce: { search, action in
        MainActor.preconditionIsolated()
        Search.reduce(&search, action)
      })
    let tokens = [
      store.provider(of: TheText.self) { $0 }.provide { continuation.yield($0) },
      store.feedback(Search.query) { query, send in await send(.found("all of \(query)")) },
    ]
    store.dispatch(.ask("sun"))
    for await text in texts where !text.isEmpty {
      #expect(text == "all of sun")
      break
    }
    withExtendedLifetime(tokens) {}
  }

  @Test("10,000 effects that replace one another end, and leave nothing behind")
  func replaced() async {
    let clock = TestClock()
    let log = Log()
    let (texts, continuation) = AsyncStream.makeStream(of: String.self)
    let store = SearchStore(
      Search(), effects: .tasks(clock: clock),
      reduce: { search, action in
        log.write("\(action)")
        Search.reduce(&search, action)
      })
    let tokens = [
      store.provider(of: TheText.self) { $0 }.provide { continuation.yield($0) },
      store.feedback(Search.query) { query, send in
        try? await clock.sleep(for: .seconds(1))
        await send(.found(query))
      },
    ]
    for number in 1...10_000 { store.dispatch(.ask("\(number)")) }
    // All but the last one are cancelled, and no longer asleep when their tasks have ended.
    await clock.waitForSuspensions()
    clock.advance(by: .seconds(1))
    for await text in texts where !text.isEmpty {
      #expect(text == "10000")
      break
    }
    #expect(log.lines.count == 10_001)
    withExtendedLifetime(tokens) {}
  }

  @Test("10,000 feedbacks that are made and ended leave nothing behind")
  func ended() {
    let list = ManualEffectRunner.permissive
    let store = SearchStore(Search(), effects: list.effects, reduce: Search.reduce)
    var canaries: [Weak] = []
    store.dispatch(.ask("sun"))
    for _ in 0..<10_000 {
      let canary = Canary()
      canaries.append(Weak(canary: canary))
      let token = store.feedback({ _ in canary }) { _, _ in _ = canary }
      token.cancel()
    }
    store.dispatch(.ask(nil))
    #expect(list.cancelled.count == 10_000)
    #expect(list.pending == [])
    #expect(canaries.allSatisfy { $0.canary == nil })
  }

  @Test("10,000 queries that come and go leave nothing behind", arguments: PolicyTests.policies)
  func queries(policy: FeedbackPolicy) {
    let list = ManualEffectRunner.permissive
    let store = Store(
      nil, effects: list.effects, reduce: { (state: inout Canary?, action: Canary?) in state = action })
    var canaries: [Weak] = []
    let token = store.feedback({ $0 }, policy: policy) { _, _ in }
    for number in 0..<10_000 {
      let canary = Canary()
      canaries.append(Weak(canary: canary))
      store.dispatch(canary)
      if number.isMultiple(of: 3) { store.dispatch(nil) }
    }
    store.dispatch(nil)
    // A throttle's pause may still know what it came after.
    #expect(canaries.count { $0.canary != nil } <= list.pending.count)
    token.cancel()
    #expect(list.pending == [])
    #expect(canaries.allSatisfy { $0.canary == nil })
  }

  private final class Canary: Equatable, Sendable {
    static func == (one: Canary, other: Canary) -> Bool { one === other }
  }

  private struct Weak {
    weak let canary: Canary?
  }
}

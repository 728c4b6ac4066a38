import Eastward
import EastwardTesting
import Testing

@Suite("Effects while the past is shown")
@MainActor
struct TimeEffectTests {
  private let recorder = Recorder(snapshotInterval: 2)
  private let list = ManualEffectRunner.permissive
  private let told = Log()
  private let store: SearchStore
  private let token: SubscriptionToken

  init() {
    store = SearchStore(Search(), effects: list.effects, recorder: recorder, reduce: Search.reduce)
    token = store.provider(of: TheText.self) { $0 }.provide { [told] in told.write($0) }
  }

  @Test("none is started, ended or started anew by a state of the past, nor by the present that comes back")
  func mute() {
    let effects = store.feedback(Search.query) { _, _ in }
    store.dispatch(.ask("a"))
    store.dispatch(.ask(nil))
    store.dispatch(.ask("b"))
    for moment in [1, 0, 2, 1] { recorder.jump(to: moment) }
    #expect(list.pending == ["b"])
    #expect(list.cancelled == ["a"])
    recorder.returnToPresent()
    recorder.replay()
    #expect(list.pending == ["b"])
    #expect(list.cancelled == ["a"])
    effects.cancel()
  }

  @Test("an answer that comes home waits for the present, is noted then, and is not sent again by a replay")
  func answers() async throws {
    let effects = store.feedback(Search.query) { query, send in await send(.found("all of \(query)")) }
    store.dispatch(.ask("sun"))
    recorder.jump(to: 0)
    try await list.run("sun")
    #expect(told.lines == [""])
    #expect(recorder.told == "0 of 1")
    recorder.returnToPresent()
    #expect(told.lines == ["", "all of sun"])
    #expect(recorder.told == #"2 of 2, found("all of sun")"#)
    recorder.replay()
    #expect(told.lines == ["", "all of sun", "", "all of sun"])
    #expect(list.pending == [])
    effects.cancel()
  }

  @Test("who goes on from the past has the effects that this state asks for, and stale answers are dropped")
  func branch() async throws {
    let effects = store.feedback(Search.query) { query, send in await send(.found(query)) }
    store.dispatch(.ask("a"))
    store.dispatch(.ask("b"))
    recorder.jump(to: 1)
    recorder.truncateFuture()
    #expect(list.pending == ["a"])
    #expect(list.cancelled == ["a", "b"])
    try await list.run("a")
    #expect(told.lines == ["", "a"])
    effects.cancel()
  }
}

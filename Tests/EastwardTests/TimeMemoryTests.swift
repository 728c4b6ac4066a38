import Eastward
import Foundation
import Testing

@Suite("What a recorder keeps")
struct TimeMemoryTests {
  private final class Canary {}

  /// A state and actions that are seen to go.
  private struct Cage: KnowsTheCount {
    var canary: Canary
    func provideCount(to component: some CountComponent) { component.newCount(1) }
    static func reduce(_ cage: inout Cage, _ next: Canary) { cage.canary = next }
  }

  @Test("the states go with their store, though its recorder stays", arguments: [false, true])
  func store(inThePast: Bool) {
    let recorder = Recorder(snapshotInterval: 1)
    weak var gone: AnyObject?
    weak var canary: Canary?
    do {
      let first = Canary()
      canary = first
      let store = Store(Cage(canary: first), recorder: recorder, reduce: Cage.reduce)
      gone = store
      let token = store.provider(of: Count.self) { $0 }.provide { _ in }
      store.dispatch(Canary())
      if inThePast { recorder.jump(to: 0) }
      token.cancel()
    }
    #expect(gone == nil)
    #expect(canary == nil)
    recorder.jump(to: 0)
    recorder.returnToPresent()
  }

  @Test("what was noted goes with the last copy of the recorder, though its store stays")
  func recorder() {
    weak var canary: Canary?
    var recorder: Recorder? = Recorder(snapshotInterval: 1)
    let panel = Panel()
    let store = Store(Cage(canary: Canary()), recorder: recorder, reduce: Cage.reduce)
    let timeline = recorder?.provider(of: TheTimeline.self)
    timeline?.provide(to: panel)
    do {
      let second = Canary()
      canary = second
      store.dispatch(second)
    }
    store.dispatch(Canary())
    #expect(canary != nil)
    recorder = nil
    #expect(canary == nil)
    store.dispatch(Canary())
    #expect(panel.shown.count == 3)
  }

  @Test("stores that ended go with their actions when these are more than the limit")
  func endedStores() {
    let recorder = Recorder(limit: 8)
    let main = Store(0, recorder: recorder) { $0 += $1 }
    weak var last: Canary?
    for _ in 0..<50 {
      let canary = Canary()
      last = canary
      let store = Store(0, onUsageError: { _ in _ = canary }, recorder: recorder) { $0 += $1 }
      store.dispatch(1)
    }
    for _ in 0..<20 { main.dispatch(1) }
    #expect(last == nil)
    #expect(recorder.listActions().count <= 8)
    recorder.jump(to: 69)
    #expect(recorder.listActions().count <= 8)
  }

  @Test("what a branch drops goes at once")
  func branch() {
    weak var canary: Canary?
    let recorder = Recorder(snapshotInterval: 1)
    let store = Store(Cage(canary: Canary()), recorder: recorder, reduce: Cage.reduce)
    do {
      let second = Canary()
      canary = second
      store.dispatch(second)
    }
    recorder.jump(to: 0)
    #expect(canary != nil)
    recorder.truncateFuture()
    #expect(canary == nil)
  }

  @Test(
    "what is beyond the limit goes, but for the actions since the snapshot before it", arguments: [1, 2, 64],
    [false, true])
  func limit(interval: Int, undone: Bool) {
    let recorder = Recorder(snapshotInterval: interval, limit: 8)
    let store = Store(Cage(canary: Canary()), recorder: recorder, reduce: Cage.reduce)
    let living = (1...1_000).map { _ in
      let canary = Canary()
      store.dispatch(canary)
      if undone { recorder.undo() }
      return { [weak canary] in canary != nil }
    }
    #expect(living.count { $0() } <= 8 + (undone ? 0 : interval))
    recorder.jump(to: 0)
    recorder.returnToPresent()
  }

  @Test("the first moment that is left has no action, also if that was disabled")
  func firstMoment() {
    let recorder = Recorder(limit: 4)
    let store = CounterStore(CounterState(), recorder: recorder, reduce: CounterState.reduce)
    let timelines = Log()
    let token = recorder.provider(of: TheTimeline.self).provide {
      timelines.write("\($0) \($0.first) \($0.isDisabled)")
    }
    (1...4).forEach { _ in store.dispatch(.up) }
    recorder.disable(action: 2)
    store.dispatch(.up)
    recorder.jump(to: 0)
    #expect(timelines.lines.last == "2 of 5 2 false")
    recorder.stepForward()
    #expect(timelines.lines.last == "3 of 5, up 2 false")
    recorder.returnToPresent()
    token.cancel()
  }

  @Test("the timeline's provider, its listeners and the recorder go")
  func timeline() {
    weak var canary: Canary?
    do {
      let recorder = Recorder()
      let store = counterStore()
      let recorded = CounterStore(CounterState(), recorder: recorder, reduce: CounterState.reduce)
      let kept = Canary()
      canary = kept
      let token = recorder.provider(of: TheTimeline.self).provide { _ in _ = kept }
      recorded.dispatch(.up)
      store.dispatch(.up)
      token.cancel()
      recorder.provider(of: TheTimeline.self).provide(to: Panel())
    }
    #expect(canary == nil)
  }

  @Test("a recorded collection is copied once for each state that is kept, and not for each action")
  func copyOnWrite() {
    struct State {
      var numbers: [Int]
      var address: Int { EastwardTests.address(of: numbers) }
    }
    let addresses = Log()
    let recorder = Recorder(snapshotInterval: 25)
    let store = Store(
      State(numbers: Array(repeating: 1, count: 10_000)), recorder: recorder,
      reduce: { (state: inout State, number: Int) in
        state.numbers[0] = number
        addresses.write("\(state.address)")
      })
    for number in 1...100 { store.dispatch(number) }
    #expect(Set(addresses.lines).count == 4)
    recorder.jump(to: 0)
    let before = addresses.lines.count
    recorder.jump(to: 99)
    #expect(Set(addresses.lines.dropFirst(before)).count == 1)
    #expect(addresses.lines.count - before == 24)
  }

  @Test("a state of 128 KB is recorded and moved on a stack of 1 MB")
  func smallStack() async {
    let told = await withCheckedContinuation { continuation in
      let thread = Thread {
        let recorder = Recorder(snapshotInterval: 2)
        let store = Store(
          LargeStateTests.Book(), recorder: recorder,
          reduce: { (book: inout LargeStateTests.Book, step: Int) in book.count += step })
        let label = Label()
        store.provider(of: Count.self, reading: { $0.provideCount(to: $1) }).provide(to: label)
        (1...4).forEach(store.dispatch)
        recorder.jump(to: 1)
        recorder.disable(action: 1)
        recorder.returnToPresent()
        continuation.resume(returning: label.shown)
      }
      thread.stackSize = 1_024 * 1_024
      thread.start()
    }
    #expect(told == ["0", "1", "3", "6", "10", "1", "0", "9"])
  }
}

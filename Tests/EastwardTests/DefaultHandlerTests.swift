import Eastward
import Testing

/// Everything that a program can do wrong at run time, without a handler of its own: a debug build stops with the
/// sentence, a release build goes on. `Documentation/UsageErrors.md` has the table.
@Suite("Usage errors without a handler")
struct DefaultHandlerTests {
  private struct Mistake: Sendable {
    let name: String
    /// A part of the sentence.
    let sentence: String
    /// What components hear in a release build.
    let heard: [String]
    let make: @Sendable (Log) -> Void
  }

  private static let mistakes = [
    Mistake(name: "reducerDispatched", sentence: "a reducer dispatched 2", heard: ["0", "1"]) { log in
      var store: Store<Sum, Int>?
      store = Store(
        Sum(),
        reduce: { state, action in
          state.count += action
          if action == 1 { store?.dispatch(2) }
        })
      let token = store?.subscribed(log)
      store?.dispatch(1)
      token?.cancel()
      store = nil
    },
    Mistake(name: "providerDispatched", sentence: "a provider dispatched 2 while", heard: ["0", "1"]) { log in
      let store = Store(Sum(), reduce: Sum.reduce)
      let numbers = store.provider(
        of: TheCount.self,
        reading: { [weak store] state, receiver in
          if state.count == 1 { store?.dispatch(2) }
          state.provideCount(to: receiver)
        })
      let token = numbers.provide { log.write("\($0)") }
      store.dispatch(1)
      token.cancel()
    },
    Mistake(name: "subscribedWhileReducing", sentence: "subscribed to TheCount", heard: ["0", "1", "late 1", "late 3"])
    { log in
      var numbers: Provider<TheCount>?
      var tokens: [SubscriptionToken] = []
      defer { tokens = [] }
      let store = Store(
        Sum(),
        reduce: { state, action in
          state.count += action
          if action == 1, let numbers { tokens.append(numbers.provide { log.write("late \($0)") }) }
        })
      numbers = store.provider(of: TheCount.self)
      let token = numbers?.provide { log.write("\($0)") }
      store.dispatch(1)
      token?.cancel()
      store.dispatch(2)
    },
    Mistake(name: "dispatchedDuringDelivery", sentence: "a component dispatched 2 during", heard: ["0", "1"]) { log in
      let store = Store(Sum(), reentrancy: .trap, reduce: Sum.reduce)
      let token = store.subscribed(log) { if $0 == 1 { store.dispatch(2) } }
      store.dispatch(1)
      token.cancel()
    },
    Mistake(name: "batchedDuringDelivery", sentence: "a component dispatched a batch of 2", heard: ["0", "1"]) { log in
      let store = Store(Sum(), reentrancy: .trap, reduce: Sum.reduce)
      let token = store.subscribed(log) { if $0 == 1 { store.batch([2, 3]) } }
      store.dispatch(1)
      token.cancel()
    },
    Mistake(name: "storeReleased", sentence: "1 was dispatched to a scope whose store was released", heard: ["0"]) {
      log in
      var store: Store<Sum, Int>? = Store(Sum(), reduce: Sum.reduce)
      let scope = store?.scope(state: { $0 }, action: { $0 })
      let token = scope?.subscribed(log)
      store = nil
      scope?.dispatch(1)
      token?.cancel()
    },
    Mistake(
      name: "subscribedAfterRelease", sentence: "subscribed to TheCount after its store was released", heard: ["0"]
    ) { log in
      var store: Store<Sum, Int>? = Store(Sum(), reduce: Sum.reduce)
      let numbers = store?.provider(of: TheCount.self)
      let token = numbers?.provide { log.write("\($0)") }
      store = nil
      let late = numbers?.provide { log.write("late \($0)") }
      token?.cancel()
      late?.cancel()
    },
    Mistake(
      name: "timeTravelDuringDelivery", sentence: "the recorder was asked to step back during", heard: ["0", "1", "0"]
    ) { log in
      let recorder = Recorder()
      let store = Store(Sum(), recorder: recorder, reduce: Sum.reduce)
      let token = store.subscribed(log) { if $0 == 1 { recorder.stepBack() } }
      store.dispatch(1)
      recorder.stepBack()
      token.cancel()
    },
    Mistake(
      name: "endlessActions", sentence: "endless loop of actions, more than 2 in a row",
      heard: ["0", "1", "2", "3", "10"]
    ) { log in
      let store = Store(Sum(), limit: 2, reduce: Sum.reduce)
      let token = store.subscribed(log) { if 1...3 ~= $0 { store.dispatch(1) } }
      store.dispatch(1)
      store.dispatch(7)
      token.cancel()
    },
    Mistake(
      name: "endlessSubscriptions", sentence: "endless loop of subscriptions to TheCount, more than 2 in a row",
      heard: ["0", "0", "1", "1", "1"]
    ) { log in
      let store = Store(Sum(), limit: 2, reduce: Sum.reduce)
      let numbers = store.provider(of: TheCount.self)
      var tokens: [SubscriptionToken] = []
      defer { tokens = [] }
      func join() {
        tokens.append(
          numbers.provide {
            log.write("\($0)")
            if $0 == 0 { join() }
          })
      }
      join()
      store.dispatch(1)
    },
  ]

  #if DEBUG
    @Test("stop a debug build with the sentence", arguments: mistakes.indices)
    func stop(index: Int) async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [index] in
        DefaultHandlerTests.mistakes[index].make(Log())
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains(Self.mistakes[index].sentence), "\(Self.mistakes[index].name): \(text)")
    }
  #else
    @Test("do not stop a release build, which goes on without the call", arguments: mistakes.indices)
    func goOn(index: Int) {
      let log = Log()
      Self.mistakes[index].make(log)
      #expect(log.lines == Self.mistakes[index].heard, "\(Self.mistakes[index].name)")
    }
  #endif
}

/// A sum of the actions.
private struct Sum: Eastward.KnowsTheCount {
  var count = 0

  static func reduce(_ sum: inout Sum, _ action: Int) { sum.count += action }

  func provideCount(to component: some Eastward.CountComponent) { component.newCount(count) }
}

extension Store where State == Sum, Action == Int {
  fileprivate func subscribed(_ log: Log, whenTold: @escaping (Int) -> Void = { _ in }) -> SubscriptionToken {
    provider(of: TheCount.self).provide {
      log.write("\($0)")
      whenTold($0)
    }
  }
}

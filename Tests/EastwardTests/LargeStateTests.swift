import Eastward
import Foundation
import Testing

@Suite("Large states")
struct LargeStateTests {
  /// Eight values that lie in the state itself, not behind a reference.
  struct Eight<Value> {
    var one: Value
    var two: Value
    var three: Value
    var four: Value
    var five: Value
    var six: Value
    var seven: Value
    var eight: Value

    init(_ value: Value) {
      (one, two, three, four) = (value, value, value, value)
      (five, six, seven, eight) = (value, value, value, value)
    }
  }

  /// 32 KB; four of them make 128 KB.
  typealias Chapter = Eight<Eight<Eight<Eight<Int>>>>

  struct Book: KnowsTheCount {
    var first = Chapter(Eight(Eight(Eight(1))))
    var second = Chapter(Eight(Eight(Eight(2))))
    var third = Chapter(Eight(Eight(Eight(3))))
    var fourth = Chapter(Eight(Eight(Eight(4))))
    var count = 0
    let depth = Depth()
    func provideCount(to component: some CountComponent) {
      depth.asked = stackDepth()
      component.newCount(count)
    }
  }

  /// How deep the stack was when the state was asked, in KB.
  final class Depth: @unchecked Sendable {
    var asked = 0
  }

  @Test("the library does not copy a state of 128 KB to ask it")
  func borrowed() {
    let book = Book()
    let store = Store(book, reduce: { (book: inout Book, step: Int) in book.count += step })
    let label = Label()
    store.provider(of: Count.self, reading: { $0.provideCount(to: $1) }).provide(to: label)
    store.dispatch(1)
    // One copy is the closure's above, in a build without optimisation.
    #expect(stackDepth() - book.depth.asked < 200, "the stack grew by \(stackDepth() - book.depth.asked) KB")
  }

  @Test("a state of 128 KB is dispatched on a stack of 1 MB")
  func smallStack() async {
    #expect(MemoryLayout<Book>.size > 128_000)
    let told = await withCheckedContinuation { continuation in
      let thread = Thread {
        let store = Store(Book(), reduce: { (book: inout Book, step: Int) in book.count += step })
        let label = Label()
        store.provider(of: Count.self, reading: { $0.provideCount(to: $1) }).provide(to: label)
        store.dispatch(1)
        continuation.resume(returning: label.shown)
      }
      thread.stackSize = 1_024 * 1_024
      thread.start()
    }
    #expect(told == ["0", "1"])
  }

  @Test("what nobody listens to is not kept, so a collection in the state is changed where it stands")
  func inPlace() {
    struct State {
      var numbers: [Int]
      var address: Int { EastwardTests.address(of: numbers) }
    }
    let addresses = Log()
    let store = Store(
      State(numbers: Array(repeating: 1, count: 10_000)),
      reduce: { (state: inout State, number: Int) in
        state.numbers[0] = number
        addresses.write("\(state.address)")
      })
    let label = Label()
    let token = store.provider(of: Number.self) { $0.numbers[0] }.provide { label.newCount($0) }
    (1...5).forEach(store.dispatch)
    #expect(Set(addresses.lines).count == 1)
    #expect(label.shown == ["1", "2", "3", "4", "5"] || label.shown == ["1", "1", "2", "3", "4", "5"])
    token.cancel()
  }

  @Test("an aspect that was listened to is forgotten when the last listener goes")
  func forgets() {
    final class Canary: Equatable {
      static func == (one: Canary, other: Canary) -> Bool { one === other }
    }
    enum Bird: Aspect {
      typealias Value = Canary
      static func read(from source: Canary, into probe: Probe<Bird>) { probe.record(source) }
      static func observer(for component: Label, reading probe: Probe<Bird>) -> () -> Bool { { true } }
    }
    let store = Store(Canary?.some(Canary()), reduce: { (bird: inout Canary?, _: Int) in bird = nil })
    weak var canary: Canary?
    let birds = store.provider(of: Bird.self) { $0 }
    let token = birds.provide { canary = $0 }
    #expect(canary != nil)
    token.cancel()
    store.dispatch(0)
    #expect(canary == nil)
  }
}

/// Where on the stack this is called, in steps of 1,024 bytes.
@inline(never)
private func stackDepth() -> Int {
  var here = 0
  return unsafe withUnsafePointer(to: &here) { Int(bitPattern: $0) } / 1_024
}

import Eastward
import Testing

/// The bugs that a first sketch of this library had, each as a test. A fourth one, of `Codable`, belongs to the
/// recorder.
@Suite("Bugs that will not come back")
struct DocumentedBugTests {
  @Test("a component needs no token, so no token can be dropped")
  func noToken() {
    let store = counterStore()
    let label = Label()
    let nothing: Void = store.provider(of: Count.self) { $0 }.provide(to: label)
    store.dispatch(.up)
    #expect(label.shown == ["0", "1"])
    #expect(nothing == ())
  }

  @Test("a capability that is dropped does not take its listeners along")
  func droppedCapability() {
    let store = counterStore()
    let label = Label()
    do {
      let counts = store.provider(of: Count.self) { $0 }
      counts.provide(to: label)
    }
    store.dispatch(.up)
    #expect(label.shown == ["0", "1"])
  }

  private enum Reducers {
    static let both: Reducer<[Int], Int> = .combine(
      Reducer { $0.append($1) }, Reducer { $0.append(-$1) })
  }

  @Test("a combined reducer can be a static constant")
  func staticReducers() {
    var numbers: [Int] = []
    Reducers.both(&numbers, 3)
    #expect(numbers == [3, -3])
  }
}

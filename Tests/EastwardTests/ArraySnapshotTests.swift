import Eastward
import Running
import Testing

@Suite("The snapshot of an array")
struct ArraySnapshotTests {
  private typealias Change = Eastward.Change<Reading>

  fileprivate struct Reading: Identifiable, Equatable {
    let id: Int
    var value = 0.0
  }

  fileprivate struct Sensors {
    var readings: [Reading] = []
    var clicks = 0
  }

  private struct Action {
    let perform: (inout Sensors) -> Void
  }

  private let store: Store<Sensors, Action>

  init() {
    var sensors = Sensors()
    sensors.readings = (0..<5).map { Reading(id: $0) }
    store = Store(sensors, reduce: { $1.perform(&$0) })
  }

  private func dispatch(_ action: @escaping (inout Sensors) -> Void) { store.dispatch(Action(perform: action)) }

  @Test(
    "leaves the array to the reducer when elements change, and shares it again when they rest", arguments: [0, 1, 8])
  func changesInPlace(clicks: Int) {
    let readings = store.elements(in: { $0.readings }).provide { _ in }
    defer { readings.cancel() }
    // A copy has only the capacity that it needs.
    dispatch {
      $0.readings.reserveCapacity(1_000)
      $0.readings[0].value += 1
    }
    var capacities: [Int] = []
    for _ in 0..<3 {
      for _ in 0..<clicks { dispatch { $0.clicks += 1 } }
      dispatch {
        $0.readings[2].value += 1
        capacities.append($0.readings.capacity)
      }
    }
    #expect(capacities.allSatisfy { $0 >= 1_000 })
    for _ in 0..<9 { dispatch { $0.clicks += 1 } }
    dispatch {
      $0.readings[2].value += 1
      capacities.append($0.readings.capacity)
    }
    #expect((capacities.last ?? 0) < 1_000)
  }

  @Test("tells what an array that is kept tells, whatever happens", arguments: 1...20 as ClosedRange<UInt64>)
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var told: [Change] = []
    var shown: [Reading] = []
    let token = store.elements(in: { $0.readings }).provide {
      told = $0
      shown.apply($0)
    }
    defer { token.cancel() }
    for step in 0..<400 {
      let before = shown
      told = []
      let isTouched = random.below(3) == 0
      if isTouched { dispatch(random.edit(step)) } else { dispatch { $0.clicks += 1 } }
      var after: [Reading] = []
      dispatch { after = $0.readings }
      #expect("\(shown)" == "\(after)", "step \(step)")
      guard isTouched, before.map(\.id) == after.map(\.id) else { continue }
      let expected = after.indices.filter { before[$0] != after[$0] }.map { Change.changed(after[$0], at: $0) }
      #expect("\(told)" == "\(expected)", "step \(step)")
    }
  }

  @Test("tells an element that does not equal itself when its array was changed, not after every action")
  func notANumber() {
    var count = 0
    let token = store.elements(in: { $0.readings }).provide { _ in count += 1 }
    defer { token.cancel() }
    dispatch { $0.readings[1].value = 1 }
    dispatch { $0.readings[1].value = .nan }
    #expect(count == 3)
    for _ in 0..<3 { dispatch { $0.clicks += 1 } }
    #expect(count == 3)
    dispatch { $0.readings[0].value = 1 }
    for _ in 0..<3 { dispatch { $0.clicks += 1 } }
    #expect(count == 4)
  }
}

extension SeededGenerator {
  /// Changes readings, some of them to values that do not equal themselves, or their order.
  fileprivate mutating func edit(_ step: Int) -> (inout ArraySnapshotTests.Sensors) -> Void {
    let (place, id, kind) = (below(8), below(8), below(8))
    return { sensors in
      guard sensors.readings.indices.contains(place) else { return sensors.readings.append(.init(id: 1_000 + step)) }
      switch kind {
      case 0: sensors.readings[place].value = .nan
      case 1: sensors.readings.remove(at: place)
      case 2: sensors.readings.insert(.init(id: id, value: 5), at: place)
      case 3: sensors.readings.reverse()
      case 4: sensors.readings = sensors.readings.map { $0 }
      default: sensors.readings[place].value = Double(step % 4)
      }
    }
  }
}

import Testing

@testable import Eastward

@Suite("Tracked changes")
struct ChangeTrackerTests {
  @Test("of the same elements are kept once, though nobody looks")
  func repeated() {
    let tracker = ChangeTracker<Int>()
    for number in 0..<100_000 { tracker.touch(number % 3) }
    #expect(tracker.touched.count <= 64)
    for number in 0..<1_000 { tracker.touch(number) }
    #expect(Set(tracker.touched) == Set(0..<1_000))
  }
}

@testable import Eastward
import Running
import Testing

@Suite("A gap buffer")
struct GapBufferTests {
  @Test("contains the same as a sorted array after random changes", arguments: 1...20 as ClosedRange<UInt64>)
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var numbers: Set<Int> = []
    var buffer = GapBuffer()
    for _ in 0..<500 {
      let number = random.below(100)
      switch random.below(40) {
      case 0:
        numbers = numbers.filter { $0 > number }
        buffer.removeAll(upTo: number)
      case 1:
        numbers = numbers.filter { $0 <= number }
        buffer.removeAll(after: number)
      default:
        if numbers.insert(number).inserted {
          buffer.insert(number)
        } else {
          numbers.remove(number)
          buffer.remove(number)
        }
      }
      #expect(buffer.indices.map { buffer[$0] } == numbers.sorted())
      #expect(buffer.countUp(to: number) == numbers.count { $0 <= number })
    }
  }
}

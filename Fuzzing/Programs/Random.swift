/// Numbers that look random and are the same for the same seed, on every machine.
package struct Random: Sendable {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var word = state
    word = (word ^ (word >> 30)) &* 0xbf58_476d_1ce4_e5b9
    word = (word ^ (word >> 27)) &* 0x94d0_49bb_1331_11eb
    return word ^ (word >> 31)
  }

  /// Returns a number from 0 up to, but not including, `limit`; 0 if the limit is not positive.
  package mutating func below(_ limit: Int) -> Int { limit < 2 ? 0 : Int(next() % UInt64(limit)) }

  package mutating func number(_ range: ClosedRange<Int>) -> Int { range.lowerBound + below(range.count) }

  package mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  /// Returns one of the elements, or `nil` if there is none.
  package mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[below(elements.count)]
  }

  package mutating func shuffle<Element>(_ elements: inout [Element]) {
    for index in elements.indices.reversed() { elements.swapAt(index, below(index + 1)) }
  }
}

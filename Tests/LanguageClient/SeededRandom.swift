/// Random numbers that are the same in every run.
package struct SeededRandom: Sendable {
  private var state: UInt64

  package init(_ seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0x9e37_79b9_7f4a_7c15 &+ 1 }

  package mutating func next(below count: Int) -> Int {
    state = state &+ 0x9e37_79b9_7f4a_7c15
    var word = state
    word = (word ^ (word >> 30)) &* 0xbf58_476d_1ce4_e5b9
    word = (word ^ (word >> 27)) &* 0x94d0_49bb_1331_11eb
    return Int((word ^ (word >> 31)) % UInt64(max(1, count)))
  }

  package mutating func choice<Element>(_ elements: [Element]) -> Element { elements[next(below: elements.count)] }
}

/// What is known so far of the numbered things of one file. Most are never asked for, so they take little room.
struct OriginTable {
  private var slots: [UInt32]
  private var values: [ValueOrigin] = []

  enum State {
    case unknown
    case known(ValueOrigin)
    /// It is being found out, at a position of the evaluation stack.
    case open(position: Int)
  }

  /// The bit of a slot that tells that the rest is a position.
  private static let openBit: UInt32 = 1 << 31

  init(count: Int) {
    slots = Array(repeating: 0, count: count)
  }

  subscript(number: UInt32) -> State {
    let slot = slots[Int(number)]
    if slot == 0 { return .unknown }
    return slot < Self.openBit ? .known(values[Int(slot - 1)]) : .open(position: Int(slot & ~Self.openBit))
  }

  /// Notes that a thing is being found out.
  mutating func open(_ number: UInt32, at position: Int) {
    slots[Int(number)] = Self.openBit | UInt32(truncatingIfNeeded: position)
  }

  /// Notes what was found out.
  mutating func finish(_ number: UInt32, with origin: ValueOrigin) {
    values.append(origin)
    slots[Int(number)] = UInt32(values.count)
  }

  /// Notes that nothing is known after all.
  mutating func forget(_ number: UInt32) { slots[Int(number)] = 0 }
}

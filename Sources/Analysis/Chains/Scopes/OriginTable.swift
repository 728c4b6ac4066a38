/// The origins that are known so far of one kind of numbered facts of a file. Most facts are never requested, so each
/// takes only four bytes until then.
struct OriginTable {
  private var slots: [UInt32]
  private var values: [ValueOrigin] = []

  enum State {
    case unknown
    case known(ValueOrigin)
    /// The origin is being computed, at this position of the evaluation stack.
    case open(position: Int)
  }

  /// The bit that marks a slot as the position of an open computation.
  private static let openBit: UInt32 = 1 << 31

  init(count: Int) {
    slots = Array(repeating: 0, count: count)
  }

  subscript(number: UInt32) -> State {
    let slot = slots[Int(number)]
    if slot == 0 { return .unknown }
    return slot < Self.openBit ? .known(values[Int(slot - 1)]) : .open(position: Int(slot & ~Self.openBit))
  }

  /// Records that the computation of an origin has begun.
  mutating func open(_ number: UInt32, at position: Int) {
    slots[Int(number)] = Self.openBit | UInt32(truncatingIfNeeded: position)
  }

  /// Records the origin of a fact.
  mutating func finish(_ number: UInt32, with origin: ValueOrigin) {
    values.append(origin)
    slots[Int(number)] = UInt32(values.count)
  }

  /// Resets a fact to unknown.
  mutating func forget(_ number: UInt32) { slots[Int(number)] = 0 }
}

/// What is known so far of the numbered things of one file. Most are never asked for, so they take little room.
struct Standings {
  private var slots: [UInt32]
  private var values: [Standing] = []

  init(count: Int) {
    slots = Array(repeating: 0, count: count)
  }

  /// What is known; of what is just being found out, that nothing is known; `nil` if nobody has asked yet.
  subscript(number: UInt32) -> Standing? {
    let slot = slots[Int(number)]
    return slot == 0 ? nil : values[Int(slot - 1)]
  }

  /// Notes that a thing is being found out, with what is known already.
  mutating func begin(_ number: UInt32, with standing: Standing = .unknown) {
    values.append(standing)
    slots[Int(number)] = UInt32(values.count)
  }

  /// Notes what was found out of a thing that was begun.
  mutating func finish(_ number: UInt32, with standing: Standing) {
    let slot = slots[Int(number)]
    if slot > 0 { values[Int(slot - 1)] = standing }
  }
}

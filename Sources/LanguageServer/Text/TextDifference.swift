/// What two texts have in common at their start and end.
struct TextDifference: Sendable {
  /// The bytes of the older text that are others in the newer one.
  let old: Range<Int>
  /// The bytes of the newer text in their place.
  let new: Range<Int>

  init(from older: [UInt8], to newer: [UInt8]) {
    let least = min(older.count, newer.count)
    var start = 0
    while start < least, older[start] == newer[start] { start += 1 }
    while older.isCut(at: start) || newer.isCut(at: start) { start -= 1 }
    var common = 0
    while common < least - start, older[older.count - 1 - common] == newer[newer.count - 1 - common] { common += 1 }
    while older.isCut(at: older.count - common) || newer.isCut(at: newer.count - common) { common -= 1 }
    old = start..<older.count - common
    new = start..<newer.count - common
  }

  var isEmpty: Bool { old.isEmpty && new.isEmpty }

  /// Where a byte of the older text is in the newer one; `nil` if it was replaced.
  func offset(of offset: Int) -> Int? {
    if offset <= old.lowerBound { return offset }
    return offset >= old.upperBound ? offset - old.upperBound + new.upperBound : nil
  }
}

extension [UInt8] {
  /// Whether an offset is within a scalar or between the two parts of a line end: no position of a client is there.
  fileprivate func isCut(at offset: Int) -> Bool {
    guard offset > 0, offset < count else { return false }
    return self[offset] & 0xc0 == 0x80 || self[offset] == 0x0a && self[offset - 1] == 0x0d
  }
}

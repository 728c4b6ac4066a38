/// The difference between two texts: the ranges between their common start and their common end.
struct TextDifference: Sendable {
  /// The bytes of the older text that are replaced.
  let old: Range<Int>
  /// The bytes of the newer text that replace them.
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

  /// Returns the offset in the newer text of a byte of the older text; `nil` if the byte was replaced.
  func offset(of offset: Int) -> Int? {
    if offset <= old.lowerBound { return offset }
    return offset >= old.upperBound ? offset - old.upperBound + new.upperBound : nil
  }
}

extension [UInt8] {
  /// Returns whether an offset is inside a scalar or between the two bytes of a line ending, where no position of a
  /// client is.
  fileprivate func isCut(at offset: Int) -> Bool {
    guard offset > 0, offset < count else { return false }
    return self[offset] & 0xc0 == 0x80 || self[offset] == 0x0a && self[offset - 1] == 0x0d
  }
}

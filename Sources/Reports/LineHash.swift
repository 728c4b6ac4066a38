/// Hashes every line of a file as GitHub's code scanning does for `primaryLocationLineHash`, so that an alert stays the
/// same when lines above it come and go.
///
/// A line's hash is a polynomial of base 37, modulo 2⁶⁴, over the first 100 UTF-16 code units from its start on, in which
/// blanks and tabs do not count and every line end is one line feed; a mark follows the last unit, zeros follow the
/// mark. Lines with the same hash are numbered.
///
/// - Returns: the hashes in the order of the lines: `e54938cc54b302f1:1`.
/// - Complexity: O(*n*) in the number of bytes.
package func lineHashes(of bytes: [UInt8]) -> [String] {
  var units: [UInt64] = []
  units.reserveCapacity(bytes.count + window)
  var starts: [Int] = []
  var startsLine = true
  var follows = false
  for unit in String(decoding: bytes, as: UTF8.self).utf16 {
    let isSecondHalf = follows && unit == lineFeed
    follows = false
    if unit == blank || unit == tab || isSecondHalf { continue }
    follows = unit == carriageReturn
    let isEnd = unit == lineFeed || follows
    if startsLine { starts.append(units.count) }
    startsLine = isEnd
    units.append(UInt64(isEnd ? lineFeed : unit))
  }
  if startsLine { starts.append(units.count) }
  units.append(endMark)
  units.append(contentsOf: repeatElement(0, count: window))
  var counts: [UInt64: Int] = [:]
  return starts.map { start in
    let hash = units[start..<start + window].reduce(0) { $0 &* 37 &+ $1 }
    counts[hash, default: 0] += 1
    return "\(String(hash, radix: 16)):\(counts[hash, default: 1])"
  }
}

private let window = 100
private let endMark: UInt64 = 0xffff
private let lineFeed: UInt16 = 0x0a
private let carriageReturn: UInt16 = 0x0d
private let tab: UInt16 = 0x09
private let blank: UInt16 = 0x20

/// Returns the hash of each line as GitHub's code scanning computes `primaryLocationLineHash`, so that an alert keeps
/// its identity when lines above it are added or removed.
///
/// The hash of a line is a polynomial of base 37, modulo 2⁶⁴, over the first 100 UTF-16 code units from the line's
/// start. Spaces and tabs are skipped, every line break counts as one line feed, the last unit of the file is followed
/// by an end mark, and the mark by zeros. Lines with equal hashes are numbered.
///
/// - Complexity: O(*n*) in the number of bytes.
package func lineHashes(of bytes: [UInt8]) -> [LineHash] {
  var units: [UInt16] = []
  units.reserveCapacity(bytes.count + window + 1)
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
    units.append(isEnd ? lineFeed : unit)
  }
  if startsLine { starts.append(units.count) }
  units.append(endMark)
  units.append(contentsOf: repeatElement(0, count: window))
  var counts: [UInt64: Int] = [:]
  return hashes(of: units, at: starts).map { hash in
    counts[hash, default: 0] += 1
    return LineHash(hash: hash, number: counts[hash, default: 1])
  }
}

/// The hash of a line, and the number of lines up to it with an equal hash: `e54938cc54b302f1:1`.
package struct LineHash: Sendable, CustomStringConvertible {
  fileprivate let hash: UInt64
  fileprivate let number: Int

  package var description: String { "\(String(hash, radix: 16)):\(number)" }
}

/// Returns the hashes of the windows that begin at the given ascending indices; each is computed from the previous one
/// as a rolling hash.
private func hashes(of units: [UInt16], at starts: [Int]) -> [UInt64] {
  let power = (0..<window).reduce(UInt64(1)) { product, _ in product &* base }
  var hash = units.prefix(window).reduce(UInt64(0)) { $0 &* base &+ UInt64($1) }
  var place = 0
  return starts.map { start in
    while place < start {
      hash = hash &* base &+ UInt64(units[place + window]) &- power &* UInt64(units[place])
      place += 1
    }
    return hash
  }
}

private let window = 100
private let base: UInt64 = 37
private let endMark: UInt16 = 0xffff
private let lineFeed: UInt16 = 0x0a
private let carriageReturn: UInt16 = 0x0d
private let tab: UInt16 = 0x09
private let blank: UInt16 = 0x20

/// The distinct spellings of one file, numbered while the file is split into tokens, so that the parser need not look
/// at the bytes of a name again. The keywords come first, each with the raw value of its ``Word`` as its number.
package struct Spellings: Sendable {
  private struct Entry {
    /// The bytes after the last full chunk, at most seven, followed by zeros.
    var last: UInt64
    var hash: UInt32
    var length: UInt32
    /// The index in `chunks` of the bytes before `last`, eight bytes in each chunk.
    var start: UInt32
    var word: Word
  }

  private var entries = [Entry(last: 0, hash: 0, length: 0, start: 0, word: .none)]
  private var chunks: [UInt64] = []
  /// A hash table of the numbers, with linear probing; 0 is a free slot.
  private var slots: [UInt32] = Array(repeating: 0, count: 1024)
  /// The empty hash. Its seed and factor differ in each process, so that no file can be crafted whose spellings all
  /// collide.
  let emptyHash = SpellingHash(seed: .random(in: .min ... .max), factor: .random(in: .min ... .max) | 1)

  /// The spellings of the keywords, with which every file begins.
  static let grammar = Spellings()

  private init() {
    for (word, spelling) in zip(Word.allCases.dropFirst(), Word.spellings) {
      let number = number(of: Array(spelling.utf8))
      entries[Int(number)].word = word
    }
  }

  /// The number of entries, the unused entry 0 included.
  package var count: Int { entries.count }

  /// Returns the keyword that a number denotes, or `.none` if it denotes another spelling.
  func word(_ number: UInt32) -> Word { entries[Int(number)].word }

  /// Returns the number of a spelling, and adds the spelling if it is new.
  package mutating func number(of text: [UInt8]) -> UInt32 {
    number(of: 0..<text.count, in: SourceBytes(text))
  }

  /// Returns the number of the spelling `bytes[range]`, and adds the spelling if it is new.
  package mutating func number(of range: Range<Int>, in bytes: SourceBytes) -> UInt32 {
    var hash = emptyHash
    var place = range.lowerBound
    while range.upperBound - place >= 8 {
      hash.add(bytes.word(at: place))
      place += 8
    }
    let last = ByteWord.first(range.upperBound - place, of: bytes.word(at: place))
    hash.add(last)
    return place == range.lowerBound
      ? number(ofShort: last, range.count, hash.value) : number(of: range, in: bytes, last, hash.value)
  }

  /// Returns the number of a spelling of at most seven bytes, which are passed as a word.
  @inline(__always)
  mutating func number(ofShort text: UInt64, _ length: Int, _ hash: UInt32) -> UInt32 {
    var slot = hash
    while true {
      let number = slots[Int(slot) & (slots.count &- 1)]
      if number == 0 {
        let length = UInt32(truncatingIfNeeded: length)
        return add(Entry(last: text, hash: hash, length: length, start: 0, word: .none))
      }
      let entry = entries[Int(number)]
      if entry.last == text, entry.length == length { return number }
      slot &+= 1
    }
  }

  /// Returns the number of the spelling `bytes[range]`, whose bytes after the last full chunk and whose hash are known.
  @inline(__always)
  mutating func number(of range: Range<Int>, in bytes: SourceBytes, _ last: UInt64, _ hash: UInt32) -> UInt32 {
    var slot = hash
    while true {
      let number = slots[Int(slot) & (slots.count &- 1)]
      if number == 0 { break }
      let entry = entries[Int(number)]
      if entry.hash == hash, entry.length == range.count, entry.last == last, begins(entry, range.lowerBound, bytes) {
        return number
      }
      slot &+= 1
    }
    let start = UInt32(truncatingIfNeeded: chunks.count)
    var place = range.lowerBound
    while range.upperBound - place >= 8 {
      chunks.append(bytes.word(at: place))
      place += 8
    }
    return add(
      Entry(last: last, hash: hash, length: UInt32(truncatingIfNeeded: range.count), start: start, word: .none))
  }

  /// Returns whether the bytes from `place` on begin with the full chunks of an entry; the caller has compared its last
  /// bytes.
  @inline(__always)
  private func begins(_ entry: Entry, _ place: Int, _ bytes: SourceBytes) -> Bool {
    var place = place
    for chunk in Int(entry.start)..<Int(entry.start) &+ Int(entry.length >> 3) {
      if chunks[chunk] != bytes.word(at: place) { return false }
      place &+= 8
    }
    return true
  }

  @inline(never)
  private mutating func add(_ entry: Entry) -> UInt32 {
    if entries.count * 2 > slots.count { grow() }
    let number = UInt32(truncatingIfNeeded: entries.count)
    entries.append(entry)
    enter(number, entry.hash)
    return number
  }

  @inline(__always)
  private mutating func enter(_ number: UInt32, _ hash: UInt32) {
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = number
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 4)
    for number in 1..<entries.count { enter(UInt32(truncatingIfNeeded: number), entries[number].hash) }
  }

  /// Returns the spellings of some numbers, concatenated, and the end of each.
  package func text(of numbers: [UInt32]) -> (utf8: [UInt8], ends: [UInt32]) {
    let size = numbers.reduce(0) { $0 + Int(entries[Int($1)].length) }
    // Each spelling is written in whole chunks; the next spelling overwrites the surplus bytes.
    var utf8 = [UInt8](repeating: 0, count: size + 8)
    var ends: [UInt32] = []
    ends.reserveCapacity(numbers.count)
    var end = 0
    var text = utf8.mutableSpan
    for number in numbers {
      let entry = entries[Int(number)]
      let full = Int(entry.length >> 3)
      for chunk in 0..<full { text.write(chunks[Int(entry.start) + chunk], at: end + chunk * 8) }
      text.write(entry.last, at: end + full * 8)
      end += Int(entry.length)
      ends.append(UInt32(truncatingIfNeeded: end))
    }
    utf8.removeLast(8)
    return (utf8, ends)
  }
}

extension MutableSpan<UInt8> {
  // The range is checked once, and the loop is one store.
  @inline(__always)
  fileprivate mutating func write(_ word: UInt64, at offset: Int) {
    var next = _mutatingExtracting(offset..<offset + 8)
    for place in 0..<8 { next[place] = UInt8(truncatingIfNeeded: word >> UInt64(place * 8)) }
  }
}

/// The hash of a spelling, updated eight bytes at a time.
struct SpellingHash: Sendable {
  private(set) var state: UInt64
  private let factor: UInt64

  /// - Parameters:
  ///   - seed: the initial state of the hash.
  ///   - factor: an odd number, as secret as the seed: with a known factor one can write texts whose hashes are equal
  ///     for every seed.
  init(seed: UInt64, factor: UInt64) {
    state = seed
    self.factor = factor
  }

  /// Adds the next eight bytes, or at most seven last bytes followed by zeros.
  @inline(__always) mutating func add(_ chunk: UInt64) {
    let product = (state ^ chunk).multipliedFullWidth(by: factor)
    state = product.high ^ product.low
  }

  @inline(__always) var value: UInt32 { UInt32(truncatingIfNeeded: state) }
}

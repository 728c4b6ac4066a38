/// Reads untrusted 32-bit words. An index beyond its table, an offset beyond the file or a word that is missing yields
/// an arbitrary value and sets ``isSound`` to `false`.
package struct WordReader {
  private let words: [UInt32]
  /// The numbers of elements of the tables that indices refer to.
  private let counts: TableCounts
  /// The number of bytes of the file that offsets refer to.
  private let size: UInt32
  private var next: Int
  private(set) var position: UInt32 = 0
  package private(set) var isSound = true

  /// Creates a reader of words that refer to no tables and no file.
  package init(_ words: ArraySlice<UInt32>) {
    (self.words, counts, size, next) = (Array(words), TableCounts([]), 0, 0)
  }

  /// Creates a reader of facts.
  ///
  /// - Parameters:
  ///   - start: the position of the facts among the words.
  ///   - size: the number of bytes of the file.
  init(_ words: [UInt32], from start: Int, size: UInt32) {
    let end = min(start, words.count) + Table.allCases.count
    counts = TableCounts(words.dropFirst(start).prefix(Table.allCases.count))
    next = min(end, words.count)
    self.words = words
    self.size = size
    isSound = end <= words.count
  }

  /// Whether all words were read.
  package var isAtEnd: Bool { next == words.count }

  @inline(__always)
  private mutating func word() -> UInt32 {
    guard next < words.count else {
      isSound = false
      return 0
    }
    next += 1
    return words[next - 1]
  }

  /// Reads ascending numbers that begin with 0, each greater than the previous one by at least `step`, which is 0 or 1.
  private mutating func ascending(_ table: Table, upTo end: UInt32, by step: UInt32 = 0) -> [UInt32] {
    let count = Int(counts[table])
    guard count > 0, count <= words.count - next, words[next] == 0 else {
      isSound = false
      return [0]
    }
    let numbers = Array(words[next..<next + count])
    next += count
    var last: UInt32 = 0
    var isAscending = true
    for number in numbers.dropFirst() {
      isAscending = isAscending && number >= step && last <= number - step
      last = number
    }
    require(isAscending && last <= end)
    return numbers
  }
}

extension WordReader: WordCoder {
  package static var reads: Bool { true }

  package mutating func number(_ number: inout UInt32) { number = word() }

  package mutating func count(_ count: inout Int) {
    count = Int(word())
    guard count > words.count - next else { return }
    (isSound, count) = (false, 0)
  }

  package mutating func numbers(_ numbers: inout ArraySlice<UInt32>) {
    var count = 0
    self.count(&count)
    numbers = words[next..<next + count]
    next += count
  }

  package mutating func bytes(_ bytes: inout [UInt8]) {
    let count = Int(word())
    guard count <= (words.count - next) * 4 else { return isSound = false }
    bytes = Array(repeating: 0, count: count)
    var span = bytes.mutableSpan
    var place = 0
    while place + 4 <= span.count {
      let word = words[next]
      next += 1
      span[place] = UInt8(truncatingIfNeeded: word)
      span[place + 1] = UInt8(truncatingIfNeeded: word >> 8)
      span[place + 2] = UInt8(truncatingIfNeeded: word >> 16)
      span[place + 3] = UInt8(truncatingIfNeeded: word >> 24)
      place += 4
    }
    guard place < span.count else { return }
    var last = word()
    while place < span.count {
      span[place] = UInt8(truncatingIfNeeded: last)
      last >>= 8
      place += 1
    }
  }

  @inline(__always)
  package mutating func require(_ condition: Bool) { if !condition { isSound = false } }
}

extension WordReader: TableVisitor {
  mutating func visit<Element: Packable>(_ elements: inout [Element], _ table: Table) {
    // An element takes at least one word, whatever the count is.
    let count = Int(counts[table])
    guard count <= words.count - next else {
      isSound = false
      return
    }
    elements = Array(repeating: .blank, count: count)
    var span = elements.mutableSpan
    var place = 0
    while place < count, isSound {
      position = UInt32(truncatingIfNeeded: place)
      Element.code(&span[place], &self)
      place += 1
    }
  }

  mutating func visit(_ names: inout NameTable) {
    var text: [UInt8] = []
    bytes(&text)
    let ends = ascending(.names, upTo: UInt32(truncatingIfNeeded: text.count))
    require(ends.last.map(Int.init) == text.count)
    if isSound { names = NameTable(text, ends: ends) }
  }

  mutating func visit(_ lines: inout LineTable) {
    lines.starts = ascending(.lines, upTo: size, by: 1)
  }
}

extension WordReader: FieldCoder {
  @inline(__always)
  mutating func offset(_ offset: inout UInt32) {
    offset = word()
    require(offset <= size)
  }

  mutating func length(_ length: inout UInt32, from offset: UInt32) {
    require(offset <= size && length <= size - offset)
  }

  mutating func span(_ offsets: inout Range<UInt32>) { offsets = range(upTo: size) }

  @inline(__always)
  mutating func index(_ index: inout UInt32, in table: Table) {
    index = word()
    require(index < counts[table])
  }

  @inline(__always)
  mutating func index(_ index: inout UInt32?, in table: Table) {
    let word = word()
    index = word == .max ? nil : word
    require(word == .max || word < counts[table])
  }

  mutating func earlier(_ index: inout UInt32) {
    index = word()
    require(index < max(position, 1))
  }

  mutating func earlier(_ index: inout UInt32?) {
    let word = word()
    index = word == .max ? nil : word
    require(word == .max || word < position)
  }

  @inline(__always)
  mutating func range(_ range: inout Range<UInt32>, in table: Table) { range = self.range(upTo: counts[table]) }

  @inline(__always)
  private mutating func range(upTo limit: UInt32) -> Range<UInt32> {
    let (start, end) = (word(), word())
    guard start <= end, end <= limit else {
      isSound = false
      return 0..<0
    }
    return start..<end
  }

  @inline(__always)
  mutating func enumeration<Value: RawRepresentable<UInt8>>(
    _ value: inout Value, _ bits: UInt32, _ rest: inout UInt32
  ) {
    let word = word()
    rest = word >> bits
    if let read = Value(rawValue: UInt8(truncatingIfNeeded: word & (1 << bits - 1))) {
      value = read
    } else {
      isSound = false
    }
  }

  @inline(__always)
  mutating func tag(_ tag: inout UInt32, below count: UInt32) {
    tag = word()
    require(tag < count)
  }
}

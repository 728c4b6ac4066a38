/// What can be written as 32-bit words and read back the same.
protocol Packable {
  /// Writes a value. It is no method, because what only carries data should not seem to do more.
  static func pack(_ fact: Self, into words: inout WordWriter)

  /// Reads what ``pack(_:into:)`` wrote. Where the words make no sense, the reader takes note and any value will do.
  init(unpacking words: inout WordReader)
}

/// Writes words.
struct WordWriter {
  private(set) var words: [UInt32] = []

  mutating func reserveCapacity(_ count: Int) { words.reserveCapacity(count) }

  mutating func write(_ word: UInt32) { words.append(word) }

  mutating func write(_ range: Range<UInt32>) {
    words.append(range.lowerBound)
    words.append(range.upperBound)
  }

  mutating func write<Value: Packable>(_ value: Value) { Value.pack(value, into: &self) }

  mutating func write<Element: Packable>(_ elements: [Element]) {
    words.append(UInt32(truncatingIfNeeded: elements.count))
    for element in elements { Element.pack(element, into: &self) }
  }

  mutating func write(_ numbers: [UInt32]) {
    words.append(UInt32(truncatingIfNeeded: numbers.count))
    words += numbers
  }

  /// Writes four bytes as a word.
  mutating func write(_ bytes: [UInt8]) {
    words.append(UInt32(truncatingIfNeeded: bytes.count))
    let span = bytes.span
    var index = 0
    while index + 4 <= span.count {
      words.append(
        UInt32(span[index]) | UInt32(span[index + 1]) << 8 | UInt32(span[index + 2]) << 16
          | UInt32(span[index + 3]) << 24)
      index += 4
    }
    guard index < span.count else { return }
    var last: UInt32 = 0
    for (place, byte) in bytes[index...].enumerated() { last |= UInt32(byte) << (8 * UInt32(place)) }
    words.append(last)
  }

  mutating func write(_ text: String) { write(Array(text.utf8)) }
}

/// Reads words, and never beyond them.
struct WordReader {
  private let words: [UInt32]
  private var position: Int
  /// Whether everything made sense so far.
  private(set) var isSound = true

  init(_ words: [UInt32], from start: Int = 0) {
    self.words = words
    position = min(start, words.count)
  }

  /// Whether everything was read.
  var isAtEnd: Bool { position == words.count }

  mutating func word() -> UInt32 {
    guard position < words.count else {
      isSound = false
      return 0
    }
    position += 1
    return words[position - 1]
  }

  mutating func range() -> Range<UInt32> {
    let (start, end) = (word(), word())
    guard start <= end else {
      isSound = false
      return 0..<0
    }
    return start..<end
  }

  mutating func value<Value: Packable>() -> Value { Value(unpacking: &self) }

  mutating func array<Element: Packable>() -> [Element] {
    let count = count(wordsEach: 1)
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count { elements.append(Element(unpacking: &self)) }
    return elements
  }

  mutating func numbers() -> [UInt32] {
    let count = count(wordsEach: 1)
    position += count
    return Array(words[position - count..<position])
  }

  mutating func bytes() -> [UInt8] {
    let count = Int(word())
    guard count <= (words.count - position) * 4 else {
      isSound = false
      return []
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count + 3)
    for _ in 0..<(count + 3) / 4 {
      let word = word()
      bytes.append(UInt8(truncatingIfNeeded: word))
      bytes.append(UInt8(truncatingIfNeeded: word >> 8))
      bytes.append(UInt8(truncatingIfNeeded: word >> 16))
      bytes.append(UInt8(truncatingIfNeeded: word >> 24))
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  mutating func text() -> String { String(decoding: bytes(), as: UTF8.self) }

  /// The case of that number; any other if there is none.
  mutating func enumeration<Value: RawRepresentable<UInt8>>(_ number: UInt32, or other: Value) -> Value {
    if let value = Value(rawValue: UInt8(truncatingIfNeeded: number)) { return value }
    isSound = false
    return other
  }

  mutating func fail() { isSound = false }

  /// A number of things that have so many words each at least, so that nobody makes room for what cannot be there.
  private mutating func count(wordsEach least: Int) -> Int {
    let count = Int(word())
    guard count * least <= words.count - position else {
      isSound = false
      return 0
    }
    return count
  }
}

extension UInt32 {
  /// The lowest bits of a word, and what stands above them.
  func split(at bits: UInt32) -> (low: UInt32, high: UInt32) { (self & (1 << bits - 1), self >> bits) }

  func has(_ bit: UInt32) -> Bool { self & (1 << bit) != 0 }
}

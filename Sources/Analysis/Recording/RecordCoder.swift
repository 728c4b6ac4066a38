import SwiftReader

/// A writer or reader of the fields of a record, in the order in which the fields are named.
protocol RecordCoder {
  mutating func word(_ word: inout UInt32)
  mutating func words(_ words: inout ArraySlice<UInt32>)
  mutating func bytes(_ bytes: inout [UInt8])
  mutating func list<Element>(
    _ elements: inout [Element], of blank: Element, _ code: (inout Element, inout Self) -> Void)
  /// Marks what is read as invalid unless the condition holds.
  mutating func require(_ condition: Bool)
}

extension RecordCoder {
  mutating func number(_ number: inout Int) {
    var word = UInt32(clamping: number)
    self.word(&word)
    number = Int(word)
  }

  mutating func number(_ number: inout UInt64) {
    var (low, high) = (UInt32(truncatingIfNeeded: number), UInt32(truncatingIfNeeded: number >> 32))
    word(&low)
    word(&high)
    number = UInt64(low) | UInt64(high) << 32
  }

  mutating func flag(_ flag: inout Bool) {
    var word: UInt32 = flag ? 1 : 0
    self.word(&word)
    require(word < 2)
    flag = word == 1
  }

  mutating func name(_ name: inout Name) {
    var index = name.index
    word(&index)
    name = Name(index: index)
  }

  mutating func declaration(_ id: inout DeclarationID) {
    var index = id.index
    word(&index)
    id = DeclarationID(index: index)
  }

  mutating func list(_ questions: inout QuestionList) {
    var numbers = questions.numbers
    words(&numbers)
    questions = QuestionList(numbers: numbers)
  }

  /// Writes or reads a case by its position among all cases.
  mutating func choice<Value: CaseIterable & Equatable>(_ value: inout Value) where Value.AllCases == [Value] {
    var position = UInt32(clamping: Value.allCases.firstIndex(of: value) ?? 0)
    word(&position)
    require(position < Value.allCases.count)
    if position < Value.allCases.count { value = Value.allCases[Int(position)] }
  }

  mutating func optional<Value>(
    _ value: inout Value?, _ blank: Value, _ code: (inout Value, inout Self) -> Void
  ) {
    var isThere = value != nil
    flag(&isThere)
    guard isThere else { return value = nil }
    var some = value ?? blank
    code(&some, &self)
    value = some
  }
}

struct RecordWriter: RecordCoder {
  private(set) var words: [UInt32] = []

  init(_ head: [UInt32] = [], reserving count: Int = 0) {
    words.reserveCapacity(head.count + count)
    words += head
  }

  mutating func word(_ word: inout UInt32) { words.append(word) }

  mutating func words(_ words: inout ArraySlice<UInt32>) {
    self.words.append(UInt32(clamping: words.count))
    self.words += words
  }

  mutating func bytes(_ bytes: inout [UInt8]) {
    words.append(UInt32(clamping: bytes.count))
    for start in stride(from: 0, to: bytes.count, by: 4) {
      words.append(bytes[start...].prefix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) })
    }
  }

  mutating func list<Element>(
    _ elements: inout [Element], of blank: Element, _ code: (inout Element, inout RecordWriter) -> Void
  ) {
    words.append(UInt32(clamping: elements.count))
    for index in elements.indices { code(&elements[index], &self) }
  }

  mutating func require(_ condition: Bool) {}
}

/// A reader of untrusted words that never reads beyond their end. Where the words are invalid, any values are read and
/// ``isSound`` becomes false.
struct RecordReader: RecordCoder {
  private var rest: ArraySlice<UInt32>
  private(set) var isSound = true

  init(_ words: ArraySlice<UInt32>) {
    rest = words
  }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func word(_ word: inout UInt32) {
    guard let first = rest.popFirst() else { return isSound = false }
    word = first
  }

  mutating func words(_ words: inout ArraySlice<UInt32>) {
    var count: UInt32 = 0
    word(&count)
    guard isSound, Int(count) <= rest.count else { return isSound = false }
    words = rest.prefix(Int(count))
    rest = rest.dropFirst(Int(count))
  }

  mutating func bytes(_ bytes: inout [UInt8]) {
    var count: UInt32 = 0
    word(&count)
    let wordCount = (Int(count) + 3) / 4
    guard isSound, wordCount <= rest.count else { return isSound = false }
    bytes.reserveCapacity(wordCount * 4)
    for word in rest.prefix(wordCount) {
      for shift in stride(from: 0, to: 32, by: 8) { bytes.append(UInt8(truncatingIfNeeded: word >> UInt32(shift))) }
    }
    bytes.removeLast(bytes.count - Int(count))
    rest = rest.dropFirst(wordCount)
  }

  mutating func list<Element>(
    _ elements: inout [Element], of blank: Element, _ code: (inout Element, inout RecordReader) -> Void
  ) {
    var count: UInt32 = 0
    word(&count)
    // An element takes at least one word, so a greater count is invalid.
    guard isSound, Int(count) <= rest.count else { return isSound = false }
    elements.reserveCapacity(Int(count))
    for _ in 0..<count where isSound {
      var element = blank
      code(&element, &self)
      elements.append(element)
    }
  }

  mutating func require(_ condition: Bool) { if !condition { isSound = false } }
}

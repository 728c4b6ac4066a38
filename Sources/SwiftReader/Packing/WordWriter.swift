/// Writes facts as 32-bit words: the counts of all tables, then the tables.
struct WordWriter {
  private(set) var words: [UInt32] = []
  private(set) var position: UInt32 = 0

  mutating func reserveCapacity(_ count: Int) { words.reserveCapacity(count) }

  mutating func write(_ numbers: [UInt32]) { words += numbers }

  /// Writes the number of bytes, then four bytes in each word.
  private mutating func write(_ bytes: [UInt8]) {
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
}

extension WordWriter: TableVisitor {
  mutating func visit<Element: Packable>(_ elements: inout [Element], _ table: Table) {
    position = 0
    for element in elements {
      var element = element
      Element.code(&element, &self)
      position &+= 1
    }
  }

  mutating func visit(_ names: inout NameTable) {
    write(names.utf8)
    write(names.ends)
  }

  mutating func visit(_ lines: inout LineTable) { write(lines.starts) }
}

extension WordWriter: FieldCoder {
  static var reads: Bool { false }

  mutating func number(_ number: inout UInt32) { words.append(number) }

  mutating func offset(_ offset: inout UInt32) { words.append(offset) }

  /// Writes nothing: a length shares the word of the enumeration before it.
  mutating func length(_ length: inout UInt32, from offset: UInt32) {}

  mutating func span(_ offsets: inout Range<UInt32>) {
    words.append(offsets.lowerBound)
    words.append(offsets.upperBound)
  }

  mutating func text(_ text: inout String) { write(Array(text.utf8)) }

  mutating func texts(_ texts: inout [String]) {
    words.append(UInt32(truncatingIfNeeded: texts.count))
    for text in texts { write(Array(text.utf8)) }
  }

  mutating func index(_ index: inout UInt32, in table: Table) { words.append(index) }

  /// Writes an index, or the greatest number for `nil`: no table has that many elements.
  mutating func index(_ index: inout UInt32?, in table: Table) { words.append(index ?? .max) }

  mutating func earlier(_ index: inout UInt32) { words.append(index) }

  mutating func earlier(_ index: inout UInt32?) { words.append(index ?? .max) }

  mutating func range(_ range: inout Range<UInt32>, in table: Table) { span(&range) }

  mutating func enumeration<Value: RawRepresentable<UInt8>>(
    _ value: inout Value, _ bits: UInt32, _ rest: inout UInt32
  ) {
    words.append(UInt32(value.rawValue) | rest << bits)
  }

  mutating func tag(_ tag: inout UInt32, below count: UInt32) { words.append(tag) }
}

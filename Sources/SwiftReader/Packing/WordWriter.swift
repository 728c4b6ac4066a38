/// Writes 32-bit words.
package struct WordWriter {
  package private(set) var words: [UInt32] = []
  private(set) var position: UInt32 = 0

  /// - Parameters:
  ///   - head: the first words.
  ///   - count: the estimated number of the words after them.
  package init(_ head: [UInt32] = [], reserving count: Int = 0) {
    words.reserveCapacity(head.count + count)
    words += head
  }
}

extension WordWriter: WordCoder {
  package static var reads: Bool { false }

  package mutating func number(_ number: inout UInt32) { words.append(number) }

  package mutating func count(_ count: inout Int) { words.append(UInt32(truncatingIfNeeded: count)) }

  package mutating func numbers(_ numbers: inout ArraySlice<UInt32>) {
    words.append(UInt32(truncatingIfNeeded: numbers.count))
    words += numbers
  }

  /// Writes the number of bytes, then four bytes in each word.
  package mutating func bytes(_ bytes: inout [UInt8]) {
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
  package mutating func require(_ condition: Bool) {}
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
    var utf8 = names.utf8
    bytes(&utf8)
    words += names.ends
  }

  mutating func visit(_ lines: inout LineTable) { words += lines.starts }
}

extension WordWriter: FieldCoder {
  mutating func offset(_ offset: inout UInt32) { words.append(offset) }

  /// Writes nothing: a length shares the word of the enumeration before it.
  mutating func length(_ length: inout UInt32, from offset: UInt32) {}

  mutating func span(_ offsets: inout Range<UInt32>) {
    words.append(offsets.lowerBound)
    words.append(offsets.upperBound)
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

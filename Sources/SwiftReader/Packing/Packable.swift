/// An element of a table that is stored as 32-bit words.
protocol Packable {
  /// A blank value to read into. No other value takes fewer words.
  static var blank: Self { get }

  /// Codes every field: a writer writes the field, a reader replaces it. A field that is missing here fails
  /// `PackingTests`. The function is static because a type that only carries data should not seem to have behavior.
  static func code(_ fact: inout Self, _ fields: inout some FieldCoder)
}

/// Writes or reads the fields of an element in the order of the calls. The function that codes a field determines how a
/// reader validates it.
protocol FieldCoder {
  /// Whether the coder replaces the fields without using their old values.
  static var reads: Bool { get }
  /// The index of the element in its table.
  var position: UInt32 { get }

  /// Codes a number that may have any value.
  mutating func number(_ number: inout UInt32)
  /// Codes an offset in bytes from the start of the file.
  mutating func offset(_ offset: inout UInt32)
  mutating func length(_ length: inout UInt32, from offset: UInt32)
  mutating func span(_ offsets: inout Range<UInt32>)
  mutating func text(_ text: inout String)
  mutating func texts(_ texts: inout [String])
  /// Codes an index into a table.
  mutating func index(_ index: inout UInt32, in table: Table)
  mutating func index(_ index: inout UInt32?, in table: Table)
  /// Codes an index of an earlier element of the same table; the first element may refer to itself.
  mutating func earlier(_ index: inout UInt32)
  mutating func earlier(_ index: inout UInt32?)
  /// Codes a range of elements of a table.
  mutating func range(_ range: inout Range<UInt32>, in table: Table)
  /// Codes an enumeration in the lowest `bits` bits of a word, and a number in the bits above.
  mutating func enumeration<Value: RawRepresentable<UInt8>>(_ value: inout Value, _ bits: UInt32, _ rest: inout UInt32)
  /// Codes the number of an enumeration's case.
  mutating func tag(_ tag: inout UInt32, below count: UInt32)
}

extension FieldCoder {
  mutating func code<Value: Packable>(_ value: inout Value) { Value.code(&value, &self) }

  mutating func enumeration<Value: RawRepresentable<UInt8>>(_ value: inout Value) {
    var rest: UInt32 = 0
    enumeration(&value, 8, &rest)
  }

  /// Codes an enumeration and a Boolean in one word.
  mutating func enumeration<Value: RawRepresentable<UInt8>>(_ value: inout Value, _ flag: inout Bool) {
    var rest: UInt32 = flag ? 1 : 0
    enumeration(&value, 8, &rest)
    flag = rest & 1 != 0
  }

  mutating func type(_ type: inout TypeID?) {
    var index = type?.index
    self.index(&index, in: .types)
    type = index.map(TypeID.init(index:))
  }

  mutating func part(_ part: inout PartID?) {
    var index = part?.index
    self.index(&index, in: .parts)
    part = index.map(PartID.init(index:))
  }
}

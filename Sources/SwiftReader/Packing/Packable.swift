/// An element of a table that is stored as 32-bit words.
protocol Packable {
  /// A value to read into; it takes the fewest words.
  static var blank: Self { get }

  /// Codes every field: a writer writes what is there, a reader puts there what it reads. A field that is missing here
  /// fails `PackingTests`. It is no method, because what only carries data should not seem to do more.
  static func code(_ fact: inout Self, _ fields: inout some FieldCoder)
}

/// Writes or reads the fields of an element in the order in which they are named. What a field means is what a reader
/// checks of it.
protocol FieldCoder {
  /// Whether what was there before does not matter.
  static var reads: Bool { get }
  /// The position of the element in its table.
  var position: UInt32 { get }

  /// Any number.
  mutating func number(_ number: inout UInt32)
  /// A number of bytes from the start of the file.
  mutating func offset(_ offset: inout UInt32)
  mutating func length(_ length: inout UInt32, from offset: UInt32)
  mutating func span(_ offsets: inout Range<UInt32>)
  mutating func text(_ text: inout String)
  mutating func texts(_ texts: inout [String])
  /// An element of a table.
  mutating func index(_ index: inout UInt32, in table: Table)
  mutating func index(_ index: inout UInt32?, in table: Table)
  /// An element of the same table that stands before this one; the first may name itself.
  mutating func earlier(_ index: inout UInt32)
  mutating func earlier(_ index: inout UInt32?)
  /// Consecutive elements of a table.
  mutating func range(_ range: inout Range<UInt32>, in table: Table)
  /// An enumeration in the lowest bits of a word, and a number in those above.
  mutating func enumeration<Value: RawRepresentable<UInt8>>(_ value: inout Value, _ bits: UInt32, _ rest: inout UInt32)
  /// The number of an enumeration's case.
  mutating func tag(_ tag: inout UInt32, below count: UInt32)
}

extension FieldCoder {
  mutating func code<Value: Packable>(_ value: inout Value) { Value.code(&value, &self) }

  mutating func enumeration<Value: RawRepresentable<UInt8>>(_ value: inout Value) {
    var rest: UInt32 = 0
    enumeration(&value, 8, &rest)
  }

  /// An enumeration and a truth value in one word.
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
}

/// A visitor of fields that leaves each kind of field unchanged unless it says otherwise.
protocol FieldVisitor: FieldCoder {}

extension FieldVisitor {
  static var reads: Bool { false }

  mutating func number(_ number: inout UInt32) {}
  mutating func offset(_ offset: inout UInt32) {}
  mutating func length(_ length: inout UInt32, from offset: UInt32) {}
  mutating func span(_ offsets: inout Range<UInt32>) {}
  mutating func text(_ text: inout String) {}
  mutating func texts(_ texts: inout [String]) {}
  mutating func index(_ index: inout UInt32, in table: Table) {}
  mutating func index(_ index: inout UInt32?, in table: Table) {}
  mutating func earlier(_ index: inout UInt32) {}
  mutating func earlier(_ index: inout UInt32?) {}
  mutating func range(_ range: inout Range<UInt32>, in table: Table) {}
  mutating func enumeration<Value: RawRepresentable<UInt8>>(_ value: inout Value, _ bits: UInt32, _ rest: inout UInt32)
  {}
  mutating func tag(_ tag: inout UInt32, below count: UInt32) {}
}

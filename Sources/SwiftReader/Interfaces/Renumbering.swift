/// Removes the elements of a file's tables that are not selected, and renumbers the others.
struct Renumbering {
  private let selection: Selection
  /// For each table the new index of each element, followed by the number of selected elements.
  private let numbers: [[UInt32]]
  private var table = Table.names
  private(set) var position: UInt32 = 0

  /// - Parameter selection: a selection that is closed under references.
  init(_ selection: Selection) {
    self.selection = selection
    numbers = Table.allCases.map { selection.numbers(in: $0) }
  }

  private func number(_ old: UInt32, in table: Table) -> UInt32 { numbers[table.rawValue][Int(old)] }
}

extension Renumbering: TableVisitor {
  mutating func visit<Element: Packable>(_ elements: inout [Element], _ table: Table) {
    self.table = table
    elements = elements.indices.filter { selection.contains(UInt32($0), in: table) }.map {
      position = UInt32($0)
      var element = elements[$0]
      Element.code(&element, &self)
      return element
    }
  }

  mutating func visit(_ names: inout NameTable) {
    var utf8: [UInt8] = []
    var ends: [UInt32] = []
    for number in 0..<UInt32(names.count) where selection.contains(number, in: .names) {
      utf8 += names.utf8(of: Name(index: number))
      ends.append(UInt32(utf8.count))
    }
    names = NameTable(utf8, ends: ends)
  }

  /// Does nothing: no other table refers to lines.
  mutating func visit(_ lines: inout LineTable) {}
}

extension Renumbering: FieldVisitor {
  mutating func index(_ index: inout UInt32, in table: Table) { index = number(index, in: table) }
  mutating func index(_ index: inout UInt32?, in table: Table) { index = index.map { number($0, in: table) } }
  mutating func earlier(_ index: inout UInt32) { index = number(index, in: table) }
  mutating func earlier(_ index: inout UInt32?) { index = index.map { number($0, in: table) } }

  mutating func range(_ range: inout Range<UInt32>, in table: Table) {
    range = number(range.lowerBound, in: table)..<number(range.upperBound, in: table)
  }

}

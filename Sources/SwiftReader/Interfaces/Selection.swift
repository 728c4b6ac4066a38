/// A selection of elements of a file's tables, together with everything that they refer to.
struct Selection {
  /// For each table, whether each of its elements is selected.
  private var selected: [[Bool]]
  /// For each table, the selected elements whose references have not been followed yet.
  private var pending: [[UInt32]]
  /// The table that is being visited.
  private var table = Table.names
  private(set) var position: UInt32 = 0

  /// Selects only what every file has: the empty name, the file scope and the first parts.
  init(in facts: FileFacts) {
    let counts = TableCounts(of: facts)
    selected = Table.allCases.map { Array(repeating: false, count: Int(counts[$0])) }
    pending = Array(repeating: [], count: Table.allCases.count)
    select(0, in: .names)
    select(0, in: .scopes)
    for number in Part.first.indices { select(UInt32(number), in: .parts) }
  }

  func contains(_ number: UInt32, in table: Table) -> Bool { selected[table.rawValue][Int(number)] }

  /// Returns, for each element of a table and for the end of the table, the number of selected elements before it.
  func numbers(in table: Table) -> [UInt32] {
    var number: UInt32 = 0
    return selected[table.rawValue].map { isSelected in
      defer { if isSelected { number += 1 } }
      return number
    } + [number]
  }

  mutating func select(_ number: UInt32, in table: Table) {
    if selected[table.rawValue][Int(number)] { return }
    selected[table.rawValue][Int(number)] = true
    pending[table.rawValue].append(number)
  }

  mutating func selectAll(in table: Table) {
    for number in selected[table.rawValue].indices { select(UInt32(number), in: table) }
  }

  /// Selects everything that the selected elements refer to, directly or indirectly.
  mutating func follow(in facts: FileFacts) {
    var facts = facts
    while pending.contains(where: { !$0.isEmpty }) { facts.visitTables(&self) }
  }
}

extension Selection: TableVisitor {
  mutating func visit<Element: Packable>(_ elements: inout [Element], _ table: Table) {
    self.table = table
    while let number = pending[table.rawValue].popLast() {
      position = number
      var element = elements[Int(number)]
      Element.code(&element, &self)
    }
  }

  mutating func visit(_ names: inout NameTable) { pending[Table.names.rawValue] = [] }

  mutating func visit(_ lines: inout LineTable) {}
}

extension Selection: FieldVisitor {
  mutating func index(_ index: inout UInt32, in table: Table) { select(index, in: table) }
  mutating func index(_ index: inout UInt32?, in table: Table) { if let index { select(index, in: table) } }
  mutating func earlier(_ index: inout UInt32) { select(index, in: table) }
  mutating func earlier(_ index: inout UInt32?) { if let index { select(index, in: table) } }
  mutating func range(_ range: inout Range<UInt32>, in table: Table) {
    for number in range { select(number, in: table) }
  }
}

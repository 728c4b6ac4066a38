/// A table of a file's facts, whose elements other tables refer to by index.
enum Table: Int, CaseIterable {
  case names, typeChildren, types, lines, imports, declarations, parameters, attributes, inheritance, requirements
  case scopes, bindings, parts, assignments, storedValues, chains, links, arguments, keyPaths, spelledPaths, casts
  case specializations, operands, suppressions
  case longStrings, problems, generatedNotices
}

extension FileFacts {
  /// Visits every table once. This is the only list of tables: counts, packing, unpacking and the tests follow it; a
  /// table that is missing here fails `PackingTests`. Equality is the compiler's, over all stored properties.
  mutating func visitTables(_ visitor: inout some TableVisitor) {
    visitor.visit(&names)
    visitor.visit(&types.children, .typeChildren)
    visitor.visit(&types.nodes, .types)
    visitor.visit(&lines)
    visitor.visit(&imports, .imports)
    visitor.visit(&declarations, .declarations)
    visitor.visit(&parameters, .parameters)
    visitor.visit(&attributes, .attributes)
    visitor.visit(&inheritance, .inheritance)
    visitor.visit(&requirements, .requirements)
    visitor.visit(&scopes, .scopes)
    visitor.visit(&bindings, .bindings)
    visitor.visit(&parts, .parts)
    visitor.visit(&assignments, .assignments)
    visitor.visit(&storedValues, .storedValues)
    visitor.visit(&chains, .chains)
    visitor.visit(&links, .links)
    visitor.visit(&arguments, .arguments)
    visitor.visit(&keyPaths, .keyPaths)
    visitor.visit(&spelledPaths, .spelledPaths)
    visitor.visit(&casts, .casts)
    visitor.visit(&specializations, .specializations)
    visitor.visit(&operands, .operands)
    visitor.visit(&suppressions, .suppressions)
    visitor.visit(&longStrings, .longStrings)
    visitor.visit(&problems, .problems)
    visitor.visit(&generatedNotices, .generatedNotices)
  }
}

/// An operation on every table, such as counting, writing or reading its elements.
protocol TableVisitor {
  mutating func visit<Element: Packable>(_ elements: inout [Element], _ table: Table)
  mutating func visit(_ names: inout NameTable)
  mutating func visit(_ lines: inout LineTable)
}

/// The number of elements of each table.
struct TableCounts: TableVisitor {
  private(set) var counts: [UInt32] = Array(repeating: 0, count: Table.allCases.count)

  init(of facts: FileFacts) {
    var facts = facts
    facts.visitTables(&self)
  }

  /// - Parameter words: a count for each table.
  init(_ words: ArraySlice<UInt32>) {
    for (table, word) in words.prefix(counts.count).enumerated() { counts[table] = word }
  }

  subscript(table: Table) -> UInt32 { counts[table.rawValue] }

  mutating func visit<Element: Packable>(_ elements: inout [Element], _ table: Table) {
    counts[table.rawValue] = UInt32(truncatingIfNeeded: elements.count)
  }

  mutating func visit(_ names: inout NameTable) {
    counts[Table.names.rawValue] = UInt32(truncatingIfNeeded: names.count)
  }

  mutating func visit(_ lines: inout LineTable) {
    counts[Table.lines.rawValue] = UInt32(truncatingIfNeeded: lines.starts.count)
  }
}

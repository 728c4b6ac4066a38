import Foundation
import Running
import Testing

@testable import SwiftReader

@Suite("Facts as words")
struct PackingTests {
  private static let torture: [String] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Torture")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".txt") }.sorted().map { folder.appending(path: $0).path }
  }()

  private func facts(ofFile path: String) throws -> (facts: FileFacts, size: UInt32) {
    let bytes = Array(try Data(contentsOf: URL(filePath: path)))
    return (SwiftReader.facts(of: bytes), UInt32(bytes.count))
  }

  @Test("are the same facts again", arguments: torture)
  func roundTrip(path: String) throws {
    let (facts, size) = try facts(ofFile: path)
    #expect(FileFacts(packed: facts.packed, size: size) == facts)
  }

  @Test("are the same facts again, whatever is in any field", arguments: 1...20 as ClosedRange<UInt64>)
  func filled(seed: UInt64) {
    let facts = Filler.facts(seed: seed)
    #expect(FileFacts(packed: facts.packed, size: Filler.size) == facts)
  }

  @Test("cover every stored property of every element")
  func covered() {
    var columns: [String: Set<String>] = [:]
    for seed: UInt64 in 1...4 {
      SwiftReaderTests.columns(of: Filler.facts(seed: seed), into: &columns)
    }
    for (path, values) in columns.sorted(by: { $0.key < $1.key }) {
      // Two values at least, or the field is in no description (`code`) and the table not in `visitTables`.
      let isPlace = columns.keys.contains { $0.hasPrefix(path + ".") || $0.hasPrefix(path + "[]") }
      let mayBeConstant = isPlace || path.hasSuffix(" is empty")
      #expect(mayBeConstant || values.count > 1, "nothing writes '\(path)': \(values)")
    }
    for table in Mirror(reflecting: FileFacts()).children {
      #expect(columns["." + (table.label ?? "")] != nil && columns[".\(table.label ?? "") is empty"] != ["true"])
    }
    #expect(columns[".operands[]"]?.count == 16 + 3)
  }

  @Test("are written and read table by table, each once")
  func tables() {
    var lister = Lister()
    var facts = FileFacts()
    facts.visitTables(&lister)
    #expect(lister.tables.map(\.rawValue) == Table.allCases.map(\.rawValue))
  }

  /// What was written yesterday is believed today, so other facts of the same bytes need another version.
  @Test("change only together with their version")
  func version() throws {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for path in Self.torture {
      for word in try facts(ofFile: path).facts.packed { hash = (hash ^ UInt64(word)) &* 0x0000_0100_0000_01b3 }
    }
    for word in Filler.facts(seed: 1).packed { hash = (hash ^ UInt64(word)) &* 0x0000_0100_0000_01b3 }
    let told = "\(FileFacts.version) \(String(hash, radix: 16))\n"
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "facts-version.txt")
    #expect(
      told == (try snapshot(told, in: file)), "raise FileFacts.version (or the torture files changed); \(recordingHint)"
    )
  }
}

/// Notes the tables in the order in which they are visited.
private struct Lister: TableVisitor {
  var tables: [Table] = []

  mutating func visit<Element: Packable>(_ elements: inout [Element], _ table: Table) { tables.append(table) }
  mutating func visit(_ names: inout NameTable) { tables.append(.names) }
  mutating func visit(_ lines: inout LineTable) { tables.append(.lines) }
}

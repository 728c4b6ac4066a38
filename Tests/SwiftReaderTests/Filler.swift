import Running
import SwiftTokens

@testable import SwiftReader

/// Fills every field that the list of tables names with numbers at random that make sound facts: an element refers to
/// none but earlier ones, so that nothing contains itself.
struct Filler: TableVisitor, FieldCoder {
  static let size: UInt32 = 1_000_000
  static let reads = true

  private(set) var position: UInt32 = 0
  private let count: UInt32 = 60
  private var random: SeededGenerator

  /// Facts with a value in every field.
  static func facts(seed: UInt64) -> FileFacts {
    var filler = Filler(random: SeededGenerator(seed: seed))
    var facts = FileFacts()
    facts.visitTables(&filler)
    return facts
  }

  private mutating func below(_ limit: UInt32) -> UInt32 { UInt32.random(in: 0..<max(limit, 1), using: &random) }

  private mutating func earlierOne() -> UInt32 { below(position) }

  mutating func visit<Element: Packable>(_ elements: inout [Element], _ table: Table) {
    for number in 0..<count {
      position = number
      var element = Element.blank
      Element.code(&element, &self)
      elements.append(element)
    }
  }

  mutating func visit(_ names: inout NameTable) {
    var utf8: [UInt8] = []
    var ends: [UInt32] = [0]
    for _ in 1..<count {
      utf8 += Array("name\(below(1_000_000))é".utf8)
      ends.append(UInt32(utf8.count))
    }
    names = NameTable(utf8, ends: ends)
  }

  mutating func visit(_ lines: inout LineTable) { lines.starts = (0..<count).map { $0 * 10_000 + $0 } }

  mutating func number(_ number: inout UInt32) { number = below(.max) }

  mutating func offset(_ offset: inout UInt32) { offset = below(Self.size / 2) }

  mutating func length(_ length: inout UInt32, from offset: UInt32) {}

  /// Spans that neither overlap nor go back.
  mutating func span(_ offsets: inout Range<UInt32>) {
    let start = position * 1000 + below(400)
    offsets = start..<start + 1 + below(500)
  }

  mutating func text(_ text: inout String) { text = "text \(below(1_000_000))" }

  mutating func texts(_ texts: inout [String]) { texts = (0..<below(4)).map { _ in "rule-\(below(1_000_000))" } }

  mutating func index(_ index: inout UInt32, in table: Table) { index = earlierOne() }

  mutating func index(_ index: inout UInt32?, in table: Table) { index = position == 0 ? nil : earlierOne() }

  mutating func earlier(_ index: inout UInt32) { index = earlierOne() }

  mutating func earlier(_ index: inout UInt32?) { index = position == 0 ? nil : earlierOne() }

  mutating func range(_ range: inout Range<UInt32>, in table: Table) {
    let end = below(position + 1)
    range = below(end)..<end
  }

  mutating func enumeration<Value: RawRepresentable<UInt8>>(
    _ value: inout Value, _ bits: UInt32, _ rest: inout UInt32
  ) {
    rest = below(1000)
    // The first scope is the file.
    let cases = (0..<64).compactMap { Value(rawValue: $0) }
    value = position == 0 ? cases[0] : cases.randomElement(using: &random) ?? value
  }

  /// The first element names no other.
  mutating func tag(_ tag: inout UInt32, below count: UInt32) { tag = position == 0 ? 0 : below(count) }
}

/// The values that stand at each place of a value, over all elements of its collections: a place that never changes is
/// one that nobody fills.
func columns(of value: Any, at path: String = "", into columns: inout [String: Set<String>]) {
  let mirror = Mirror(reflecting: value)
  columns[path, default: []].formUnion(mirror.children.isEmpty ? ["\(value)"] : [])
  if mirror.displayStyle == .collection {
    // An empty collection is one value, elements make a column each.
    columns[path + " is empty", default: []].insert("\(mirror.children.isEmpty)")
    for element in mirror.children { SwiftReaderTests.columns(of: element.value, at: path + "[]", into: &columns) }
    return
  }
  for (number, child) in mirror.children.enumerated() {
    let label = child.label ?? "\(number)"
    if mirror.displayStyle == .enum { columns[path, default: []].insert(label) }
    SwiftReaderTests.columns(of: child.value, at: path + "." + label, into: &columns)
  }
}

import SwiftTokens

extension FileFacts {
  /// Returns whether the analysis of other files reads the same in another version of the file, apart from
  /// declarations: the same elements in the same order.
  ///
  /// - Complexity: O(*n* log *n*) in the elements of the facts.
  package func determinesTypes(like other: FileFacts) -> Bool { typeSources.ranked == other.typeSources.ranked }

  /// The facts without lines, and with the rank of each offset among all offsets of the file instead of the offset.
  private var ranked: FileFacts {
    var facts = self
    var offsets = Offsets()
    facts.visitTables(&offsets)
    var ranks = Ranks(of: offsets.all)
    facts.visitTables(&ranks)
    return facts
  }
}

/// Visits each field of each element in a file's tables.
private protocol ElementVisitor: TableVisitor, FieldVisitor {
  var position: UInt32 { get set }
}

extension ElementVisitor {
  mutating func visit<Element: Packable>(_ elements: inout [Element], _ table: Table) {
    for number in elements.indices {
      position = UInt32(number)
      Element.code(&elements[number], &self)
    }
  }

  mutating func visit(_ names: inout NameTable) {}
}

/// The offsets in a file's tables.
private struct Offsets: ElementVisitor {
  private(set) var all: [UInt32] = []
  var position: UInt32 = 0

  mutating func visit(_ lines: inout LineTable) {}
  mutating func offset(_ offset: inout UInt32) { all.append(offset) }
  mutating func span(_ offsets: inout Range<UInt32>) { all += [offsets.lowerBound, offsets.upperBound] }
}

/// Replaces each offset in a file's tables with its rank.
private struct Ranks: ElementVisitor {
  /// The offsets in ascending order, each once.
  private let offsets: [UInt32]
  var position: UInt32 = 0

  init(of offsets: [UInt32]) {
    self.offsets = Set(offsets).sorted()
  }

  mutating func visit(_ lines: inout LineTable) { lines = LineTable() }
  mutating func offset(_ offset: inout UInt32) { offset = rank(of: offset) }
  mutating func span(_ offsets: inout Range<UInt32>) {
    offsets = rank(of: offsets.lowerBound)..<rank(of: offsets.upperBound)
  }

  private func rank(of offset: UInt32) -> UInt32 { UInt32(offsets.partitionPoint { $0 < offset }) }
}

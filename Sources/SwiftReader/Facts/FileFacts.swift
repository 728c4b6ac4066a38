package import SwiftTokens

/// Everything that the linter extracts from one Swift file. The facts depend only on the bytes of the file.
package struct FileFacts: Sendable, Equatable {
  /// The version of the facts. It changes whenever the same bytes yield other facts, which invalidates cache entries.
  package static let version: UInt32 = 29

  package var names = NameTable()
  package var types = TypeTable()
  package var lines = LineTable()
  package var imports: [Import] = []
  /// The declarations in source order; a parent has a lower index than its children.
  package var declarations: [Declaration] = []
  package var parameters: [Parameter] = []
  package var attributes: [Attribute] = []
  package var inheritance: [TypeID] = []
  package var requirements: [Requirement] = []
  package var scopes: [Scope] = []
  package var bindings: [Binding] = []
  /// The parts of values that patterns bind; ``Part/first`` in every file.
  package var parts: [Part] = Part.first
  package var assignments: [Assignment] = []
  package var storedValues: [StoredValue] = []
  package var chains: [Chain] = []
  package var links: [Link] = []
  package var arguments: [Argument] = []
  package var keyPaths: [KeyPath] = []
  /// The key paths that are spelled as strings: `value(forKeyPath: "house.town")`.
  package var spelledPaths: [SpelledPath] = []
  package var casts: [Cast] = []
  /// The specializations in source order.
  package var specializations: [Specialization] = []
  package var operands: [Value] = []
  package var suppressions: [SuppressionComment] = []
  /// The ranges of the string literals with three quotation marks that are not inside another literal, in source order:
  /// a comment inserted there would be text.
  package var longStrings: [Range<UInt32>] = []
  /// The places where the text could not be followed: brackets that do not match, a literal without an end, nesting
  /// beyond the limit, merge conflict markers.
  package var problems: [Problem] = []
  /// The range of the first comment line above all code that says that the file is generated, at most one. In a file
  /// without problems, the header must also say that the file is not to be edited.
  package var generatedNotices: [Range<UInt32>] = []

  package init() {}

  /// The number of lines, one more than there are line ends.
  package var lineCount: Int { lines.starts.count }

  /// Returns the offset of a line's first byte, or `nil` if the file has no such line; lines count from 1.
  package func start(ofLine line: Int) -> Int? {
    lines.offset(of: Position(line: line, column: 1)).map { Int($0) }
  }

  /// Reserves capacity for the facts of a typical file of that many bytes.
  mutating func reserveCapacity(forBytes count: Int) {
    chains.reserveCapacity(count / 100)
    links.reserveCapacity(count / 50)
    arguments.reserveCapacity(count / 60)
    scopes.reserveCapacity(count / 160)
    bindings.reserveCapacity(count / 280)
    declarations.reserveCapacity(count / 260)
    types.nodes.reserveCapacity(count / 180)
    types.children.reserveCapacity(count / 400)
    operands.reserveCapacity(count / 400)
    parameters.reserveCapacity(count / 500)
  }

  /// Releases unused capacity: about a third of the memory of facts that are kept as long as the repository is
  /// analyzed.
  mutating func trim() {
    chains.trim()
    links.trim()
    arguments.trim()
    scopes.trim()
    bindings.trim()
    declarations.trim()
    types.nodes.trim()
    types.children.trim()
    lines.starts.trim()
    operands.trim()
    parameters.trim()
  }
}

extension Array {
  fileprivate mutating func trim() {
    var copy: [Element] = []
    copy.reserveCapacity(count)
    copy += self
    self = copy
  }
}

/// `// east:allow reach - reason`, `// east:allow:next …`, `// east:allow:file …`
package struct SuppressionComment: Sendable, Equatable {
  package enum Extent: UInt8, Sendable, CaseIterable { case line, nextLine, file }

  package var extent: Extent
  package var rules: [String]
  /// The text after the dash, without the `until` clause; empty if there is no reason.
  package var reason: String
  /// `YYYY-MM-DD` after `until`.
  package var expiry: String?
  package var offset: UInt32
  /// The offset after the last byte of the comment.
  package var end: UInt32
}

/// A position as editors show it. Line and column count from 1, the column in UTF-8 bytes.
package struct Position: Sendable, Equatable, Comparable, Hashable {
  package let line: Int
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (left: Position, right: Position) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// The offset of the first byte of every line.
package struct LineTable: Sendable, Equatable {
  package var starts: [UInt32] = [0]

  package init() {}

  /// Returns the position of a byte offset. O(log *n*) in the number of lines.
  package func position(of offset: UInt32) -> Position {
    let line = max(1, starts.partitionPoint { $0 <= offset })
    return Position(line: line, column: Int(offset - starts[line - 1]) + 1)
  }

  /// Returns the offset at a position, or the end of the line if the line is shorter; `nil` if the file has no such
  /// line.
  package func offset(of position: Position) -> UInt32? {
    guard position.line >= 1, position.line <= starts.count, position.column >= 1 else { return nil }
    let start = starts[position.line - 1]
    let end = position.line < starts.count ? starts[position.line] - 1 : .max
    return start + min(UInt32(clamping: position.column - 1), end - min(start, end))
  }

  /// Returns the bytes of a line without its line end; `nil` if the text has no such line.
  package func line(_ number: Int, of text: [UInt8]) -> ArraySlice<UInt8>? {
    guard number >= 1, number <= starts.count else { return nil }
    return text.dropFirst(Int(starts[number - 1])).prefix { $0 != 0x0a && $0 != 0x0d }
  }
}

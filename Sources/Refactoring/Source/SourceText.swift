import SwiftTokens

/// The bytes and tokens of a file, for searching and editing.
struct SourceText: TokenTree {
  let bytes: [UInt8]
  let tokens: [Token]
  /// The import declarations.
  private(set) var imports: [Import] = []
  /// The `#if` conditions that hold from each offset at which they change.
  private(set) var conditions: [(start: UInt32, all: [String])] = []

  init(bytes: [UInt8]) {
    self.bytes = bytes
    tokens = TokenizedText(bytes).tokens
    conditions = conditionsByPlace()
    imports = allImports()
  }

  /// Whether the bytes are valid UTF-8.
  var isText: Bool { String(validating: bytes, as: UTF8.self) != nil }

  /// Returns the range of the line around an offset, without its line break.
  func line(around offset: Int) -> Range<Int> {
    let place = min(max(0, offset), bytes.count)
    let start = bytes[..<place].lastIndex(where: \.endsLine).map { $0 + 1 } ?? 0
    let end = bytes[place...].firstIndex(where: \.endsLine) ?? bytes.count
    return start..<end
  }

  /// Returns the offset of the line after the line around an offset.
  func nextLine(after offset: Int) -> Int {
    let end = line(around: offset).upperBound
    guard end < bytes.count else { return end }
    let isPair = bytes[end] == 0x0d && end + 1 < bytes.count && bytes[end + 1] == 0x0a
    return end + (isPair ? 2 : 1)
  }

  /// Returns whether a range of bytes contains no line break.
  func isOnOneLine(_ range: Range<Int>) -> Bool { !bytes[range].contains(where: \.endsLine) }
}

/// A replacement of a range of bytes by a text.
struct Edit: Sendable, Equatable {
  var range: Range<Int>
  var text: String
}

extension [UInt8] {
  /// Returns the bytes with the edits applied, none of which overlap.
  func replacing(_ edits: [Edit]) -> [UInt8] {
    var text = self
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      text.replaceSubrange(edit.range, with: edit.text.utf8)
    }
    return text
  }
}

extension UInt8 {
  var endsLine: Bool { self == 0x0a || self == 0x0d }
}

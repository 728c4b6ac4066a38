import SwiftReader

/// A text in an editor, seen from the places of the content that was linted for it.
struct LintedText: Sendable {
  private let linted: TextLines
  /// The text, where it is another one.
  private let shown: TextLines?
  private let difference: TextDifference

  init(_ document: LintedDocument, _ encoding: PositionEncoding) {
    linted = TextLines(document.linted, encoding)
    difference = document.difference
    shown = difference.isEmpty ? nil : TextLines(document.document.bytes, encoding)
  }

  /// The range of a place; `nil` if the text does not have it any more.
  func range(from start: Position, to end: Position) -> TextRange? {
    guard let shown else { return linted.range(from: start, to: end) }
    guard let first = difference.offset(of: linted.offset(of: start)),
      let last = difference.offset(of: linted.offset(of: max(start, end))), first <= last
    else { return nil }
    return shown.range(first..<last)
  }

  /// The place of a position; `nil` if the linted content does not have it.
  func place(of position: TextPosition) -> Position? {
    guard let shown else { return linted.place(of: position) }
    let back = TextDifference(from: shown.bytes, to: linted.bytes)
    return back.offset(of: shown.offset(of: position)).map { linted.place(of: linted.position(of: $0)) }
  }

  /// The range of bytes of the text itself.
  func range(ofShown bytes: Range<Int>) -> TextRange { (shown ?? linted).range(bytes) }

  /// Edits that turn the linted content into another one; `nil` if the text is not what was linted.
  func edits(to bytes: [UInt8]) -> [TextEdit]? {
    if shown != nil { return nil }
    return linted.edits(to: bytes)
  }
}

extension TextLines {
  /// The lines that differ, as edits.
  func edits(to newer: [UInt8]) -> [TextEdit] {
    let difference = TextDifference(from: bytes, to: newer)
    if difference.isEmpty { return [] }
    return [
      TextEdit(range: range(difference.old), newText: String(decoding: newer[difference.new], as: UTF8.self))
    ]
  }
}

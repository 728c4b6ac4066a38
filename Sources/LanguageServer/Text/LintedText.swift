import SwiftReader

/// A converter between positions in a text in an editor and positions in the content that was linted for it.
struct LintedText: Sendable {
  private let linted: TextLines
  /// The text in the editor; `nil` if it is the linted content.
  private let shown: TextLines?
  private let difference: TextDifference

  init(_ document: LintedDocument, _ encoding: PositionEncoding) {
    linted = TextLines(document.linted, encoding)
    difference = document.difference
    shown = difference.isEmpty ? nil : TextLines(document.document.bytes, encoding)
  }

  /// Returns the range in the text of a range in the linted content; `nil` if the text does not contain it any more.
  func range(from start: Position, to end: Position) -> TextRange? {
    guard let shown else { return linted.range(from: start, to: end) }
    guard let first = difference.offset(of: linted.offset(of: start)),
      let last = difference.offset(of: linted.offset(of: max(start, end))), first <= last
    else { return nil }
    return shown.range(first..<last)
  }

  /// Returns the position in the linted content of a position in the text; `nil` if the linted content does not contain
  /// it.
  func place(of position: TextPosition) -> Position? {
    guard let shown else { return linted.place(of: position) }
    let back = TextDifference(from: shown.bytes, to: linted.bytes)
    return back.offset(of: shown.offset(of: position)).map { linted.place(of: linted.position(of: $0)) }
  }

  /// Returns the range of bytes of the text in the editor.
  func range(ofShown bytes: Range<Int>) -> TextRange { (shown ?? linted).range(bytes) }

  /// Returns edits that turn the linted content into another content; `nil` if the text is not the linted content.
  func edits(to bytes: [UInt8]) -> [TextEdit]? {
    if shown != nil { return nil }
    return linted.edits(to: bytes)
  }
}

extension TextLines {
  /// Returns the difference to a newer text as one edit; no edit if the texts are equal.
  func edits(to newer: [UInt8]) -> [TextEdit] {
    let difference = TextDifference(from: bytes, to: newer)
    if difference.isEmpty { return [] }
    return [
      TextEdit(range: range(difference.old), newText: String(decoding: newer[difference.new], as: UTF8.self))
    ]
  }
}

/// The error of a macro that cannot be expanded: a sentence with the problem and the fix, and its position.
struct Refusal: Error {
  private let message: String
  private let position: Diagnostic.Position
  private var fixIt: Diagnostic.FixIt?

  init(_ message: String, at position: Diagnostic.Position) {
    self.message = message
    self.position = position
  }

  init(_ message: String, at index: Int, of source: SourcePiece) {
    self.init(message, at: source.position(of: index))
  }

  /// Returns the refusal with a fix-it that replaces a token with `text`.
  func offering(_ title: String, _ text: String, for index: Int, of source: SourcePiece) -> Refusal {
    offering(title, text, from: source.position(of: index), to: source.endPosition(of: index))
  }

  /// Returns the refusal with a fix-it that inserts `text` after a token.
  func offering(_ title: String, _ text: String, behind index: Int, of source: SourcePiece) -> Refusal {
    offering(title, text, from: source.endPosition(of: index), to: source.endPosition(of: index))
  }

  private func offering(
    _ title: String, _ text: String, from start: Diagnostic.Position, to end: Diagnostic.Position
  ) -> Refusal {
    var other = self
    let range = Diagnostic.PositionRange(fileName: start.fileName, startOffset: start.offset, endOffset: end.offset)
    other.fixIt = Diagnostic.FixIt(message: title, changes: [Diagnostic.FixIt.Change(range: range, newText: text)])
    return other
  }

  var diagnostic: Diagnostic {
    Diagnostic(message: message, severity: .error, position: position, fixIts: fixIt.map { [$0] } ?? [])
  }
}

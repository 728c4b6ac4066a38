/// Why nothing is written: one sentence that names the thing and the way out, and where.
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

  /// The same, with a way out that the editor can go: `text` in the place of a token.
  func offering(_ title: String, _ text: String, for index: Int, of source: SourcePiece) -> Refusal {
    offering(title, text, from: source.position(of: index), to: source.end(of: index))
  }

  /// The same, with a way out that the editor can go: `text` behind a token.
  func offering(_ title: String, _ text: String, behind index: Int, of source: SourcePiece) -> Refusal {
    offering(title, text, from: source.end(of: index), to: source.end(of: index))
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

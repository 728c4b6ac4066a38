/// One line of a transcript with the offset that orders it.
struct Line {
  var offset: Int
  var text: String
}

extension [Line] {
  /// The lines in the order of the file: by first offset, then by text.
  func inOrder() -> [String] {
    sorted { ($0.offset, $0.text) < ($1.offset, $1.text) }.map(\.text)
  }
}

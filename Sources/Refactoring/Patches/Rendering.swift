/// The edits of one file that rewrite its uses.
struct Rendering {
  let source: SourceText
  private(set) var edits: [Edit] = []
  private var spans: [Range<Int>] = []

  init(_ source: SourceText) {
    self.source = source
  }

  /// Adds the rewrite of a use as a call of a method.
  ///
  /// - Throws: a reason if the rewrite changes bytes that one added before changes.
  mutating func add(_ rewrite: Rewrite, named name: String) throws(Reason) {
    let (own, span) = rewrite.edits(named: name, in: source)
    if spans.contains(where: span.overlaps) { throw Reason("another use is in the code that would change") }
    edits += own
    spans.append(span)
  }
}

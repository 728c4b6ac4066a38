/// The edits of one file that rewrite its uses.
struct Rendering {
  let source: SourceText
  private(set) var edits: [Edit] = []
  private var spans: [Range<Int>] = []

  init(_ source: SourceText) {
    self.source = source
  }

  /// Adds edits.
  ///
  /// - Parameter span: the bytes that no other edits may change.
  /// - Throws: a reason if edits that were added before change some of the bytes.
  mutating func add(_ own: [Edit], in span: Range<Int>) throws(Reason) {
    if spans.contains(where: span.overlaps) { throw Reason("another use is in the code that would change") }
    edits += own
    spans.append(span)
  }
}

extension FileFacts {
  /// The facts as 32-bit words, which ``init(packed:from:size:)`` unpacks.
  package var packed: [UInt32] {
    var facts = self
    var words = WordWriter(TableCounts(of: facts).counts, reserving: roughWordCount)
    facts.visitTables(&words)
    return words.words
  }

  /// Unpacks facts, or returns `nil` if the words are invalid: every index must be within its table, every offset
  /// within the file, and references from element to element must end.
  ///
  /// - Parameters:
  ///   - start: the position of the facts among the words.
  ///   - size: the number of bytes of the file.
  package init?(packed: [UInt32], from start: Int = 0, size: UInt32) {
    var words = WordReader(packed, from: start, size: size)
    self.init()
    visitTables(&words)
    guard words.isSound, words.isAtEnd, hasOrder, NestingCheck.passes(self) else { return nil }
  }

  private var roughWordCount: Int {
    64 + names.count * 4 + lines.starts.count + declarations.count * 18 + scopes.count * 7 + bindings.count * 8
      + chains.count * 5 + links.count * 4 + arguments.count * 2 + types.nodes.count * 5
  }
}

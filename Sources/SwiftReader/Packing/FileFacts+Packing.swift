extension FileFacts {
  /// The facts as 32-bit words; ``init(packed:from:size:)`` makes the same of them.
  package var packed: [UInt32] {
    var facts = self
    var words = WordWriter()
    words.reserveCapacity(roughWordCount)
    words.write(TableCounts(of: facts).counts)
    facts.visitTables(&words)
    return words.words
  }

  /// Reads facts back, or refuses words that are none: everything that points into a table or the file points inside,
  /// and what the analysis follows from one element to the next comes to an end.
  ///
  /// - Parameters:
  ///   - start: where among the words the facts begin.
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

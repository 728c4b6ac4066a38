extension SourcePiece {
  /// The lines of the documentation comment before a token, each without what stands before it on its line.
  func documentation(before index: Int) -> [String] {
    var lines: [String] = []
    var block: [String] = []
    // What stands on the line of the token before belongs to that one.
    let trivia = trivia(before: index)
    let rest = index > 0 ? trivia.drop { !$0.isNewline } : trivia[...]
    for line in rest.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let words = String(line.drop { $0.isWhitespace })
      if !block.isEmpty {
        // A line of a block is moved to where the stars stand one below the other.
        block.append(words.hasPrefix("*") ? " " + words : words)
      } else if words.hasPrefix("/**"), !words.hasPrefix("/**/") {
        block = [words]
      } else if words.hasPrefix("///") {
        lines.append(words)
        continue
      } else {
        // A blank line or another comment parts what is above from the declaration.
        if !words.isEmpty || !lines.isEmpty { lines = [] }
        continue
      }
      if words.contains("*/") {
        lines += block
        block = []
      }
    }
    return lines
  }
}

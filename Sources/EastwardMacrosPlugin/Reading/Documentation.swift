extension SourcePiece {
  /// Returns the lines of the documentation comment before a token, without their indentation.
  func documentation(before index: Int) -> [String] {
    var lines: [String] = []
    var block: [String] = []
    // A comment on the line of the previous token belongs to that token.
    let trivia = trivia(before: index)
    let rest = index > 0 ? trivia.drop { !$0.isNewline } : trivia[...]
    for line in rest.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let words = String(line.drop { $0.isWhitespace })
      if !block.isEmpty {
        // The stars of a block comment are aligned below one another.
        block.append(words.hasPrefix("*") ? " " + words : words)
      } else if words.hasPrefix("/**"), !words.hasPrefix("/**/") {
        block = [words]
      } else if words.hasPrefix("///") {
        lines.append(words)
        continue
      } else {
        // A blank line or another comment separates the lines above from the declaration.
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

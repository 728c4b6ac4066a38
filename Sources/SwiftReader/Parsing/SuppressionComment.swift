extension SuppressionComment {
  /// Reads a comment of a file; `nil` if it is no suppression.
  init?(comment: Range<UInt32>, of bytes: [UInt8]) {
    let text = String(decoding: bytes[Int(comment.lowerBound)..<Int(comment.upperBound)], as: UTF8.self)
    // By scalars: an accent behind the words makes another word of them, and must not vanish with the last letter.
    let words = Substring(text).unicodeScalars.dropFirst(2).drop { $0 == " " }.dropFirst("east:allow".utf8.count)
    // A comment may follow the comment: `// east:allow reach - reason // and more`.
    let own = words.firstRange(of: " //".unicodeScalars).map { words[..<$0.lowerBound] } ?? words
    self.init(own, at: comment)
  }

  /// Reads what follows `east:allow` in a comment; `nil` if another word does, as in `east:allowed`.
  private init?(_ text: Substring.UnicodeScalarView, at range: Range<UInt32>) {
    var rest = text
    var extent = Extent.line
    for (spelling, other) in [(":next", Extent.nextLine), (":file", .file)]
    where rest.starts(with: spelling.unicodeScalars) {
      rest = rest.dropFirst(spelling.utf8.count)
      extent = other
    }
    // What another colon begins is no rule, and is refused like one.
    guard rest.first.map({ $0 == " " || $0 == "\t" || $0 == ":" }) ?? true else { return nil }
    var words = rest.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "," }).map { Substring($0) }[...]
    let rules = words.prefix { !dashes.contains($0) && $0 != "until" }
    words = words.dropFirst(rules.count)
    var expiry: String?
    if words.first == "until" {
      words = words.dropFirst()
      expiry = words.popFirst().map(String.init)
    }
    if let first = words.first, dashes.contains(first) { words = words.dropFirst() }
    if words.count >= 2, words[words.endIndex - 2] == "until", Self.isDate(words[words.endIndex - 1]) {
      expiry = String(words[words.endIndex - 1])
      words = words.dropLast(2)
    }
    self.init(
      extent: extent, rules: rules.map(String.init), reason: words.joined(separator: " "), expiry: expiry,
      offset: range.lowerBound, end: range.upperBound)
  }

  private static func isDate(_ word: Substring) -> Bool {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.count) == [4, 2, 2] && parts.allSatisfy { Int($0) != nil }
  }
}

/// What stands between the rules and the reason; some editors make a longer dash of a hyphen.
private let dashes: Set<Substring> = ["-", "\u{2013}", "\u{2014}"]

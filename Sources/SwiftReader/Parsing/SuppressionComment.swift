extension SuppressionComment {
  /// Parses a comment of a file; returns `nil` if the comment is no suppression.
  init?(comment: Range<UInt32>, of bytes: [UInt8]) {
    let text = String(decoding: bytes[Int(comment.lowerBound)..<Int(comment.upperBound)], as: UTF8.self)
    // Compares scalars, because a combining accent after a word would merge with its last letter into another
    // character.
    let words = Substring(text).unicodeScalars.dropFirst(2).drop { $0 == " " }.dropFirst("east:".utf8.count)
    // Another comment may follow: `// east:allow reach - reason // and more`.
    let own = words.firstRange(of: " //".unicodeScalars).map { words[..<$0.lowerBound] } ?? words
    let name = own.drop { $0 == " " }.prefix { $0 != " " && $0 != "\t" && $0 != ":" }
    let directive = Directive(String(name))
    if own.first == " ", directive != .allow { return nil }
    switch directive {
    case .allow where own.first != " ": self.init(own.dropFirst(name.count), at: comment)
    // The comment becomes a suppression that names no rule and so suppresses nothing.
    case .allow, .disable, .ignore, .suppress, .misspelled:
      self.init(
        extent: .line, rules: [], reason: String(own), expiry: nil, offset: comment.lowerBound, end: comment.upperBound)
    case nil: return nil
    }
  }

  /// The word `allow`, the words that other linters use instead, and misspellings.
  private enum Directive: String {
    case allow, disable, ignore, suppress
    /// `alow`, `alllow`
    case misspelled

    init?(_ word: String) {
      if let directive = Directive(rawValue: word) {
        self = directive
      } else if word.hasPrefix("al"), word.contains("w"), !word.hasPrefix("allow") {
        self = .misspelled
      } else {
        return nil
      }
    }
  }

  /// Parses the text after `east:allow` in a comment.
  private init?(_ text: Substring.UnicodeScalarView, at range: Range<UInt32>) {
    var rest = text
    var extent = Extent.line
    for (spelling, other) in [(":next", Extent.nextLine), (":file", .file)]
    where rest.starts(with: spelling.unicodeScalars) {
      rest = rest.dropFirst(spelling.utf8.count)
      extent = other
    }
    // Text after another colon, as in `east:allow:other`, is kept as the name of a rule and rejected as an unknown
    // rule.
    guard rest.first.map({ $0 == " " || $0 == "\t" || $0 == ":" }) ?? true else { return nil }
    var words = rest.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "," }).map { Substring($0) }[...]
    var rules = words.prefix { !dashes.contains($0) && $0 != "until" }
    words = words.dropFirst(rules.count)
    // `east:allow reach: reason`
    if let last = rules.firstIndex(where: { $0.hasSuffix(":") }) {
      words = rules[(last + 1)...] + words
      rules = (rules[..<last] + [rules[last].dropLast()]).filter { !$0.isEmpty }[...]
    }
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

/// The separators between the rules and the reason. Some editors replace a hyphen with a longer dash.
private let dashes: Set<Substring> = ["-", "\u{2013}", "\u{2014}"]

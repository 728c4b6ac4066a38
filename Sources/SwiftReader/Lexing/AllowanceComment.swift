extension Lexer {
  /// Notes `// east:allow …` where the comment at `offset` is one.
  mutating func noteAllowance() {
    var start = offset + 2
    while byte(at: start) == UInt8(ascii: " ") { start += 1 }
    guard byte(at: start) == UInt8(ascii: "e") else { return }
    let mark = Array("east:allow".utf8)
    guard start + mark.count <= bytes.count, bytes[start..<start + mark.count].elementsEqual(mark) else { return }
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") { end += 1 }
    let text = String(decoding: bytes[(start + mark.count)..<end], as: UTF8.self)
    // A comment may follow the comment: `// east:allow reach - reason // and more`.
    let own = text.firstRange(of: " //").map { text[..<$0.lowerBound] } ?? text[...]
    if let allowance = Allowance(own, at: UInt32(offset)..<UInt32(end)) { allowances.append(allowance) }
  }
}

extension Allowance {
  /// Reads what follows `east:allow` in a comment; `nil` if another word does, as in `east:allowed`.
  init?(_ text: Substring, at range: Range<UInt32>) {
    var rest = text
    var extent = Extent.line
    for (spelling, other) in [(":next", Extent.nextLine), (":file", .file)] where rest.hasPrefix(spelling) {
      rest.removeFirst(spelling.count)
      extent = other
    }
    guard rest.first.map({ $0 == " " || $0 == "\t" }) ?? true else { return nil }
    var words = rest.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "," })[...]
    let rules = words.prefix { $0 != "-" && $0 != "until" }
    words = words.dropFirst(rules.count)
    var expiry: String?
    if words.first == "until" {
      words = words.dropFirst()
      expiry = words.popFirst().map(String.init)
    }
    if words.first == "-" { words = words.dropFirst() }
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

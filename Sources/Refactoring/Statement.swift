import SwiftReader

/// A statement that has its line to itself.
struct Statement: Sendable {
  let range: Range<Int>
  let text: String

  /// - Returns: `nil` where more, or less, than one whole statement stands on the line.
  init?(around offset: Int, in source: SourceText, _ facts: FileFacts) {
    let line = source.line(around: offset)
    let touches = facts.longStrings.contains {
      Int($0.lowerBound) < line.upperBound && line.lowerBound < Int($0.upperBound)
    }
    if touches { return nil }
    let bytes = source.bytes[line]
    guard let first = bytes.firstIndex(where: { !$0.isBlank }), let last = bytes.lastIndex(where: { !$0.isBlank })
    else { return nil }
    range = first..<(last + 1)
    text = source.text(range)
    guard text.isBalanced, !["//", "/*", "*/", ";"].contains(where: text.contains), text.startsStatement,
      !text.continues, !Self.firstWords.contains(text.firstWord)
    else { return nil }
    let before = source.bytes[..<line.lowerBound].split(whereSeparator: \.endsLine).last { $0.contains { !$0.isBlank } }
    let after = source.bytes[line.upperBound...].split(whereSeparator: \.endsLine).first { $0.contains { !$0.isBlank } }
    guard let before, let after else { return nil }
    let above = String(decoding: before, as: UTF8.self).trimmed
    let below = String(decoding: after, as: UTF8.self).trimmed
    guard above.hasSuffix("{") || above.hasSuffix(":") && above.isLabel || above.hasSuffix(" in") || !above.continues,
      !above.contains("//"), !above.contains("/*"), !above.contains("*/"), below.endsStatement
    else { return nil }
  }

  /// The words with which something begins that is more than a call or an assignment.
  private static let firstWords: Set<String> = [
    "let", "var", "return", "if", "guard", "for", "while", "repeat", "switch", "case", "default", "throw", "defer",
    "do", "func", "yield", "async", "await", "static", "lazy", "else", "catch", "break", "continue", "fallthrough",
    "import", "_", "try", "inout", "discard", "consume", "where", "is", "as", "in", "unsafe", "weak", "unowned", "init",
    "subscript", "deinit", "struct", "class", "enum", "extension", "protocol", "typealias", "private", "public",
  ]

  /// Whether the statement assigns, with a plain `=`; the offset behind the sign.
  var valueOfAssignment: Int? {
    guard let sign = text.firstRange(of: " = ") else { return nil }
    let target = text[..<sign.lowerBound]
    guard target.allSatisfy({ $0.isLetter || $0.isNumber || "_.?![]".contains($0) }) else { return nil }
    return range.lowerBound + target.utf8.count + 3
  }

  /// The name to which a plain name's assignment gives a value.
  var assignedName: String? {
    guard valueOfAssignment != nil else { return nil }
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return text.dropFirst(name.count).hasPrefix(" = ") ? String(name) : nil
  }

  /// Whether the statement is one call, whose callee is a plain path that begins with a small letter.
  var isCall: Bool {
    let path = text.prefix { $0.isLetter || $0.isNumber || "_.?!".contains($0) }
    guard text.first?.isUppercase == false, text.dropFirst(path.count).first == "(", text.last == ")"
    else { return false }
    var depth = 0
    for (place, letter) in text.enumerated() {
      if letter == "(" { depth += 1 }
      if letter == ")" { depth -= 1 }
      if depth == 0, place >= path.count, place < text.count - 1 { return false }
    }
    return true
  }

  /// Whether the part before an offset does nothing that must have happened before the rest is read.
  func isStill(before offset: Int, in source: SourceText) -> Bool {
    let left = source.text(range.lowerBound..<max(range.lowerBound, offset))
    return !["&&", "||", "??", " ? ", ")", "}", "{", "await", "try"].contains(where: left.contains)
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 }
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  fileprivate var firstWord: String { String(prefix { $0.isLetter || $0.isNumber || $0 == "_" }) }

  /// Whether every bracket has its partner.
  fileprivate var isBalanced: Bool {
    let partners: [Character: Character] = [")": "(", "]": "[", "}": "{"]
    var open: [Character] = []
    for letter in self {
      if "([{".contains(letter) { open.append(letter) }
      if let partner = partners[letter], open.popLast() != partner { return false }
    }
    return open.isEmpty
  }

  fileprivate var startsStatement: Bool { first.map { $0.isLetter || $0 == "_" || $0 == "$" } ?? false }

  /// Whether the next line belongs to this one.
  fileprivate var continues: Bool {
    guard let last else { return false }
    if "([{,=+-*/%&|<>^~:.@#\\".contains(last) || hasSuffix(" ?") || hasSuffix(" in") { return true }
    let words = ["return", "throw", "else", "try", "await", "as", "is"]
    return words.contains { hasSuffix($0) && dropLast($0.count).last?.isLetter != true }
  }

  /// `case .loaded:`, `default:`
  fileprivate var isLabel: Bool { hasPrefix("case ") || hasPrefix("default") || hasPrefix("@unknown default") }

  /// Whether a line that begins so cannot belong to the one before.
  fileprivate var endsStatement: Bool {
    guard let first else { return true }
    return first.isLetter || first.isNumber
      || "_}$@\"/#".contains(first) && !hasPrefix("/ ") && !hasPrefix("#if")
        && !hasPrefix("#else")
  }
}

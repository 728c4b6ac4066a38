/// A type's name without what does not change whose members it has: optionals, generic arguments, `any` and `some`.
struct TypeName: Equatable {
  let parts: [String]

  init(_ text: String) {
    var text = Substring(text)
    for word in ["inout ", "any ", "some ", "__owned ", "weak ", "unowned "] where text.hasPrefix(word) {
      text = text.dropFirst(word.count)
    }
    // `Local #1 in function()`
    if let local = text.firstRange(of: " #") { text = text[..<local.lowerBound] }
    while text.hasPrefix("("), text.hasSuffix(")?") { text = text.dropFirst().dropLast(2) }
    while text.hasSuffix("?") || text.hasSuffix("!") { text = text.dropLast() }
    for word in ["any ", "some "] where text.hasPrefix(word) { text = text.dropFirst(word.count) }
    if text.hasPrefix("Optional<"), text.hasSuffix(">") {
      self = TypeName(String(text.dropFirst(9).dropLast()))
    } else if text.hasPrefix("[") {
      parts = [Self.isDictionary(text) ? "Dictionary" : "Array"]
    } else if text.contains(" & ") {
      parts = [text.split(separator: " & ").sorted().joined(separator: " & ")]
    } else if text.contains(" -> ") {
      parts = ["function"]
    } else if text.hasPrefix("(") {
      parts = ["tuple"]
    } else {
      parts = Self.withoutArguments(text).split(separator: ".").map { String($0.prefix { $0 != " " }) }
    }
  }

  /// `A`, `B1`, `A.Element`: how the compiler spells a generic parameter.
  var isGenericParameter: Bool {
    guard let first = parts.first, let letter = first.first else { return false }
    return letter.isUppercase && first.dropFirst().allSatisfy(\.isNumber)
  }

  /// Whether both name one type; one of them may leave out the types around it.
  func agrees(with other: TypeName) -> Bool {
    let (short, long) = parts.count < other.parts.count ? (parts, other.parts) : (other.parts, parts)
    return !short.isEmpty && Array(long.suffix(short.count)) == short
  }

  private static func withoutArguments(_ text: Substring) -> String {
    var depth = 0
    var kept = ""
    for character in text {
      if character == ">" {
        depth -= 1
      } else if character == "<" {
        depth += 1
      } else if depth == 0 {
        kept.append(character)
      }
    }
    return kept
  }

  private static func isDictionary(_ text: Substring) -> Bool {
    var depth = 0
    for character in text {
      if "[(<".contains(character) { depth += 1 }
      if "])>".contains(character) { depth -= 1 }
      if character == ":", depth == 1 { return true }
    }
    return false
  }
}

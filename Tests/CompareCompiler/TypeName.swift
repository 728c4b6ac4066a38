/// A type's name without what does not change whose members it has: optionals, generic arguments, attributes, `any` and
/// `some`.
struct TypeName: Equatable {
  let parts: [String]

  init(_ text: String) {
    var text = Self.withoutSpecifiers(Substring(text))
    // `Local #1 in function()`
    if let local = text.firstRange(of: " #") { text = text[..<local.lowerBound] }
    while text.hasPrefix("("), text.hasSuffix(")?") { text = text.dropFirst().dropLast(2) }
    while text.hasSuffix("?") || text.hasSuffix("!") { text = text.dropLast() }
    text = Self.withoutSpecifiers(text)
    if text.hasPrefix("Optional<"), text.hasSuffix(">") {
      self = TypeName(String(text.dropFirst(9).dropLast()))
    } else if text.hasPrefix("[") {
      parts = [Self.isDictionary(text) ? "Dictionary" : "Array"] + Self.names(text)
    } else if Self.isFunction(text) {
      parts = ["function"]
    } else if text.hasPrefix("(") {
      parts = ["tuple"]
    } else if Self.withoutArguments(text).contains(" & ") {
      parts = Self.composition(Self.withoutArguments(text))
    } else {
      parts = Self.otherNames[Self.names(text)] ?? Self.names(text)
    }
  }

  /// Aliases of the standard library, which the compiler resolves.
  private static let otherNames = [["UnicodeScalar"]: ["Unicode", "Scalar"]]

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

  private static func withoutSpecifiers(_ text: Substring) -> Substring {
    let words = ["inout ", "@Sendable ", "any ", "some ", "__owned ", "weak ", "unowned "]
    guard let word = words.first(where: { text.hasPrefix($0) }) else { return text }
    return withoutSpecifiers(text.dropFirst(word.count))
  }

  private static func names(_ text: Substring) -> [String] {
    withoutArguments(text).split(separator: ".").map { String($0.prefix { $0 != " " }) }
  }

  /// The protocols of a composition in one order; of a marker the compiler says nothing.
  private static func composition(_ text: String) -> [String] {
    let protocols = text.split(separator: " & ").filter { $0 != "Sendable" }
    return protocols.count == 1 ? names(protocols[0]) : [protocols.sorted().joined(separator: " & ")]
  }

  /// Whether a type is a function: `(A) -> B`, or as the compiler's short form has it, only labels: `(_:_:)`.
  private static func isFunction(_ text: Substring) -> Bool {
    if withoutArguments(text).contains(" -> ") { return true }
    return text.hasPrefix("(") && text.hasSuffix(")") && (text == "()" || text.dropLast().hasSuffix(":"))
  }

  /// What stands outside of all brackets.
  private static func withoutArguments(_ text: Substring) -> String {
    var depth = 0
    var kept = ""
    var last: Character = " "
    for character in text {
      if ")]".contains(character) || character == ">" && last != "-" {
        depth -= 1
      } else if "<([".contains(character) {
        depth += 1
      } else if depth <= 0 {
        kept.append(character)
      }
      last = character
    }
    return kept
  }

  private static func isDictionary(_ text: Substring) -> Bool {
    var depth = 0
    for character in text {
      if "[(<".contains(character) { depth += 1 }
      if "])>".contains(character) { depth -= 1 }
      if character == ":", depth == 1 { return true }
      if depth == 0 { return false }
    }
    return false
  }
}

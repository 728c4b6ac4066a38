/// The error that a pair cannot be made, as one sentence that says what is wrong and how to fix it.
package struct PairingError: Error, Sendable, Equatable {
  package let sentence: String
  /// What is wrong, without the fix.
  package let problem: String
  /// The name that would be right; nil if there is none.
  package let suggestion: String?

  package init(_ sentence: String) {
    self.init(sentence, "")
  }

  init(_ problem: String, _ cure: String, suggestion: String? = nil) {
    sentence = cure.isEmpty ? problem : "\(problem); \(cure)"
    self.problem = problem
    self.suggestion = suggestion
  }
}

/// The name of an aspect, one word: `Count`, `Items`.
package struct PairName: Sendable, Equatable {
  /// The name as part of the names of protocols and methods, with a capital first letter.
  package let text: String
  /// The name of a parameter for the value, in back-ticks if it is a keyword: `count`.
  package let parameter: String

  /// Checks the word, and capitalizes its first letter.
  package init(_ word: String) throws(PairingError) {
    guard let first = word.first, word.isIdentifier else {
      throw PairingError(
        "'\(word)' is not a name for an aspect", "use one word of letters and digits, as in `east pair Count Int`")
    }
    for affix in [Self.providers, Self.components] where word.hasPrefix(affix) || word.hasSuffix(affix) {
      let rest = word.hasPrefix(Self.providers) ? word.dropFirst(affix.count) : word.dropLast(affix.count)
      guard word.hasPrefix(affix) == (affix == Self.providers), !rest.isEmpty else { continue }
      throw PairingError(
        "'\(word)' is the generated name", "pass the name of the aspect: `east pair \(rest) …`",
        suggestion: String(rest))
    }
    text = String(first).uppercased() + word.dropFirst()
    guard text.first?.isUppercase == true else {
      throw PairingError(
        "'\(word)' does not begin with a capital letter", "choose a name that does, such as 'Count'")
    }
    parameter = word.asValueName.asParameterName
  }

  /// Throws if no type can have the name, as the type of an aspect has.
  package func checkAspect() throws(PairingError) {
    if text.isKeyword { throw PairingError("'\(text)' is a keyword", "choose another name, such as 'Count'") }
  }

  /// The name as words of a sentence: `signed in user`.
  package var words: String {
    var words = ""
    for letter in text.asValueName {
      if letter.isUppercase, words.last?.isLowercase == true { words.append(" ") }
      words.append(words.last == " " ? Character(letter.lowercased()) : letter)
    }
    return words
  }

  private static let providers = "KnowsThe"
  private static let components = "Component"
}

extension String {
  /// Whether the text is a valid identifier without back-ticks, except that keywords are not excluded.
  package var isIdentifier: Bool {
    guard let first = unicodeScalars.first, first == "_" || first.properties.isXIDStart else { return false }
    return unicodeScalars.allSatisfy { $0.properties.isXIDContinue } && contains { $0 != "_" }
  }

  /// Whether the text is a raw identifier such as `lock twice`, or a qualified name with one: one that is only valid in
  /// back-ticks, but is no keyword.
  package var isRaw: Bool {
    split(separator: ".", omittingEmptySubsequences: false).contains { part in
      part.first?.isWholeNumber == true
        || part.unicodeScalars.contains { scalar in
          let isOfWord = scalar.properties.isXIDContinue || scalar == "_"
          return scalar.isASCII ? !isOfWord : !isOfWord && scalar.properties.isWhitespace
        }
    }
  }

  /// The name in lower camel case: `URLSession` becomes `urlSession`.
  package var asValueName: String {
    let capitals = prefix { $0.isUppercase || $0.isNumber }
    let isWhole = capitals.count == count
    let small = isWhole || capitals.count <= 1 ? capitals : capitals.dropLast()
    return small.lowercased() + dropFirst(small.count)
  }

  /// The name with a capital first letter.
  package var capitalized: String { prefix(1).uppercased() + dropFirst() }

  /// The name as the name of a parameter: keywords are in back-ticks, `self` becomes `value`.
  package var asParameterName: String {
    if self == "self" { return "value" }
    return keywords.contains(self) ? "`\(self)`" : self
  }

  package var isKeyword: Bool { keywords.contains(self) }
}

/// The words that are identifiers only in back-ticks.
private let keywords: Set<String> = [
  "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
  "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
  "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
  "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
  "try", "typealias", "var", "where", "while",
]

package import PairWriting
import SwiftReader

/// The type of a pair's value, as the user wrote it.
package struct PairType: Sendable, Equatable {
  /// The type as it is written after the colon of a property.
  package let text: String
  /// The type as it is written in a parameter list: a function type is `@escaping`.
  package let asParameter: String

  /// Whether values may be equal, as far as the syntax of the type shows.
  private let isComparable: Bool

  /// Throws if the values of an aspect cannot have the type.
  package func checkAspect() throws(PairingError) {
    guard isComparable else {
      throw PairingError(
        "'\(text)' cannot be compared, and the values of an aspect are; name a type that is 'Equatable'")
    }
  }

  /// Parses the text; throws if it is not exactly one type.
  package init(_ text: String) throws(PairingError) {
    let name = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let way = "write one type, as in `east pair Count Int`"
    if let character = name.first(where: { ";={}\"\\`#/".contains($0) }) {
      throw PairingError("'\(text)' is not a type: it contains '\(character)'; \(way)")
    }
    // A second parameter shows whether the type was parsed to its end.
    let facts = SwiftReader.facts(of: Array("func tell(_ value: \(name), _ end: Never)".utf8))
    guard facts.problems.isEmpty, facts.parameters.count == 2, facts.chains.isEmpty, let first = facts.parameters.first,
      let type = first.type, facts.types[type].kind != .unknown, facts.hasName(facts.parameters[1].name, "end")
    else { throw PairingError("'\(text)' is not a type; \(way)") }
    if first.isInout || first.isVariadic || first.hasDefault {
      throw PairingError("'\(text)' is a parameter, not a type; \(way)")
    }
    if facts.types.nodes.contains(where: { $0.kind == .opaque || $0.kind == .suppressed }) {
      throw PairingError("'\(text)' cannot be named in a protocol; write 'any' and a protocol, or a type")
    }
    guard facts.types.wordCount(of: type) == name.wordCount else {
      throw PairingError("'\(text)' is not a type; \(way)")
    }
    if name.hasSuffix("!") { throw PairingError("'\(text)' is no type of a value; write '\(name.dropLast())?'") }
    if name == "Void" || name == "()" { throw PairingError("'\(text)' has no values that differ; \(way)") }
    let isFunction = facts.types[type].kind == .function
    isComparable = name != "Any" && !facts.types.isIncomparable(type)
    self.text = name
    asParameter = isFunction && !name.contains("@escaping") ? "@escaping " + name : name
  }
}

extension FileFacts {
  fileprivate func hasName(_ name: Name, _ text: String) -> Bool { names[name] == text }
}

extension TypeTable {
  /// Returns the number of names in a type, including labels.
  fileprivate func wordCount(of type: TypeID) -> Int {
    children(of: type).reduce(self[type].name == .none ? 0 : 1) {
      $0 + wordCount(of: $1.type) + ($1.label == .none ? 0 : 1)
    }
  }
}

extension TypeTable {
  /// Returns whether values of a type cannot be compared: functions, tuples, existentials, and optionals and
  /// collections of them.
  fileprivate func isIncomparable(_ type: TypeID) -> Bool {
    switch self[type].kind {
    case .function, .tuple, .existential: true
    case .optional, .array, .dictionary: children(of: type).last.map { isIncomparable($0.type) } ?? false
    default: false
    }
  }
}

extension String {
  /// The number of words in the text that can be names or labels of a type.
  fileprivate var wordCount: Int {
    split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }.count {
      $0.first != "@" && !Self.typeWords.contains(String($0)) && $0.first?.isNumber == false
    }
  }

  private static let typeWords: Set<String> = ["any", "some", "async", "throws", "sending", "Type", "Protocol", "_"]
}

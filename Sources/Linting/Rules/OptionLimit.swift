package import Findings

/// A restriction of the values of an option beyond its type. A value outside of it would disable the rule silently.
package enum OptionLimit: Sendable {
  /// A number within these bounds.
  case range(ClosedRange<Double>)
  /// A list of strings of one form.
  case texts(TextForm)
  /// One of some words, or a list of other words.
  case choice(of: [String], orListOf: [String])

  /// Returns the error message for a value that is outside of the limit; `nil` for a valid value.
  func objection(to value: JSON, of option: String) -> String? {
    switch (self, value) {
    case (.range(let range), .number(let number)) where !range.contains(number):
      "'\(option)' must be a number from \(written(range.lowerBound)) to \(written(range.upperBound)), "
        + "not \(written(number))"
    case (.texts(let form), .array(let values)):
      values.lazy.compactMap(\.string).first { !form.matches($0) }.map {
        "'\(option)' takes \(form.description), not '\($0)'"
      }
    case (.choice(let words, let names), .string(let word)) where !words.contains(word):
      "invalid value '\(word)' for '\(option)'\(choices(for: word, among: words)), or a list of \(names.joined(separator: ", "))"
    case (.choice(_, let names), .array(let values)):
      values.lazy.compactMap(\.string).first { !names.contains($0) }.map {
        "invalid value '\($0)' in '\(option)'\(choices(for: $0, among: names))"
      }
    default: nil
    }
  }
}

/// The form of the strings in a list.
package struct TextForm: Sendable {
  /// A description of the form for error messages, with an example.
  let description: String
  /// A regular expression for the form, for the JSON schema.
  let pattern: String
  /// Returns whether a string has the form, in linear time, which a regular expression does not guarantee.
  let matches: @Sendable (String) -> Bool

  /// `Server`, `Server.info`, `accept`
  package static let names = TextForm(
    description: "names without arguments and back-ticks, such as 'accept'",
    pattern: #"^[^\s(:`]([^(:`]*[^\s(:`])?$"#
  ) { isName(Array($0.utf8)) }

  /// `Server`, `!Server`
  package static let owners = TextForm(
    description: "names of types, such as 'Server' or '!Server'", pattern: #"^!?[^\s!(:`]([^(:`]*[^\s(:`])?$"#
  ) {
    let name = $0.utf8.first == UInt8(ascii: "!") ? Array($0.utf8.dropFirst()) : Array($0.utf8)
    return isName(name) && name.first != UInt8(ascii: "!")
  }

  /// `App -> Storage`
  package static let boundaries = TextForm(
    description: "boundaries such as 'App -> Storage'", pattern: #"^ *[^ >]([^>]*[^ >])? *-> *[^ >]([^>]*[^ >])? *$"#
  ) { ModuleBoundary($0) != nil }

  /// `Sources/Core/`
  package static let paths = TextForm(
    description: "beginnings of paths below the root, such as 'Sources/Core/'", pattern: #"^([^/.]|\.[^/.])"#
  ) {
    let path = Array($0.utf8)
    return path.first == UInt8(ascii: ".")
      ? path.count > 1 && !"/.".utf8.contains(path[1]) : !path.isEmpty && path[0] != UInt8(ascii: "/")
  }

  private static func isName(_ name: [UInt8]) -> Bool {
    guard let first = name.first, let last = name.last else { return false }
    return !isBlank(first) && !isBlank(last) && !name.contains { "(:`".utf8.contains($0) }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0d ~= byte }
}

/// A module boundary such as `"App -> Storage"`: chains in the module `user` may not use members of the module `home`.
package struct ModuleBoundary: Sendable, Equatable {
  package let user: ByteString
  package let home: ByteString

  package init?(_ text: String) {
    guard let arrow = text.utf8.firstRange(of: "->".utf8) else { return nil }
    user = ByteString(trimmed(text.utf8[..<arrow.lowerBound]))
    home = ByteString(trimmed(text.utf8[arrow.upperBound...]))
    for name in [user, home] where name.isEmpty || name.bytes.contains(UInt8(ascii: ">")) { return nil }
  }
}

private func trimmed(_ text: Substring.UTF8View) -> Substring.UTF8View {
  var text = text.drop { $0 == 0x20 }
  while text.last == 0x20 { text.removeLast() }
  return text
}

/// Returns a number as JSON spells it, a whole number without a fraction.
private func written(_ number: Double) -> String { Int(exactly: number).map { "\($0)" } ?? "\(number)" }

extension JSON {
  fileprivate var string: String? {
    if case .string(let text) = self { text } else { nil }
  }
}

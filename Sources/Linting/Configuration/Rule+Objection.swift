import Findings

extension Rule {
  /// Returns the error message for a value that an option does not accept.
  static func objection(to value: JSON, of option: String) -> String {
    let usual = Mirror(reflecting: defaults).children.first { $0.label == option }?.value
    if case .string(let word) = value, let choice = usual as? any CaseIterable {
      let words = words(like: choice)
      return "invalid value '\(word)' for '\(option)'\(choices(for: word, among: words))"
    }
    let wanted =
      switch usual {
      case is Bool: "true or false"
      case is Int: "a whole number"
      case is Double: "a number"
      case is [String]: "a list of strings"
      default: "a string"
      }
    let hint = usualOptions[option].map { "; the default is \($0.inline)" } ?? ""
    return "'\(option)' must be \(wanted), not \(value.inline)\(hint)"
  }
}

/// Returns the values of the type of an option with a fixed choice.
func words<Choice: CaseIterable>(like choice: Choice) -> [String] {
  Choice.allCases.compactMap { ($0 as? any RawRepresentable)?.rawValue as? String }
}

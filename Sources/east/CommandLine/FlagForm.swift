import Findings

/// What a flag looks like. Parsing, help, completions and the manual page follow from it.
struct FlagForm: Sendable {
  /// The value that follows the flag.
  enum Value: Sendable {
    /// Nothing: the flag is a switch.
    case none
    /// Any text; the name is shown in the help.
    case text(String)
    /// A whole number, at least the second.
    case number(String, from: Int = 1)
    /// One of the words.
    case choice(String, [String])
  }

  /// The name without its dashes.
  var name: String
  var short: Character?
  var value = Value.none
  /// One sentence.
  var help: String
  var verbs: Set<Verb>
  /// Whether each occurrence adds a value; of the other flags the last one counts.
  var isRepeatable = false

  /// The flag as the help shows it: `--jobs N`.
  var usage: String {
    switch value {
    case .none: "--\(name)"
    case .text(let placeholder), .number(let placeholder, _), .choice(let placeholder, _): "--\(name) \(placeholder)"
    }
  }

  var takesValue: Bool {
    if case .none = value { false } else { true }
  }

  /// Why the flag cannot have this value, or `nil` if it can.
  func objection(to text: String) -> String? {
    switch value {
    case .none: "--\(name) takes no value"
    case .text: text.isEmpty ? "--\(name) needs a value" : nil
    case .number(_, let least):
      Int(text).map { $0 >= least } == true ? nil : "--\(name) must be a number, \(least) or greater, not '\(text)'"
    case .choice(_, let words):
      words.contains(text) ? nil : "invalid value '\(text)' for --\(name)\(choices(for: text, among: words))"
    }
  }
}

import Findings

/// The name, value and help of a flag. Parsing, help, completions and the manual page are derived from it.
struct FlagForm: Sendable {
  /// The kind of value that follows a flag.
  enum Value: Sendable {
    /// No value: the flag is a switch.
    case none
    /// Any text but the empty one; the placeholder is shown in the help.
    case text(String)
    /// An integer of at least `from`, with its placeholder.
    case number(String, from: Int = 1)
    /// One of the given words.
    case choice([String])
  }

  /// The name without the dashes.
  let name: String
  let short: Character?
  let value: Value
  let verbs: Set<Verb>
  /// Whether each occurrence adds a value; otherwise the last occurrence counts.
  let isRepeatable: Bool
  /// The help text, one sentence.
  let help: String

  init(
    _ name: String, short: Character? = nil, _ value: Value = .none, for verbs: Set<Verb>, isRepeatable: Bool = false,
    _ help: String
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.verbs = verbs
    self.isRepeatable = isRepeatable
    self.help = help
  }

  /// The flag as the help shows it, with its placeholder or its words: `--jobs N`, `--color auto|always|never`.
  var usage: String {
    switch value {
    case .none: "--\(name)"
    case .text(let placeholder), .number(let placeholder, _): "--\(name) \(placeholder)"
    case .choice(let words): "--\(name) \(words.joined(separator: "|"))"
    }
  }

  var takesValue: Bool {
    if case .none = value { false } else { true }
  }

  /// Returns why the flag cannot have this value, as a message; `nil` if it can.
  func objection(to text: String) -> String? {
    switch value {
    case .none: "--\(name) takes no value"
    case .text: text.isEmpty ? "--\(name) needs a value" : nil
    case .number(_, let least):
      Int(text).map { $0 >= least } == true ? nil : "--\(name) must be a number, \(least) or greater, not '\(text)'"
    case .choice(let words):
      words.contains(text) ? nil : "invalid value '\(text)' for --\(name)\(choices(for: text, among: words))"
    }
  }
}

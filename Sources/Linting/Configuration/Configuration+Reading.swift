import Analysis
import Findings

extension Configuration {
  init(_ json: LocatedJSON, keys: [ConfigurationKey]) throws(ConfigurationError) {
    self.init()
    for member in try json.members("the configuration") {
      let isOverride = keys.contains(.paths) && !keys.contains(.overrides)
      let known = keys.filter { isOverride || $0 != .paths }
      guard let key = known.first(where: { $0.rawValue == member.name }) else {
        if let advice = Self.advice[member.name], !isOverride {
          throw ConfigurationError("unknown key '\(member.name)'; \(advice)", line: member.line)
        }
        throw .unknown("key", member.name, among: known.map(\.rawValue), line: member.line)
      }
      switch key {
      case .schema: _ = try member.value.text("$schema")
      case .extends: extends = try member.value.texts("extends")
      case .requiredVersion: requiredVersion = try member.value.text("required_version")
      case .confidence: confidence = try member.value.choice("confidence", Confidence.allCases)
      case .tests: tests = try member.value.truth("tests")
      case .exclude: exclude = try member.value.texts("exclude")
      case .dependencies: dependencies = try member.value.texts("dependencies")
      case .rules: rules = try Self.rules(member.value)
      case .conventions: conventions = try Conventions(member.value)
      case .groups: groups = try Self.groups(member.value)
      case .uses: uses = try Self.uses(member.value)
      case .budgets: budgets = try Self.budgets(member.value)
      case .overrides:
        for value in try member.value.elements("overrides") { overrides.append(try Override(value)) }
      case .paths: break
      }
    }
  }

  /// The fix for each key of SwiftLint's configuration that Eastward does not have.
  private static let advice = [
    "excluded": "list the patterns in 'exclude'",
    "included": "everything is linted; list the patterns of the rest in 'exclude', or pass paths to `east lint`",
    "disabled_rules": "turn a rule off in 'rules': { \"reach\": \"off\" }",
    "opt_in_rules": "turn a rule on in 'rules': { \"ask\": \"warning\" }",
    "only_rules": "write 'extends': [], and turn rules on in 'rules'",
    "parent_config": "name the file in 'extends'",
    "baseline": "pass --baseline FILE",
    "reporter": "pass --format FORMAT",
  ]

  private static func budgets(_ json: LocatedJSON) throws(ConfigurationError) -> [String: Located] {
    var budgets: [String: Located] = [:]
    for member in try json.members("'budgets'") {
      let word = try member.value.word("'budgets.\(member.name)'", ["owner", "module", "directory"])
      budgets[member.name] = Located(text: word, line: member.line)
    }
    return budgets
  }

  private static func rules(_ json: LocatedJSON) throws(ConfigurationError) -> [String: RuleSetting] {
    var rules: [String: RuleSetting] = [:]
    for member in try json.members("'rules'") {
      rules[member.name] = try RuleSetting(member.value, of: member.name, line: member.line)
    }
    return rules
  }
}

extension Conventions {
  /// Reads the lists of patterns, by the names of ``Convention``; a dot in a name is a nested object.
  fileprivate init(_ json: LocatedJSON, inside outer: String? = nil) throws(ConfigurationError) {
    self.init()
    let what = outer.map { "conventions.\($0)" } ?? "conventions"
    for member in try json.members("'\(what)'") {
      let name = outer.map { "\($0).\(member.name)" } ?? member.name
      if let convention = Convention(rawValue: name) {
        self[convention] = NameList(try member.value.patterns("\(what).\(member.name)"))
      } else if outer == nil, Convention.allCases.contains(where: { $0.rawValue.hasPrefix("\(name).") }) {
        let nested = try Conventions(member.value, inside: name)
        for convention in Convention.allCases { self[convention] = nested[convention] ?? self[convention] }
      } else {
        let known = Convention.allCases.map { $0.rawValue.split(separator: ".").map(String.init) }
        let names = outer == nil ? known.map { $0[0] } : known.filter { $0.count == 2 && $0[0] == outer }.map { $0[1] }
        throw .unknown("convention", member.name, among: Array(Set(names)).sorted(), line: member.line)
      }
    }
  }
}

extension Configuration.Override {
  fileprivate init(_ json: LocatedJSON) throws(ConfigurationError) {
    let members = try json.members("an override")
    guard let paths = members.first(where: { $0.name == ConfigurationKey.paths.rawValue }) else {
      let near = members.first { nearest(to: $0.name, among: [ConfigurationKey.paths.rawValue]) != nil }
      throw ConfigurationError(
        "an override needs 'paths', a list of patterns" + (near.map { ", not '\($0.name)'" } ?? ""), line: json.line)
    }
    self.paths = try paths.value.texts("paths")
    if self.paths.isEmpty {
      throw ConfigurationError("'paths' is empty; name a pattern, or remove the override", line: paths.line)
    }
    configuration = try Configuration(json, keys: ConfigurationKey.ofOverrides)
  }
}

extension RuleSetting {
  fileprivate init(_ json: LocatedJSON, of id: String, line: Int) throws(ConfigurationError) {
    let words = [Self.off] + Severity.allCases.map(\.rawValue)
    guard var options = json.values else {
      let word = try json.word("the severity of '\(id)'", words)
      self.init(severity: Severity(rawValue: word), line: line)
      return
    }
    let word = try options.removeValue(forKey: "severity")?.word("the severity of '\(id)'", words)
    self.init(
      severity: word.flatMap { Severity(rawValue: $0) }, keepsSeverity: word == nil,
      options: options.mapValues(\.json), line: line)
  }
}

extension ConfigurationError {
  /// Creates the error for an unknown name, with a suggestion if a known name is similar.
  package static func unknown(
    _ kind: String, _ name: String, among known: [String], line: Int
  ) -> ConfigurationError {
    let hint = suggestion(for: name, among: known)
    let others = known.isEmpty ? "" : "; known: \(known.joined(separator: ", "))"
    return ConfigurationError("unknown \(kind) '\(name)'\(hint.isEmpty ? others : hint)", line: line)
  }
}

extension LocatedJSON {
  func members(_ what: String) throws(ConfigurationError) -> [Member] {
    guard case .object(let members) = content else { throw isNot("an object", what) }
    return members
  }

  func elements(_ what: String) throws(ConfigurationError) -> [LocatedJSON] {
    guard case .array(let elements) = content else { throw isNot("a list", "'\(what)'") }
    return elements
  }

  func text(_ what: String) throws(ConfigurationError) -> Configuration.Located {
    try text(named: "'\(what)'")
  }

  private func text(named what: String) throws(ConfigurationError) -> Configuration.Located {
    guard case .string(let text) = content else { throw isNot("a string", what) }
    return Configuration.Located(text: text, line: line)
  }

  /// Returns the strings of a value that is a string or a list of strings.
  func texts(_ what: String) throws(ConfigurationError) -> [Configuration.Located] {
    switch content {
    case .string: return [try text(what)]
    case .array(let elements):
      return try elements.map { element throws(ConfigurationError) in try element.text(named: "an entry of '\(what)'") }
    default: throw isNot("a string or a list of strings", "'\(what)'")
    }
  }

  func patterns(_ what: String) throws(ConfigurationError) -> [NamePattern] {
    try texts(what).map { located throws(ConfigurationError) in
      guard let pattern = NamePattern(located.text) else {
        throw ConfigurationError(
          "'\(located.text)' in '\(what)' is not a pattern of type names; write one such as '*Config'",
          line: located.line)
      }
      return pattern
    }
  }

  func truth(_ what: String) throws(ConfigurationError) -> Bool {
    guard case .boolean(let truth) = content else { throw isNot("true or false", "'\(what)'") }
    return truth
  }

  func choice<Choice: RawRepresentable<String>>(
    _ what: String, _ choices: [Choice]
  ) throws(ConfigurationError) -> Choice? {
    Choice(rawValue: try word("'\(what)'", choices.map(\.rawValue)))
  }

  func word(_ what: String, _ words: [String]) throws(ConfigurationError) -> String {
    guard case .string(let word) = content else { throw isNot("a string", what) }
    guard words.contains(word) else {
      throw ConfigurationError("invalid value '\(word)' for \(what)\(choices(for: word, among: words))", line: line)
    }
    return word
  }

  private func isNot(_ wanted: String, _ what: String) -> ConfigurationError {
    ConfigurationError("\(what) must be \(wanted), not \(kind)", line: line)
  }
}

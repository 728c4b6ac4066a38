#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Configuration {
  /// Returns the enabled rules, in the order of the registry.
  ///
  /// - Parameter others: the ids of rules that are not in the registry.
  package func activeRules(
    from registry: [any Rule.Type], others: [String] = []
  ) throws(ConfigurationError) -> [ActiveRule] {
    try check(registry, others: others)
    return try rules.activeRules(from: registry)
  }

  /// Throws if a rule or an option does not exist, or an option has an invalid value; checks the overrides too.
  ///
  /// - Parameters:
  ///   - others: the ids of rules that have no options.
  ///   - fixed: the ids of rules that cannot be configured.
  package func check(
    _ registry: [any Rule.Type], others: [String], fixed: [String] = []
  ) throws(ConfigurationError) {
    for (id, setting) in rules.sorted(by: { ($0.value.line, $0.key) < ($1.value.line, $1.key) }) {
      if let type = registry.first(where: { $0.id == id }) {
        _ = try type.made(from: setting.options, line: setting.line)
      } else if others.contains(id) || id.hasPrefix(UseRule.prefix) {
        guard let option = setting.options.keys.min() else { continue }
        throw ConfigurationError("the rule '\(id)' has no options; remove '\(option)'", line: setting.line)
      } else if fixed.contains(id) {
        throw ConfigurationError(
          "the rule '\(id)' cannot be configured; fix the file, or mark it in .gitattributes as linguist-generated",
          line: setting.line)
      } else {
        throw .unknown("rule", id, among: registry.map { $0.id } + others, line: setting.line)
      }
    }
    for override in overrides { try override.configuration.check(registry, others: others, fixed: fixed) }
  }
}

extension [String: RuleSetting] {
  /// Returns the enabled rules, in the order of the registry.
  package func activeRules(from registry: [any Rule.Type]) throws(ConfigurationError) -> [ActiveRule] {
    var active: [ActiveRule] = []
    for type in registry {
      guard let setting = self[type.id], let severity = setting.severity else { continue }
      let options = setting.options.merging(shared(with: type)) { own, _ in own }
      active.append(ActiveRule(try type.made(from: options, line: setting.line), severity: severity))
    }
    return active
  }

  /// Returns the options of another rule that apply to a rule where it does not set its own.
  private func shared(with type: any Rule.Type) -> [String: JSON] {
    guard let shared = type.sharedOptions, let other = self[shared.rule] else { return [:] }
    return other.options.filter { shared.names.contains($0.key) }
  }
}

extension Rule {
  /// The default values of the options as JSON, by option name.
  package static var usualOptions: [String: JSON] {
    guard let data = try? JSONEncoder().encode(defaults), case .object(let members)? = try? decoded(data) else {
      return [:]
    }
    return members
  }

  /// Creates the rule with `options`; options that are missing have their default values.
  fileprivate static func made(from options: [String: JSON], line: Int) throws(ConfigurationError) -> Self {
    if options.isEmpty { return Self(defaults) }
    let known = usualOptions
    for name in options.keys.sorted() where known[name] == nil {
      throw .unknown("option", name, among: known.keys.sorted(), of: id, line: line)
    }
    for (name, value) in options.sorted(by: { $0.key < $1.key }) {
      if let why = limits[name]?.objection(to: value, of: name) {
        throw ConfigurationError("the rule '\(id)': \(why)", line: line)
      }
      if (try? decoded(known.merging([name: value]) { $1 })) == nil {
        throw ConfigurationError("the rule '\(id)': \(objection(to: value, of: name))", line: line)
      }
    }
    do {
      return Self(try decoded(known.merging(options) { $1 }))
    } catch {
      throw ConfigurationError("cannot read the options of the rule '\(id)': \(error)", line: line)
    }
  }

  private static func decoded(_ options: [String: JSON]) throws -> Options {
    try JSONDecoder().decode(Options.self, from: JSONEncoder().encode(options))
  }

  private static func decoded(_ data: Data) throws -> JSON {
    try JSONDecoder().decode(JSON.self, from: data)
  }
}

extension ConfigurationError {
  fileprivate static func unknown(
    _ kind: String, _ name: String, among known: [String], of rule: String, line: Int
  ) -> ConfigurationError {
    if known.isEmpty { return ConfigurationError("the rule '\(rule)' has no options; remove '\(name)'", line: line) }
    var error = ConfigurationError.unknown(kind, name, among: known + ["severity"], line: line)
    error.why = "the rule '\(rule)': " + error.why
    return error
  }
}

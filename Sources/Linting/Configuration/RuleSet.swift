package import Analysis
package import Findings

/// The rules and the minimum confidence for some of the files, after presets, extended configurations and overrides
/// were merged.
package struct RuleSet: Sendable {
  package var rules: [ActiveRule]
  package var suppressionRules: [ActiveSuppressionRule]
  /// The rules of the team's own.
  package var useRules: [ActiveUseRule]
  /// The minimum confidence of reported findings.
  package var confidence: Confidence
  package var conventions: Conventions

  package init(
    rules: [ActiveRule], suppressionRules: [ActiveSuppressionRule] = [], useRules: [ActiveUseRule] = [],
    confidence: Confidence, conventions: Conventions = Conventions()
  ) {
    self.rules = rules
    self.useRules = useRules
    self.suppressionRules = suppressionRules
    self.confidence = confidence
    self.conventions = conventions
  }

  /// Returns the rule with an id, and what the configuration says to it; `nil` if the rule is off.
  package func rule(_ id: String) -> (rule: any Rule, context: RuleContext)? {
    rules.first { $0.id == id }.map { active in
      (active.rule, RuleContext(severity: active.severity, confidence: confidence, conventions: conventions))
    }
  }
}

/// The rule set of each file.
package struct RuleSets: Sendable {
  private var ruleSets: [RuleSet]
  /// The index in `ruleSets` of the rule set of each file; files that are missing here have the first rule set.
  private var places: [ByteString: Int] = [:]
  /// The rules whose findings are wanted; `nil` for all.
  private let wanted: Set<String>?
  /// Every rule that a suppression may name, in alphabetical order; empty for any rule.
  let known: [String]

  /// - Parameters:
  ///   - ruleSet: the rule set of all files for which no other is added.
  ///   - wanted: the rules whose findings are wanted; `nil` for all.
  ///   - known: every rule that a suppression may name; empty for any rule.
  package init(_ ruleSet: RuleSet, wanted: Set<String>? = nil, known: [String] = []) {
    ruleSets = [ruleSet]
    self.wanted = wanted
    self.known = known.sorted()
  }

  /// Adds a rule set for these files.
  package mutating func add(_ ruleSet: RuleSet, for paths: [ByteString]) {
    for path in paths { places[path] = ruleSets.count }
    ruleSets.append(ruleSet)
  }

  /// Returns whether the rule's findings are wanted, and a rule set enables the rule.
  package func runs(_ rule: String) -> Bool {
    (wanted?.contains(rule) ?? true)
      && ruleSets.contains { $0.rules.contains { $0.id == rule } || $0.useRules.contains { $0.id == rule } }
  }

  /// Whether an enabled rule counts the uses that other files make of a linted file's declarations.
  package var countsUses: Bool { ruleSets.contains { $0.rules.contains { type(of: $0.rule).countsUses } } }

  /// The rules of the team's own that are on for some of the files, each once, in alphabetical order.
  package var useRules: [ActiveUseRule] {
    var seen: Set<String> = []
    return ruleSets.flatMap(\.useRules).filter { seen.insert($0.id).inserted }.sorted { $0.id < $1.id }
  }

  package func ruleSet(of path: ByteString) -> RuleSet { ruleSets[number(of: path)] }

  func wants(_ finding: Finding) -> Bool { wanted?.contains(finding.rule) ?? true }

  /// Whether any rule set has rules about suppressions.
  var hasSuppressionRules: Bool { ruleSets.contains { !$0.suppressionRules.isEmpty } }

  /// Returns the findings of each rule set's rules in the files of that rule set.
  ///
  /// - Parameters:
  ///   - ids: the rules to apply; `nil` for all.
  ///   - confidence: the minimum confidence; `nil` for that of each rule set.
  func findings(in codebase: Codebase, of ids: Set<String>? = nil, confidence: Confidence? = nil) -> [Finding] {
    let own = useFindings(in: codebase, of: ids)
    return own
      + ruleSets.indices.flatMap { number in
        let ruleSet = ruleSets[number]
        let chosen = ruleSet.rules.filter { ids?.contains($0.id) ?? true }
        // Each rule runs on one thread, so the one that takes longest must not begin last.
        let rules = chosen.filter(\.takesLong) + chosen.filter { !$0.takesLong }
        let found = concurrentMap(over: rules.count, batch: 1, jobs: codebase.jobs) {
          rules[$0].findings(in: codebase, confidence ?? ruleSet.confidence, ruleSet.conventions)
        }.flatMap(\.self)
        return ruleSets.count == 1 ? found : found.filter { self.number(of: $0.path) == number }
      }
  }

  /// Returns the findings of the rules of the team's own. The chains are walked once for all rules of all rule sets.
  private func useFindings(in codebase: Codebase, of ids: Set<String>?) -> [Finding] {
    let rules = ruleSets.map {
      $0.useRules.filter { (wanted?.contains($0.id) ?? true) && (ids?.contains($0.id) ?? true) }
    }
    let restrictions = rules.joined().flatMap(\.restrictions).uniqued
    return codebase.uses(against: restrictions).flatMap { use in
      let restriction = restrictions[use.restriction]
      return rules[number(of: use.path)].filter { $0.restrictions.contains(restriction) }.map {
        $0.finding(use, against: restriction)
      }
    }
  }

  /// Returns sentences about patterns of the team's own rules that match nothing, each with the rules that name it.
  package func unmatchedPatterns(in codebase: Codebase) -> [String] {
    let rules = ruleSets.flatMap { ruleSet in
      ruleSet.useRules.map { ($0.id, $0.restrictions) } + ruleSet.rules.map { ($0.id, $0.rule.restrictions) }
    }.filter { wanted?.contains($0.0) ?? true }
    return codebase.unmatchedPatterns(in: rules.flatMap(\.1).uniqued).map { unmatched in
      let names = Set(rules.filter { $0.1.contains { $0.names(unmatched.pattern) } }.map(\.0)).sorted()
      return "\(names.joined(separator: ", ")): '\(unmatched.pattern.text)' matches nothing: \(unmatched.problem)"
    }
  }

  /// Returns sentences about options of enabled rules that have no effect in the codebase, ordered, each once.
  package func warnings(about codebase: Codebase) -> [String] {
    let rules = ruleSets.flatMap(\.rules).filter { wanted?.contains($0.id) ?? true }
    return Set(rules.flatMap { $0.rule.warnings(about: codebase) }).sorted()
  }

  private func number(of path: ByteString) -> Int { places[path] ?? 0 }
}

extension [Restriction] {
  /// The restrictions, each once.
  fileprivate var uniqued: [Restriction] {
    var seen: Set<Restriction> = []
    return filter { seen.insert($0).inserted }
  }
}

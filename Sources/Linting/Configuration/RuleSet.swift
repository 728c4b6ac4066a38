import Analysis
package import Findings

/// What holds for some of the files: a configuration, followed to its end.
package struct RuleSet: Sendable {
  package var rules: [ActiveRule]
  package var suppressionRules: [ActiveSuppressionRule]
  /// How sure a finding must be.
  package var confidence: Confidence

  package init(rules: [ActiveRule], suppressionRules: [ActiveSuppressionRule] = [], confidence: Confidence) {
    self.rules = rules
    self.suppressionRules = suppressionRules
    self.confidence = confidence
  }
}

/// The rule set of each file.
package struct RuleSets: Sendable {
  private var ruleSets: [RuleSet]
  /// The rule set of each file that has not the first one.
  private var places: [ByteString: Int] = [:]
  /// The rules whose findings are wanted; `nil` for all.
  private let wanted: Set<String>?
  /// Every rule that a suppression may name.
  let known: Set<String>

  /// - Parameters:
  ///   - ruleSet: what holds where nothing else is said.
  ///   - wanted: the rules whose findings are wanted; `nil` for all.
  ///   - known: every rule that a suppression may name.
  package init(_ ruleSet: RuleSet, wanted: Set<String>? = nil, known: Set<String> = []) {
    ruleSets = [ruleSet]
    self.wanted = wanted
    self.known = known
  }

  /// Adds a rule set for these files.
  package mutating func add(_ ruleSet: RuleSet, for paths: [ByteString]) {
    for path in paths { places[path] = ruleSets.count }
    ruleSets.append(ruleSet)
  }

  /// Whether nobody asks the rule about the file.
  package func isOff(_ rule: String, for path: ByteString) -> Bool {
    !ruleSet(of: path).rules.contains { $0.id == rule }
  }

  /// Whether the rule's findings are wanted, and any file is asked about it.
  package func runs(_ rule: String) -> Bool {
    (wanted?.contains(rule) ?? true) && ruleSets.contains { $0.rules.contains { $0.id == rule } }
  }

  /// Whether a suppression may name the rule.
  func knows(ruleNamed rule: String) -> Bool { known.isEmpty || known.contains(rule) }

  /// Whether any rule counts how other files use what a linted one declares.
  package var countsUses: Bool { ruleSets.contains { $0.rules.contains { type(of: $0.rule).countsUses } } }

  func ruleSet(of path: ByteString) -> RuleSet { ruleSets[number(of: path)] }

  func wants(_ finding: Finding) -> Bool { wanted?.contains(finding.rule) ?? true }

  /// Whether any rule set has rules about suppressions.
  var hasSuppressionRules: Bool { ruleSets.contains { !$0.suppressionRules.isEmpty } }

  /// Applies each rule set's rules and keeps what they find in its own files.
  ///
  /// - Parameter confidence: how sure a finding must be; `nil` for what each rule set says.
  func findings(in codebase: Codebase, confidence: Confidence? = nil) -> [Finding] {
    ruleSets.indices.flatMap { number in
      let ruleSet = ruleSets[number]
      let found = concurrentMap(over: ruleSet.rules.count, batch: 1, jobs: codebase.jobs) {
        ruleSet.rules[$0].findings(in: codebase, confidence: confidence ?? ruleSet.confidence)
      }.flatMap(\.self)
      return ruleSets.count == 1 ? found : found.filter { self.number(of: $0.path) == number }
    }
  }

  private func number(of path: ByteString) -> Int { places[path] ?? 0 }
}

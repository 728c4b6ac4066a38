import Analysis
package import Findings


/// What holds for some of the files: a configuration, followed to its end.
package struct Law: Sendable {
  package var rules: [ActiveRule]
  package var allowanceRules: [ActiveAllowanceRule]
  /// How sure a finding must be.
  package var confidence: Confidence

  package init(rules: [ActiveRule], allowanceRules: [ActiveAllowanceRule] = [], confidence: Confidence) {
    self.rules = rules
    self.allowanceRules = allowanceRules
    self.confidence = confidence
  }
}

/// Which law holds for which file.
package struct Laws: Sendable {
  private var laws: [Law]
  /// The law of each file that has not the first one.
  private var places: [ByteString: Int] = [:]
  /// The rules whose findings are wanted; `nil` for all.
  private let wanted: Set<String>?
  /// Every rule that an allowance may name.
  let known: Set<String>

  /// - Parameters:
  ///   - law: what holds where nothing else is said.
  ///   - wanted: the rules whose findings are wanted; `nil` for all.
  ///   - known: every rule that an allowance may name.
  package init(_ law: Law, wanted: Set<String>? = nil, known: Set<String> = []) {
    laws = [law]
    self.wanted = wanted
    self.known = known
  }

  /// Adds a law for these files.
  package mutating func add(_ law: Law, for paths: [ByteString]) {
    for path in paths { places[path] = laws.count }
    laws.append(law)
  }

  /// Whether nobody asks the rule about the file.
  package func isOff(_ rule: String, for path: ByteString) -> Bool { !law(of: path).rules.contains { $0.id == rule } }

  func law(of path: ByteString) -> Law { laws[number(of: path)] }

  func wants(_ finding: Finding) -> Bool { wanted?.contains(finding.rule) ?? true }

  /// Whether any law judges allowances.
  var judgeAllowances: Bool { laws.contains { !$0.allowanceRules.isEmpty } }

  /// Applies each law's rules and keeps what they find in its own files.
  ///
  /// - Parameter confidence: how sure a finding must be; `nil` for what each law says.
  func findings(in codebase: Codebase, confidence: Confidence? = nil) -> [Finding] {
    laws.indices.flatMap { number in
      let law = laws[number]
      let found = spread(over: law.rules.count, batch: 1, jobs: codebase.jobs) {
        law.rules[$0].findings(in: codebase, confidence: confidence ?? law.confidence)
      }.flatMap(\.self)
      return laws.count == 1 ? found : found.filter { self.number(of: $0.path) == number }
    }
  }

  private func number(of path: ByteString) -> Int { places[path] ?? 0 }
}

/// What a run found.
package struct Report: Sendable, Equatable {
  /// In the order of path, position and rule.
  package var findings: [Finding]
  /// How many findings the sources' allowances silenced.
  package var allowed: Int
  package var statistics: Statistics
}

/// Counts of a report's findings, each list with the largest count first.
package struct Statistics: Sendable, Equatable {
  package var tally: Tally
  package var rules: [Count]
  package var edges: [Count]
  package var owners: [Count]

  package struct Count: Sendable, Equatable {
    package var name: String
    package var count: Int
  }
}

/// Applies the rules to the codebase.
///
/// - Parameters:
///   - rules: the rules that are switched on.
///   - codebase: the repository.
///   - confidence: how sure a finding must be to be reported.
///   - today: `YYYY-MM-DD`; an allowance that has expired before this day allows nothing.
/// - Returns: the findings that no allowance silences; the same for any order of files and number of jobs.
package func findings(
  of rules: [ActiveRule], in codebase: Codebase, confidence: Confidence = .high, today: String
) -> Report {
  let found = rules.flatMap { $0.rule.findings(in: codebase, severity: $0.severity, confidence: confidence) }
  return Report(findings: found.sorted(), allowed: 0, statistics: Statistics(of: found, codebase.tally))
}

extension Statistics {
  init(of findings: [Finding], _ tally: Tally) {
    self.init(
      tally: tally, rules: Self.counts(findings.map(\.rule)), edges: Self.counts(findings.map(\.edge)),
      owners: Self.counts(findings.map { String($0.edge.prefix(upTo: $0.edge.lastIndex(of: ".") ?? $0.edge.endIndex)) }))
  }

  private static func counts(_ names: [String]) -> [Count] {
    var counts: [String: Int] = [:]
    for name in names { counts[name, default: 0] += 1 }
    return counts.map { Count(name: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
  }
}

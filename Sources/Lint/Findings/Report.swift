import SwiftReader

/// What a run found.
package struct Report: Sendable, Equatable {
  /// In the order of path, position and rule.
  package var findings: [Finding]
  /// How many findings the sources' allowances silenced.
  package var allowed: Int
  package var statistics: Statistics
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
  let allowances = codebase.allowances(today: today)
  let reported = found.filter { allowances[$0.path]?.allow($0) != true }.sorted()
  return Report(
    findings: reported, allowed: found.count - reported.count, statistics: Statistics(of: reported, codebase.tally))
}

extension Codebase {
  fileprivate func allowances(today: String) -> [String: Allowances] {
    var allowances: [String: Allowances] = [:]
    for file in files where !file.facts.allowances.isEmpty {
      allowances[file.path] = Allowances(file.facts, today: today)
    }
    return allowances
  }
}

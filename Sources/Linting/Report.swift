package import Analysis
package import Findings
import SwiftReader

/// What a run found.
package struct Report: Sendable, Equatable {
  /// In the order of path, position and rule.
  package var findings: [Finding]
  /// How many findings the sources' allowances silenced.
  package var allowed: Int
  /// The findings of rules that are no rules of allowances, and that an allowance silenced, in the same order.
  package var silenced: [Finding]
  /// The allowances that cannot be followed: a rule that does not exist, a day that no calendar has.
  package var malformed: [Place]
  package var statistics: Statistics
}

/// Applies the same rules to all files of the codebase.
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
  findings(under: Laws(Law(rules: rules, confidence: confidence)), in: codebase, today: today)
}

/// Applies to each file of the codebase the rules of its law, and to its allowances those about allowances.
///
/// - Parameter today: `YYYY-MM-DD`; an allowance that has expired before this day allows nothing.
/// - Returns: the findings that no allowance silences; the same for any order of files and number of jobs.
package func findings(under laws: Laws, in codebase: Codebase, today: String) -> Report {
  var allowances = codebase.allowances(today: today)
  let found = laws.findings(in: codebase)
  var reported: [Finding] = []
  var silenced: [Finding] = []
  for finding in found {
    if allowances[finding.path]?.1.allow(finding) == true { silenced.append(finding) } else { reported.append(finding) }
  }
  if !allowances.isEmpty, laws.judgeAllowances {
    // A comment that allows what another run would report is needed, though this one is only told what is surer.
    for finding in laws.findings(in: codebase, confidence: .low) { _ = allowances[finding.path]?.1.allow(finding) }
  }
  var hygiene: [Finding] = []
  silenced = silenced.filter(laws.wants).sorted()
  var allowed = silenced.count
  for (path, (file, comments)) in allowances {
    let law = laws.law(of: path)
    if law.allowanceRules.isEmpty { continue }
    var audit = FileAudit(file, of: codebase, law: law, known: laws.known, comments)
    let faults = audit.findings()
    hygiene += faults.reported
    allowed += faults.allowed
  }
  let edges = reported.filter(laws.wants)
  let all = (edges + hygiene.filter(laws.wants)).sorted()
  return Report(
    findings: all, allowed: allowed, silenced: silenced,
    malformed: codebase.malformedAllowances(known: laws.known, today: today),
    statistics: Statistics(of: all, edges: edges, codebase.tally))
}

extension Codebase {
  /// What the judged files allow, each with the index of its file.
  fileprivate func allowances(today: String) -> [ByteString: (Int, Allowances)] {
    var allowances: [ByteString: (Int, Allowances)] = [:]
    for (index, file) in files.enumerated() where file.isJudged && !file.facts.allowances.isEmpty {
      allowances[file.path] = (index, Allowances(file.facts, today: today))
    }
    return allowances
  }
}

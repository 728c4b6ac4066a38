package import Analysis
package import Findings
import SwiftReader

/// The result of running rules on a codebase.
package struct Report: Sendable, Equatable {
  /// The reported findings, ordered by path, position and rule.
  package var findings: [Finding]
  /// The numbers of findings that suppressions silenced.
  package var suppressed: SuppressedCounts
  /// The findings that suppressions silenced, except those of rules about suppressions, in the order of `findings`.
  package var silenced: [Finding]
  /// The locations of suppressions that name an unknown rule or a date that does not exist.
  package var malformed: [RelatedLocation]
  package var chainCounts: ChainCounts

  /// A report without findings.
  package static let empty = Report(
    findings: [], suppressed: SuppressedCounts(), silenced: [], malformed: [], chainCounts: ChainCounts())
}

/// Applies the same rules to all files of the codebase.
///
/// - Parameters:
///   - rules: the rules that are switched on.
///   - codebase: the repository.
///   - confidence: the minimum confidence of reported findings.
///   - conventions: the names by which a team recognizes settings, services, tools and states.
///   - today: `YYYY-MM-DD`; a suppression that has expired before this day silences nothing.
/// - Returns: the report, which does not depend on the order of files and the number of jobs.
package func findings(
  of rules: [ActiveRule], in codebase: Codebase, confidence: Confidence = .high,
  conventions: Conventions = Conventions(), today: String
) -> Report {
  let ruleSet = RuleSet(rules: rules, confidence: confidence, conventions: conventions)
  return findings(under: RuleSets(ruleSet), in: codebase, today: today)
}

/// Applies the rules of each file's rule set to the file, and the rules about suppressions to its suppressions.
///
/// - Parameter today: `YYYY-MM-DD`; a suppression that has expired before this day silences nothing.
/// - Returns: the report, which does not depend on the order of files and the number of jobs.
package func findings(under ruleSets: RuleSets, in codebase: Codebase, today: String) -> Report {
  var suppressions = codebase.suppressions(today: today)
  let found = ruleSets.findings(in: codebase)
  var reported: [Finding] = []
  var silenced: [Finding] = []
  for finding in found {
    if suppressions[finding.path]?.1.markUsed(for: finding) == true {
      silenced.append(finding)
    } else {
      reported.append(finding)
    }
  }
  if ruleSets.hasSuppressionRules {
    // A comment that silences a finding below the minimum confidence is used, because another run may report the
    // finding.
    let unused = suppressions.values.reduce(into: Set()) { $0.formUnion($1.1.unusedRules) }
    for finding in ruleSets.findings(in: codebase, of: unused, confidence: .low) {
      _ = suppressions[finding.path]?.1.markUsed(for: finding)
    }
  }
  var hygiene: [Finding] = []
  silenced = silenced.filter(ruleSets.wants).sorted()
  var suppressed = SuppressedCounts()
  for finding in silenced {
    suppressed.add(finding, isAdopted: suppressions[finding.path]?.1.isAdopted(finding) == true)
  }
  for (path, (file, comments)) in suppressions {
    let ruleSet = ruleSets.ruleSet(of: path)
    if ruleSet.suppressionRules.isEmpty { continue }
    var audit = FileAudit(file, of: codebase, ruleSet: ruleSet, known: ruleSets.known, comments)
    let faults = audit.findings()
    hygiene += faults.reported
    suppressed.add(faults.suppressed, in: path)
  }
  return Report(
    findings: (reported + hygiene).filter(ruleSets.wants).sorted(), suppressed: suppressed, silenced: silenced,
    malformed: malformedSuppressions(in: codebase.files, known: ruleSets.known, today: today),
    chainCounts: codebase.chainCounts)
}

extension Codebase {
  /// Returns the suppression comments of each linted file that has any, with the index of the file, by path.
  fileprivate func suppressions(today: String) -> [ByteString: (Int, SuppressionComments)] {
    var suppressions: [ByteString: (Int, SuppressionComments)] = [:]
    for (index, file) in files.enumerated() where file.isLinted && file.outline.contains(.hasSuppressions) {
      suppressions[file.path] = (index, SuppressionComments(file.facts, today: today))
    }
    return suppressions
  }
}

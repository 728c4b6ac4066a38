package import Analysis
package import Findings
import SwiftReader

/// What a run found.
package struct Report: Sendable, Equatable {
  /// In the order of path, position and rule.
  package var findings: [Finding]
  /// How many findings the sources' suppressions silenced.
  package var suppressed: Int
  /// How many of those only comments silenced that are marked as adopted.
  package var adopted: Int
  /// The findings of rules that are no rules of suppressions, and that a suppression silenced, in the same order.
  package var silenced: [Finding]
  /// The suppressions that cannot be followed: a rule that does not exist, a day that no calendar has.
  package var malformed: [RelatedLocation]
  package var chainCounts: ChainCounts
}

/// Applies the same rules to all files of the codebase.
///
/// - Parameters:
///   - rules: the rules that are switched on.
///   - codebase: the repository.
///   - confidence: how sure a finding must be to be reported.
///   - today: `YYYY-MM-DD`; a suppression that has expired before this day allows nothing.
/// - Returns: the findings that no suppression silences; the same for any order of files and number of jobs.
package func findings(
  of rules: [ActiveRule], in codebase: Codebase, confidence: Confidence = .high, today: String
) -> Report {
  findings(under: RuleSets(RuleSet(rules: rules, confidence: confidence)), in: codebase, today: today)
}

/// Applies to each file of the codebase the rules of its rule set, and to its suppressions those about suppressions.
///
/// - Parameter today: `YYYY-MM-DD`; a suppression that has expired before this day allows nothing.
/// - Returns: the findings that no suppression silences; the same for any order of files and number of jobs.
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
  if !suppressions.isEmpty, ruleSets.hasSuppressionRules {
    // A comment that allows what another run would report is needed, though this one is only told what is surer.
    for finding in ruleSets.findings(in: codebase, confidence: .low) {
      _ = suppressions[finding.path]?.1.markUsed(for: finding)
    }
  }
  var hygiene: [Finding] = []
  silenced = silenced.filter(ruleSets.wants).sorted()
  let adopted = silenced.count { suppressions[$0.path]?.1.isAdopted($0) == true }
  var suppressed = silenced.count
  for (path, (file, comments)) in suppressions {
    let ruleSet = ruleSets.ruleSet(of: path)
    if ruleSet.suppressionRules.isEmpty { continue }
    var audit = FileAudit(file, of: codebase, ruleSet: ruleSet, known: ruleSets.known, comments)
    let faults = audit.findings()
    hygiene += faults.reported
    suppressed += faults.suppressed
  }
  return Report(
    findings: (reported + hygiene).filter(ruleSets.wants).sorted(), suppressed: suppressed, adopted: adopted,
    silenced: silenced,
    malformed: codebase.malformedSuppressions(known: ruleSets.known, today: today),
    chainCounts: codebase.chainCounts)
}

extension Codebase {
  /// What the linted files allow, each with the index of its file.
  fileprivate func suppressions(today: String) -> [ByteString: (Int, SuppressionComments)] {
    var suppressions: [ByteString: (Int, SuppressionComments)] = [:]
    for (index, file) in files.enumerated() where file.isLinted && file.outline.contains(.hasSuppressions) {
      suppressions[file.path] = (index, SuppressionComments(file.facts, today: today))
    }
    return suppressions
  }
}

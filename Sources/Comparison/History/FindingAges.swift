import Findings
import Git

/// The changes of the findings at one commit, as fingerprints.
struct FindingStep: Sendable {
  /// The commit, which introduced the new findings; `nil` for the first commit, whose findings may be older.
  let commit: Commit?
  let new: [String]
  let fixed: [String]
  let renamed: [(older: String, newer: String)]

  /// Creates the step of a commit that was compared with the previous linted commit.
  init(_ comparison: FindingComparison, at commit: Commit) {
    self.commit = commit
    new = comparison.new.map(\.fingerprint)
    fixed = comparison.fixed.map(\.fingerprint)
    renamed = comparison.renamed.map { ($0.fingerprint, $1.fingerprint) }
  }

  /// Creates the step of the first commit, all of whose findings count as new.
  init(first findings: [Finding]) {
    commit = nil
    new = findings.map(\.fingerprint)
    (fixed, renamed) = ([], [])
  }
}

/// The commits that introduced the findings of a history's newest commit.
struct FindingAges {
  /// For each fingerprint the commits that introduced its findings, the oldest first; `nil` for findings of the first
  /// commit.
  private var origins: [String: [Commit?]] = [:]

  /// - Parameter steps: the changes at each commit, the oldest first.
  init(_ steps: some Sequence<FindingStep>) {
    for step in steps { note(step) }
  }

  private mutating func note(_ step: FindingStep) {
    for (older, newer) in step.renamed {
      let origin = origins[older]?.popLast() ?? nil
      origins[newer, default: []].append(origin)
    }
    // Findings with equal fingerprints cannot be told apart, so the youngest one counts as fixed.
    for fingerprint in step.fixed { _ = origins[fingerprint]?.popLast() }
    for fingerprint in step.new { origins[fingerprint, default: []].append(step.commit) }
  }

  /// Returns findings with the commits that introduced them; `nil` for findings of the first commit.
  func dated(_ findings: [Finding]) -> [(finding: Finding, origin: Commit?)] {
    var origins = origins.mapValues { $0[...] }
    return findings.map { ($0, origins[$0.fingerprint]?.popFirst() ?? nil) }
  }
}

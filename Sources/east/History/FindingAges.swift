import Findings
import Git
import Linting

/// What a commit did to the findings, by their fingerprints.
struct FindingStep: Sendable {
  /// The commit that brought what is new; `nil` for the first one, whose findings may be older.
  let commit: Commit?
  let new: [String]
  let fixed: [String]
  let renamed: [(older: String, newer: String)]

  /// The step of a commit that was compared with the one before.
  init(_ comparison: Comparison, at commit: Commit) {
    self.commit = commit
    new = comparison.new.map(\.fingerprint)
    fixed = comparison.fixed.map(\.fingerprint)
    renamed = comparison.renamed.map { ($0.fingerprint, $1.fingerprint) }
  }

  /// The step of the first commit, which has these findings.
  init(first findings: [Finding]) {
    commit = nil
    new = findings.map(\.fingerprint)
    (fixed, renamed) = ([], [])
  }
}

/// Since when the findings of a history's newest commit stand.
struct FindingAges {
  /// For each fingerprint the commits that brought its findings, the oldest first; `nil` for what the first one had.
  private var origins: [String: [Commit?]] = [:]

  /// - Parameter steps: what each commit did, the oldest first.
  init(_ steps: some Sequence<FindingStep>) {
    for step in steps { note(step) }
  }

  private mutating func note(_ step: FindingStep) {
    for (older, newer) in step.renamed {
      let origin = origins[older]?.popLast() ?? nil
      origins[newer, default: []].append(origin)
    }
    // Of several findings that look the same the youngest one went.
    for fingerprint in step.fixed { _ = origins[fingerprint]?.popLast() }
    for fingerprint in step.new { origins[fingerprint, default: []].append(step.commit) }
  }

  /// Returns some findings with the commits that brought them; `nil` for what the first one had.
  func dated(_ findings: [Finding]) -> [(finding: Finding, origin: Commit?)] {
    var origins = origins.mapValues { $0[...] }
    return findings.map { ($0, origins[$0.fingerprint]?.popFirst() ?? nil) }
  }
}

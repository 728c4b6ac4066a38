import Findings
import Git

/// The changes of the findings at one commit, as fingerprints.
struct FindingStep: Sendable, Equatable {
  /// The commit, which introduced the new findings; `nil` for the first commit, whose findings may be older.
  var commit: ObjectID?
  var new: [String]
  var fixed: [String] = []
  var renamed: [Renaming] = []

  struct Renaming: Sendable, Equatable {
    var older: String
    var newer: String
  }

  /// Creates the step of a commit that was compared with the previous linted commit.
  init(_ comparison: FindingComparison, at commit: ObjectID) {
    self.commit = commit
    new = comparison.new.map(\.fingerprint)
    fixed = comparison.fixed.map(\.fingerprint)
    renamed = comparison.renamed.map { Renaming(older: $0.fingerprint, newer: $1.fingerprint) }
  }

  /// Creates the step of the first commit, all of whose findings count as new.
  init(first fingerprints: [String]) { new = fingerprints }

  var isFirst: Bool { commit == nil }

  /// Returns the fingerprints before the step, in any order, given those after it.
  func undone(from later: [String]) -> [String] {
    var counts = later.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    for fingerprint in new + renamed.map(\.newer) { counts[fingerprint, default: 0] -= 1 }
    for fingerprint in fixed + renamed.map(\.older) { counts[fingerprint, default: 0] += 1 }
    return counts.flatMap { Array(repeating: $0, count: max(0, $1)) }
  }
}

/// The commits that introduced the findings of a history's newest commit.
struct FindingAges {
  /// For each fingerprint the commits that introduced its findings, the oldest first; `nil` for findings of the first
  /// commit.
  private var origins: [String: [ObjectID?]] = [:]

  /// - Parameter steps: the changes at each commit, the oldest first.
  init(_ steps: some Sequence<FindingStep>) {
    for step in steps { note(step) }
  }

  private mutating func note(_ step: FindingStep) {
    for renaming in step.renamed {
      let origin = origins[renaming.older]?.popLast() ?? nil
      origins[renaming.newer, default: []].append(origin)
    }
    // Findings with equal fingerprints cannot be told apart, so the youngest one counts as fixed.
    for fingerprint in step.fixed { _ = origins[fingerprint]?.popLast() }
    for fingerprint in step.new { origins[fingerprint, default: []].append(step.commit) }
  }

  /// Returns findings with the commits that introduced them; `nil` for findings of the first commit.
  func dated(_ findings: [Finding]) -> [(finding: Finding, origin: ObjectID?)] {
    var origins = origins.mapValues { $0[...] }
    return findings.map { ($0, origins[$0.fingerprint]?.popFirst() ?? nil) }
  }
}

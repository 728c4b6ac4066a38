import Findings
import Git

/// What is known of some commits of a history that follow each other.
struct HistoryPart: Sendable {
  var points: [HistoryPoint] = []
  /// What those commits did that could be linted, the oldest first.
  var steps: [FindingStep] = []
  var changes = FileChanges()
  /// The findings of the last of them that could be linted.
  var findings: [Finding] = []

  /// Takes what is known of the commits that came next.
  mutating func append(_ later: HistoryPart) {
    points += later.points
    steps += later.steps
    changes.append(later.changes)
    findings = later.findings
  }
}

import Findings
import Git

/// The results for consecutive commits of a history.
struct HistoryPart: Sendable {
  var points: [HistoryPoint] = []
  /// The changes of the findings at each commit that could be linted, the oldest first.
  var steps: [FindingStep] = []
  var changes = FileChanges()
  /// The findings at the last commit that could be linted.
  var findings: [Finding] = []

  /// Appends the results for the commits that follow.
  mutating func append(_ later: HistoryPart) {
    points += later.points
    steps += later.steps
    changes.append(later.changes)
    findings = later.findings
  }
}

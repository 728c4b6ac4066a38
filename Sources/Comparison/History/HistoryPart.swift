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
  /// The selected paths that exist at none of the commits; `nil` if no commit could be listed.
  private(set) var unseen: Set<RepositoryPath>?

  /// Notes the selected paths that do not exist at a commit.
  mutating func note(unseen paths: [RepositoryPath]) { unseen = unseen?.intersection(paths) ?? Set(paths) }

  /// Appends the results for the commits that follow.
  mutating func append(_ later: HistoryPart) {
    points += later.points
    steps += later.steps
    changes.append(later.changes)
    findings = later.findings
    if let other = later.unseen { unseen = unseen?.intersection(other) ?? other }
  }
}

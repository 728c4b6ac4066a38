import Analysis
import Findings
import Git

/// The results for consecutive commits of a history.
struct HistoryPart: Sendable {
  var entries: [HistoryEntry] = []
  /// The findings at the last commit that could be linted; `nil` if they are not known.
  var findings: [Finding]?
  /// The analysis of that commit, for the next run.
  var record: AnalysisRecord?
  /// Whether no damage of the cache was found so far.
  var isSound = true

  /// Appends the results for the commits that follow.
  mutating func append(_ later: HistoryPart) {
    entries += later.entries
    (findings, record) = (later.findings, later.record)
    isSound = isSound && later.isSound
  }

  /// The last commit that could be linted.
  var lastLinted: ObjectID? { entries.last(where: \.isLinted)?.commit }

  /// The selected paths that exist at none of the commits; `nil` if no commit could be listed.
  var unseen: Set<RepositoryPath>? {
    entries.compactMap(\.unseen).reduce(nil) { $0?.intersection($1) ?? Set($1) }
  }
}

extension History {
  /// Puts the results for all commits together.
  init(_ part: HistoryPart, of commits: [Commit]) {
    var steps = part.entries.compactMap(\.step)
    let findings = part.findings ?? []
    var changes = FileChanges()
    for entry in part.entries where entry.isChange {
      changes.note(entry.changed)
      changes.follow(entry.moves)
    }
    // The first commit of an earlier, longer history has no step of its own: all of its findings are new.
    if steps.first?.isFirst != true {
      let last = findings.map(\.fingerprint)
      steps.insert(FindingStep(first: steps.reversed().reduce(last) { $1.undone(from: $0) }), at: 0)
    }
    let byID = Dictionary(commits.map { ($0.id, $0) }) { first, _ in first }
    self.init(
      points: zip(commits, part.entries).map { HistoryPoint(commit: $0, outcome: $1.outcome) },
      standing: FindingAges(steps).dated(findings).map { ($0, $1.flatMap { byID[$0] }) },
      hotspots: Hotspots(changes, findings))
  }
}

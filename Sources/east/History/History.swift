import Findings
import Git

/// The findings at a series of commits of a repository.
struct History {
  /// The requested commits, the oldest first.
  let points: [HistoryPoint]
  /// The findings of the newest commit that could be linted, each with the commit that introduced it; `nil` if the
  /// first linted commit already had the finding.
  let standing: [(finding: Finding, origin: Commit?)]
  /// The files and edges that were changed and have findings at the newest linted commit.
  let hotspots: Hotspots

  /// The commits that could be linted, with their counts.
  var linted: [(point: HistoryPoint, counts: HistoryPoint.Counts)] {
    points.compactMap { point in point.counts.map { (point, $0) } }
  }

  /// The commits that could not be linted, with the reasons.
  var gaps: [(point: HistoryPoint, reason: String)] {
    points.compactMap { point in
      if case .unknown(let reason) = point.outcome { (point, reason) } else { nil }
    }
  }
}

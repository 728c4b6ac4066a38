package import Findings
package import Git

/// The findings at a series of commits of a repository.
package struct History {
  /// The requested commits, the oldest first.
  package let points: [HistoryPoint]
  /// The findings of the newest commit that could be linted, each with the commit that introduced it; `nil` if the
  /// first linted commit already had the finding.
  package let standing: [(finding: Finding, origin: Commit?)]
  /// The files and edges that were changed and have findings at the newest linted commit.
  package let hotspots: Hotspots

  /// The commits that could be linted, with their counts.
  package var linted: [(point: HistoryPoint, counts: HistoryPoint.Counts)] {
    points.compactMap { point in point.counts.map { (point, $0) } }
  }

  /// The commits that could not be linted, with the reasons.
  package var gaps: [(point: HistoryPoint, reason: String)] {
    points.compactMap { point in
      if case .unknown(let reason) = point.outcome { (point, reason) } else { nil }
    }
  }
}

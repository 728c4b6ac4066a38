import Findings
import Git

/// The findings over a part of a repository's history.
struct History {
  /// The commits that were asked for, the oldest first.
  let points: [HistoryPoint]
  /// The findings of the newest commit that could be linted, each with the commit that brought it; `nil` if the first one had it.
  let standing: [(finding: Finding, origin: Commit?)]
  /// What was changed often and has findings in that commit.
  let hotspots: Hotspots

  /// The commits that were linted.
  var linted: [(point: HistoryPoint, counts: HistoryPoint.Counts)] {
    points.compactMap { point in point.counts.map { (point, $0) } }
  }

  /// The commits that cannot be linted, and why.
  var gaps: [(point: HistoryPoint, reason: String)] {
    points.compactMap { point in
      if case .unknown(let reason) = point.outcome { (point, reason) } else { nil }
    }
  }
}

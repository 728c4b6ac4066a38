import Findings
import Git
import Pages

extension History {
  /// The number of findings at each linted commit.
  var trend: Trend {
    Trend(linted.map { Trend.Point(day: $0.point.day, findings: $0.counts.findings) })
  }

  /// Returns the history as an HTML page, with the hotspots.
  ///
  /// - Parameter name: the name of the repository.
  func page(named name: String) -> String {
    let commits = linted.compactMap { point, counts -> HistoryPage.Commit? in
      guard let new = counts.new, let fixed = counts.fixed, new + fixed > 0 else { return nil }
      return HistoryPage.Commit(
        day: point.day, name: point.shortName, findings: counts.findings, new: new, fixed: fixed,
        subject: point.subject)
    }
    return HistoryPage(
      named: name, trend: trend, commits: commits,
      hotspots: [
        .init("files", hotspots.files.map { (escaped(path: $0.name), $0.changes, $0.findings) }),
        .init("edges", hotspots.edges.map { (escaped($0.name), $0.changes, $0.findings) }),
      ]
    ).text
  }
}

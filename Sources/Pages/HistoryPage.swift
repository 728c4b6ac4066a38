import Findings

/// An HTML page about the findings of a repository over time.
package struct HistoryPage: Sendable {
  private let name: String
  private let trend: Trend
  private let commits: [Commit]
  private let hotspots: [HotspotList]

  /// A commit that added or removed findings.
  package struct Commit: Sendable {
    let day: String
    let name: String
    let findings: Int
    let new: Int
    let fixed: Int
    let subject: String

    package init(day: String, name: String, findings: Int, new: Int, fixed: Int, subject: String) {
      self.day = day
      self.name = name
      self.findings = findings
      self.new = new
      self.fixed = fixed
      self.subject = subject
    }
  }

  /// The files or edges that have findings and often change.
  package struct HotspotList: Sendable {
    /// The kind of the rows: `files`.
    let title: String
    let rows: [(name: String, changes: Int, findings: Int)]

    package init(_ title: String, _ rows: [(name: String, changes: Int, findings: Int)]) {
      self.title = title
      self.rows = rows
    }
  }

  package init(named name: String, trend: Trend, commits: [Commit], hotspots: [HotspotList]) {
    self.name = name
    self.trend = trend
    self.commits = commits
    self.hotspots = hotspots
  }

  /// The HTML of the page.
  package var text: String {
    HTMLPage(
      title: "History of \(name)", subtitle: "How the findings changed from commit to commit.",
      sections: [trend.section, commitsSection] + hotspots.map(section)
    ).text
  }

  private var commitsSection: HTMLPage.Section {
    let table = ListTable(
      subject: "commits",
      columns: [
        .init(title: "Date"), .init(title: "Commit"), .init(title: "Findings", isNumber: true),
        .init(title: "New", isNumber: true), .init(title: "Fixed", isNumber: true), .init(title: "Subject"),
      ],
      rows: commits.map { commit in
        [
          .text(commit.day), .code(commit.name), .number(commit.findings), .number(commit.new), .number(commit.fixed),
          .text(escaped(commit.subject)),
        ]
      })
    return HTMLPage.Section(
      id: "commits", title: "Commits that brought or removed findings",
      body: commits.isEmpty ? "<p>No commit did.</p>\n" : table.html)
  }

  /// Returns the section of a list, with at most 200 rows.
  private func section(of list: HotspotList) -> HTMLPage.Section {
    let table = ListTable(
      subject: list.title,
      columns: [
        .init(title: "Changes", isNumber: true), .init(title: "Findings", isNumber: true), .init(title: "Name"),
      ],
      rows: list.rows.prefix(200).map { [.number($0.changes), .number($0.findings), .code($0.name)] })
    return HTMLPage.Section(
      id: "hot-\(list.title)", title: "Hotspots: \(list.title)",
      body: list.rows.isEmpty ? "<p>None with findings changed.</p>\n" : table.html)
  }
}

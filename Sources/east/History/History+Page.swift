import Comparison
import Findings
import Git
import Pages

extension History {
  /// The number of findings at each linted commit.
  var trend: Trend {
    Trend(
      linted.map { point, counts in
        Trend.Point(
          day: point.day, findings: counts.findings,
          commit: "\(point.shortName) (\(shortened(point.commit.subject)))")
      }, gaps: gaps.count)
  }

  /// Returns the history as an HTML page, with the hotspots.
  ///
  /// - Parameter name: the name of the repository.
  func page(named name: String) -> String {
    let lists = [commitList] + (gaps.isEmpty ? [] : [gapList]) + [moduleList, ageList] + hotspots.lists
    return HistoryPage(named: name, trend: trend, lists: lists).text
  }

  /// The commits that brought or removed findings, the newest first.
  private var commitList: HistoryPage.List {
    let rows = linted.reversed().compactMap { point, counts -> [ListTable.Cell]? in
      guard let new = counts.new, let fixed = counts.fixed, new + fixed > 0 else { return nil }
      return point.cells + [.number(counts.findings), .number(new), .number(fixed), .text(escaped(point.subject))]
    }
    let table = ListTable(
      subject: "commits",
      columns: commitColumns + [
        .init(title: "Findings", isNumber: true), .init(title: "New", isNumber: true),
        .init(title: "Fixed", isNumber: true), .init(title: "Subject"),
      ], rows: rows)
    return .init(
      "commits", "Commits that brought or removed findings", table, empty: "No commit brought or removed findings.")
  }

  private var gapList: HistoryPage.List {
    let table = ListTable(
      subject: "gaps", columns: commitColumns + [.init(title: "Reason")],
      rows: gaps.map { $0.point.cells + [.text(escaped($0.reason))] })
    return .init("gaps", "Commits that could not be linted", table, empty: "There are none.")
  }

  /// The findings by module, at the first and the last linted commit.
  private var moduleList: HistoryPage.List {
    let (first, last) = (linted.first?.counts.modules ?? [], linted.last?.counts.modules ?? [])
    let rows = Set((first + last).map(\.name)).map { name in
      (name, first.first { $0.name == name }?.count ?? 0, last.first { $0.name == name }?.count ?? 0)
    }.sorted { ($1.2, $1.1, $0.0) < ($0.2, $0.1, $1.0) }
    let table = ListTable(
      subject: "modules",
      columns: [
        .init(title: "Module"), .init(title: "At first", isNumber: true), .init(title: "Now", isNumber: true),
      ],
      rows: rows.map { [.code(escaped($0)), .number($1), .number($2)] })
    return .init("modules", "Modules", table, empty: "No file with findings belongs to a module that has a name.")
  }

  /// The commits that brought the findings of the last linted commit, the oldest first.
  private var ageList: HistoryPage.List {
    let origins = Dictionary(grouping: standing.compactMap(\.origin), by: \.id)
    let old = standing.count { $0.origin == nil }
    let first = linted.prefix(old > 0 ? 1 : 0).map { ($0.point, old, "this commit or an earlier one") }
    let rest = points.compactMap { point in origins[point.commit.id].map { (point, $0.count, point.subject) } }
    let table = ListTable(
      subject: "commits with findings of today",
      columns: commitColumns + [.init(title: "Findings", isNumber: true), .init(title: "Subject")],
      rows: (first + rest).map { $0.cells + [.number($1), .text(escaped($2))] })
    return .init(
      "standing", "Commits that brought the findings of today", table, empty: "There are no findings.")
  }
}

private let commitColumns = [ListTable.Column(title: "Date"), ListTable.Column(title: "Commit")]

extension HistoryPoint {
  /// The cells of ``commitColumns``.
  fileprivate var cells: [ListTable.Cell] { [.text(day), .code(shortName)] }
}

extension Hotspots {
  fileprivate var lists: [HistoryPage.List] {
    [list("files", files.map { ($0, escaped(path: $0.name)) }), list("edges", edges.map { ($0, escaped($0.name)) })]
  }

  private func list(_ subject: String, _ spots: [(spot: Spot, name: String)]) -> HistoryPage.List {
    let table = ListTable(
      subject: subject,
      columns: [
        .init(title: "Changes", isNumber: true), .init(title: "Findings", isNumber: true), .init(title: "Name"),
      ],
      rows: spots.map { [.number($0.spot.changes), .number($0.spot.findings), .code($0.name)] })
    return .init("hot-\(subject)", "Hotspots: \(subject)", table, empty: "No \(subject) with findings changed.")
  }
}

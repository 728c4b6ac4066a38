import Findings
import Git
import Pages

extension History {
  /// The number of findings at each linted commit.
  var trend: Trend {
    Trend(linted.map { Trend.Point(day: $0.point.day, findings: $0.counts.findings) }, gaps: gaps.count)
  }

  /// Returns the history as an HTML page, with the hotspots.
  ///
  /// - Parameter name: the name of the repository.
  func page(named name: String) -> String {
    let lists = [commitList] + (gaps.isEmpty ? [] : [gapList]) + [moduleList, ageList] + hotspots.lists
    return HistoryPage(named: name, trend: trend, lists: lists).text
  }

  private var commitList: HistoryPage.List {
    let rows = linted.reversed().compactMap { point, counts -> [HistoryPage.Cell]? in
      guard let new = counts.new, let fixed = counts.fixed, new + fixed > 0 else { return nil }
      return [
        .text(point.day), .code(point.shortName), .number(counts.findings), .number(new), .number(fixed),
        .text(point.subject),
      ]
    }
    return HistoryPage.List(
      "commits", "Commits that brought or removed findings", of: "commits",
      [.text("Date"), .text("Commit"), .number("Findings"), .number("New"), .number("Fixed"), .text("Subject")], rows,
      empty: "No commit did.")
  }

  private var gapList: HistoryPage.List {
    HistoryPage.List(
      "gaps", "Commits that could not be linted", of: "gaps", [.text("Date"), .text("Commit"), .text("Reason")],
      gaps.map { [.text($0.point.day), .code($0.point.shortName), .text($0.reason)] }, empty: "There are none.")
  }

  /// The findings by module, at the first and the last linted commit.
  private var moduleList: HistoryPage.List {
    let (first, last) = (linted.first?.counts.modules ?? [], linted.last?.counts.modules ?? [])
    let names = Set((first + last).map(\.name))
    let rows = names.map { name in
      (name, first.first { $0.name == name }?.count ?? 0, last.first { $0.name == name }?.count ?? 0)
    }.sorted { ($1.2, $1.1, $0.0) < ($0.2, $0.1, $1.0) }
    return HistoryPage.List(
      "modules", "Modules", of: "modules", [.text("Module"), .number("At first"), .number("Now")],
      rows.map { [.code($0.description), .number($1), .number($2)] },
      empty: "No file with findings belongs to a module that has a name.")
  }

  /// The commits that brought the findings of the last linted commit, the oldest first.
  private var ageList: HistoryPage.List {
    let origins = Dictionary(grouping: standing.compactMap(\.origin), by: \.id)
    let old = standing.count { $0.origin == nil }
    let rows = points.compactMap { point in origins[point.commit.id].map { row(point, $0.count, point.subject) } }
    let first = linted.first.map { row($0.point, old, "this commit or an earlier one") }
    return HistoryPage.List(
      "standing", "Commits that brought the findings of today", of: "commits",
      [.text("Date"), .text("Commit"), .number("Findings"), .text("Subject")],
      (old > 0 ? [first].compactMap(\.self) : []) + rows, empty: "There are no findings.")
  }

  private func row(_ point: HistoryPoint, _ count: Int, _ subject: String) -> [HistoryPage.Cell] {
    [.text(point.day), .code(point.shortName), .number(count), .text(subject)]
  }
}

extension Hotspots {
  fileprivate var lists: [HistoryPage.List] {
    [
      list("files", files.map { [.number($0.changes), .number($0.findings), .path($0.name)] }),
      list("edges", edges.map { [.number($0.changes), .number($0.findings), .code("\($0.name)")] }),
    ]
  }

  private func list(_ subject: String, _ rows: [[HistoryPage.Cell]]) -> HistoryPage.List {
    HistoryPage.List(
      "hot-\(subject)", "Hotspots: \(subject)", of: subject, [.number("Changes"), .number("Findings"), .text("Name")],
      rows, empty: "None with findings changed.")
  }
}

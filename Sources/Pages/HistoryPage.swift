/// An HTML page about the findings of a repository over time.
package struct HistoryPage: Sendable {
  private let name: String
  private let trend: Trend
  private let lists: [List]

  /// A list of the page.
  package struct List: Sendable {
    /// The identifier of the list's section: `commits`.
    let id: String
    let title: String
    let table: ListTable
    /// The sentence in place of an empty table.
    let empty: String

    package init(_ id: String, _ title: String, _ table: ListTable, empty: String) {
      self.id = id
      self.title = title
      self.table = table
      self.empty = empty
    }
  }

  package init(named name: String, trend: Trend, lists: [List]) {
    self.name = name
    self.trend = trend
    self.lists = lists
  }

  /// The HTML of the page.
  package var text: String {
    HTMLPage(
      title: "History of \(name)", subtitle: "How the findings changed from commit to commit.",
      sections: [trend.section] + lists.map(\.section)
    ).text
  }
}

extension HistoryPage.List {
  /// The section with the first 200 rows.
  fileprivate var section: HTMLPage.Section {
    let (limit, count) = (200, table.rows.count)
    let rest = count > limit ? "<p>Listed are the first \(limit) of \(count) \(table.subject).</p>\n" : ""
    return HTMLPage.Section(
      id: id, title: title, body: count == 0 ? "<p>\(empty)</p>\n" : rest + table.limited(to: limit).html)
  }
}

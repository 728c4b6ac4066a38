package import Findings

/// An HTML page about the findings of a repository over time.
package struct HistoryPage: Sendable {
  private let name: String
  private let trend: Trend
  private let lists: [List]

  /// A list of the page, as a table that can be filtered and sorted.
  package struct List: Sendable {
    /// The identifier of the list's section: `commits`.
    let id: String
    let title: String
    /// The plural noun for the rows: `commits`.
    let subject: String
    let columns: [Column]
    let rows: [[Cell]]
    /// The sentence in place of an empty table.
    let empty: String

    package init(
      _ id: String, _ title: String, of subject: String, _ columns: [Column], _ rows: [[Cell]], empty: String
    ) {
      self.id = id
      self.title = title
      self.subject = subject
      self.columns = columns
      self.rows = rows
      self.empty = empty
    }
  }

  package enum Column: Sendable {
    case text(String)
    case number(String)
  }

  package enum Cell: Sendable {
    case text(String)
    case code(String)
    case path(ByteString)
    /// A number; an empty cell if it is unknown.
    case number(Int?)
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
    let limit = 200
    let table = ListTable(
      subject: subject, columns: columns.map(\.column), rows: rows.prefix(limit).map { $0.map(\.cell) })
    let rest = rows.count > limit ? "<p>Listed are the first \(limit) of \(rows.count) \(subject).</p>\n" : ""
    return HTMLPage.Section(id: id, title: title, body: rows.isEmpty ? "<p>\(empty)</p>\n" : rest + table.html)
  }
}

extension HistoryPage.Column {
  fileprivate var column: ListTable.Column {
    switch self {
    case .text(let title): .init(title: title)
    case .number(let title): .init(title: title, isNumber: true)
    }
  }
}

extension HistoryPage.Cell {
  fileprivate var cell: ListTable.Cell {
    switch self {
    case .text(let text): .text(escaped(text))
    case .code(let text): .code(escaped(text))
    case .path(let path): .code(escaped(path: path))
    case .number(let number): number.map(ListTable.Cell.number) ?? .text("")
    }
  }
}

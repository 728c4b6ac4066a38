import Findings

/// An HTML table that can be filtered and sorted.
package struct ListTable: Sendable {
  /// The plural noun for the rows, as in "Filter findings".
  let subject: String
  let columns: [Column]
  let rows: [[Cell]]

  package init(subject: String, columns: [Column], rows: [[Cell]]) {
    self.subject = subject
    self.columns = columns
    self.rows = rows
  }

  package struct Column: Sendable {
    let title: String
    let isNumber: Bool

    package init(title: String, isNumber: Bool = false) {
      self.title = title
      self.isNumber = isNumber
    }
  }

  package struct Cell: Sendable {
    let html: String
    /// The key that rows are sorted by; `nil` to sort by the cell's text.
    var key: String?

    /// Returns a cell with plain text.
    package static func text(_ text: String) -> Cell { Cell(html: escapedXML(text)) }

    package static func number(_ number: Int) -> Cell { Cell(html: "\(number)") }

    package static func code(_ text: String) -> Cell { Cell(html: "<code>\(escapedXML(text))</code>") }
  }

  /// Returns the table with only its first rows.
  func limited(to count: Int) -> ListTable {
    ListTable(subject: subject, columns: columns, rows: Array(rows.prefix(count)))
  }

  var html: String {
    let head = columns.map { "<th scope=\"col\"\($0.isNumber ? " class=\"n\"" : "")>\($0.title)</th>" }.joined()
    let body = rows.map { row in
      "<tr>"
        + zip(columns, row).map { column, cell in
          let kind = column.isNumber ? " class=\"n\"" : ""
          let key = cell.key.map { " data-key=\"\(escapedXML($0))\"" } ?? ""
          return "<td\(kind)\(key)>\(cell.html)</td>"
        }.joined() + "</tr>\n"
    }.joined()
    return """
      <div><p class="filter" hidden><label>Filter \(subject) <input type="search" autocomplete="off"></label> \
      <output></output></p>
      <div class="scroll" tabindex="0" role="region" aria-label="Table of \(subject)"><table class="list"><thead><tr>\(head)</tr></thead>
      <tbody>
      \(body)</tbody></table></div></div>

      """
  }
}

import Findings

/// An HTML table that can be filtered and sorted.
struct ListTable {
  /// The plural noun for the rows, as in "Filter findings".
  let subject: String
  let columns: [Column]
  let rows: [[Cell]]

  struct Column {
    let title: String
    var isNumber = false
  }

  struct Cell {
    let html: String
    /// The key that rows are sorted by; `nil` to sort by the cell's text.
    var key: String?

    /// Returns a cell with plain text.
    static func text(_ text: String) -> Cell { Cell(html: escapedXML(text)) }

    static func number(_ number: Int) -> Cell { Cell(html: "\(number)") }

    static func code(_ text: String) -> Cell { Cell(html: "<code>\(escapedXML(text))</code>") }
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

/// Returns the text, padded with trailing spaces to a number of characters.
package func padded(_ text: String, to width: Int) -> String { text + blanks(width - text.count) }

/// Returns a table with a line for each row. All cells of a column are padded to one width, except for the last column.
///
/// - Parameters:
///   - rows: the cells; every row has as many as the first.
///   - numbers: the columns that are aligned right, as numbers should be; the others are aligned left.
package func textTable(_ rows: [[String]], numbers: Range<Int>) -> String {
  let columns = (rows.first ?? []).indices
  let widths = columns.map { column in rows.map { $0[column].count }.max() ?? 0 }
  return rows.map { row in
    zip(columns, row).map { column, text in
      if column == columns.last { return text }
      return numbers.contains(column) ? blanks(widths[column] - text.count) + text : padded(text, to: widths[column])
    }.joined(separator: "  ") + "\n"
  }.joined()
}

private func blanks(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

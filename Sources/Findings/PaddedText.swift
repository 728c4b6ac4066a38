/// The text with as many blanks behind it as a column of this width needs.
package func padded(_ text: String, to width: Int) -> String { text + blanks(width - text.count) }

/// Returns a table for people, a line for each row: all cells of a column are padded to the same width, but for the last
/// column.
///
/// - Parameters:
///   - rows: the cells, in every row as many as in the first.
///   - numbers: the columns whose cells end together, as numbers should; those of the others begin together.
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

/// Is what a terminal shows: rows, from top to bottom, each written on by one component.
public final class Page {
  private var rows: [Row] = []

  public init() {}

  /// Adds an empty row below the others, and answers it to whoever shall write on it.
  ///
  /// - Parameter needsTerminal: leaves it out where there is none.
  public func addRow(needsTerminal: Bool = false) -> Row {
    let row = Row(needsTerminal: needsTerminal)
    rows.append(row)
    return row
  }

  /// Adds `count` rows.
  public func addRows(_ count: Int) -> [Row] { (0..<count).map { _ in addRow() } }

  /// Hands over the rows as they fit into a window; of a low one the last, for there is the timeline.
  func draw(columns: Int, rows height: Int, on canvas: ([String]) -> Void) {
    canvas(rows.suffix(max(height, 1)).map { $0.text(columns) })
  }

  /// Hands over what is written, without the empty rows.
  func write(to print: (String) -> Void) {
    print(rows.compactMap { $0.line() }.joined(separator: " | "))
  }
}

/// Is one row of a page.
public final class Row {
  private let needsTerminal: Bool
  private var draw: (Int) -> String = { _ in "" }

  fileprivate init(needsTerminal: Bool) { self.needsTerminal = needsTerminal }

  /// Shows `text`, as much of it as fits.
  public func show(_ text: String) { show { _ in text } }

  /// Shows what `draw` makes for a width.
  public func show(_ draw: @escaping (_ columns: Int) -> String) { self.draw = draw }

  /// Answers what is written, if it belongs into a line.
  fileprivate func line() -> String? {
    let text = draw(200)
    return needsTerminal || text.allSatisfy(\.isWhitespace) ? nil : text
  }

  fileprivate func text(_ columns: Int) -> String {
    let text = draw(columns)
    return text.count <= columns ? text : text.prefix(max(columns - 1, 0)) + (columns > 0 ? "…" : "")
  }
}

import Findings
import Maps

/// The sections of a page that show a map.
extension CouplingMap {
  /// Returns the section with the picture.
  ///
  /// - Parameter limit: the maximum number of arrows in the picture.
  func pictureSection(atMost limit: Int) -> HTMLPage.Section {
    let shown = drawing(atMost: limit)
    let picture = shown.picture
    let rest =
      shown.omitted > 0
      ? "Drawn are the \(pluralized(arrows.count - shown.omitted, "arrow")) with \(weight), \(shown.omitted) others are not. "
      : ""
    let body = """
      <p>\(rest)An arrow leads from the type whose code uses properties to their owner. It is \(colors), and thicker with \
      more uses. Types with a single arrow from or to the same type share a box.</p>
      <div class="scroll" tabindex="0" role="region" aria-label="Drawing of the map">\
      <svg \(picture.size) role="img" aria-label="Which types use whose properties; the table below lists the arrows">
      \(picture.body)</svg></div>

      """
    return HTMLPage.Section(id: "map", title: "Map", body: arrows.isEmpty ? "<p>There are no arrows.</p>\n" : body)
  }

  /// Returns the section with the table of arrows.
  ///
  /// - Parameter limit: the maximum number of arrows in the table.
  func arrowsSection(atMost limit: Int) -> HTMLPage.Section {
    let omitted = max(0, arrows.count - limit)
    let rest =
      omitted > 0
      ? "<p>Listed are the \(pluralized(limit, "arrow")) with \(weight), \(omitted) others are not.</p>\n"
      : ""
    let table = ListTable(
      subject: "arrows",
      columns: [
        .init(title: "Findings", isNumber: true), .init(title: "Uses", isNumber: true), .init(title: "User"),
        .init(title: "Owner"), .init(title: "Properties"),
      ],
      rows: arrows.prefix(limit).map { arrow in
        [
          cell(arrow, \.findings), cell(arrow, \.uses), .code(escaped(nodes[arrow.user].name)),
          .code(escaped(nodes[arrow.owner].name)),
          .code((arrow.change.map { "\($0.rawValue): " } ?? "") + arrow.propertiesText(atMost: 12)),
        ]
      })
    return HTMLPage.Section(id: "arrows", title: "Arrows", body: rest + table.html)
  }

  /// What the first arrows have most of.
  private var weight: String { baseCommit == nil ? "the most findings and uses" : "the largest differences" }

  private var colors: String {
    baseCommit == nil
      ? "red with ten findings or more, orange with three to nine, brown with one or two"
      : "red if it is new, has more findings or uses than before, or others, and dashed green if it is gone or has fewer"
  }

  private func cell(_ arrow: Arrow, _ count: KeyPath<Counts, Int>) -> ListTable.Cell {
    ListTable.Cell(html: arrow.text(of: count), key: arrow.change.map { _ in "\(arrow.counts[keyPath: count])" })
  }

  /// The section with the matrix of users and owners: of modules if there are arrows between modules, otherwise of
  /// types.
  var matrixSection: HTMLPage.Section {
    let modules = modules
    let matrix = Matrix(modules.arrows.isEmpty ? self : modules, atMost: 40)
    return HTMLPage.Section(
      id: "matrix", title: "Matrix", body: arrows.isEmpty ? "<p>There are no arrows.</p>\n" : matrix.html)
  }
}

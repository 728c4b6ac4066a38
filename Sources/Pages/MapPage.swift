package import Maps

extension CouplingMap {
  /// Returns the map as a page: a picture, a matrix and a table.
  ///
  /// - Parameters:
  ///   - name: the name of the mapped project.
  ///   - limit: the maximum number of arrows in the picture; the table has more.
  package func page(named name: String, atMost limit: Int) -> String {
    HTMLPage(
      title: "Map of \(name)",
      subtitle: "Which types use whose properties, and where findings reach through them"
        + (baseCommit.map { "; what differs from \($0.prefix(12))." } ?? "."),
      sections: [pictureSection(atMost: limit), matrixSection, arrowsSection(atMost: 2_000)]
    ).text
  }
}

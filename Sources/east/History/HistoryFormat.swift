import Pages

/// How a history is printed.
enum HistoryFormat: String, CaseIterable {
  case text, json, csv, svg, html
}

extension History {
  /// Returns the history in a format.
  ///
  /// - Parameters:
  ///   - name: what the repository is called.
  ///   - showsHotspots: whether to add where changes and findings meet; a page has that anyway.
  func rendered(as format: HistoryFormat, named name: String, withHotspots showsHotspots: Bool) -> String {
    switch format {
    case .text: showsHotspots ? text + hotspots.text : text
    case .json: json(withHotspots: showsHotspots)
    case .csv: csv
    case .svg: trend.svg
    case .html: page(named: name)
    }
  }
}

import Comparison
import Pages

/// The output format of a history.
enum HistoryFormat: String, CaseIterable {
  case text, json, csv, svg, html
}

extension History {
  /// Returns the history in a format.
  ///
  /// - Parameters:
  ///   - name: the name of the repository.
  ///   - showsHotspots: whether to add the hotspots to text and JSON; a page always has them.
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

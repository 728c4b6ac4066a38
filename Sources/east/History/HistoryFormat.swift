/// How a history is printed.
enum HistoryFormat: String, CaseIterable {
  case text, json, csv
}

extension History {
  /// - Parameter showsHotspots: whether to add where changes and findings meet.
  func rendered(as format: HistoryFormat, withHotspots showsHotspots: Bool) -> String {
    switch format {
    case .text: showsHotspots ? text + hotspots.text : text
    case .json: json(withHotspots: showsHotspots)
    case .csv: csv
    }
  }
}

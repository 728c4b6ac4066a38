/// How a history is printed.
enum HistoryFormat: String, CaseIterable {
  case text, json, csv
}

extension History {
  func rendered(as format: HistoryFormat) -> String {
    switch format {
    case .text: text
    case .json: json
    case .csv: csv
    }
  }
}

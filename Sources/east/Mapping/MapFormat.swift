import Maps
import Pages

/// The output format of a map.
enum MapFormat: String, CaseIterable {
  case text, json, dot, mermaid, svg, html
}

extension CouplingMap {
  /// Returns the map in a format.
  ///
  /// - Parameters:
  ///   - name: the name of the repository or directory.
  ///   - limit: the maximum number of arrows; a page lists more in a table.
  func rendered(as format: MapFormat, named name: String, atMost limit: Int) -> String {
    let shown = limited(to: limit)
    return switch format {
    case .text: shown.text
    case .json: shown.json
    case .dot: shown.dot
    case .mermaid: shown.mermaid
    case .svg: drawing(atMost: limit).svg
    case .html: page(named: name, atMost: limit)
    }
  }
}

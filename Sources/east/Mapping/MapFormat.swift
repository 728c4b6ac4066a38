import Maps
import Pages

/// How a map is printed.
enum MapFormat: String, CaseIterable {
  case text, json, dot, mermaid, svg, html
}

extension CouplingMap {
  /// Returns the map in a format.
  ///
  /// - Parameters:
  ///   - name: what the map is of.
  ///   - limit: no more arrows than these are shown; a page has more in a table.
  func rendered(as format: MapFormat, named name: String, atMost limit: Int) -> String {
    let shown = limited(to: limit)
    let omitted = arrows.count - shown.arrows.count
    return switch format {
    case .text: shown.text(omitted: omitted)
    case .json: shown.json(omitted: omitted)
    case .dot: shown.dot
    case .mermaid: shown.mermaid
    case .svg: shown.svg
    case .html: page(named: name, atMost: limit)
    }
  }
}

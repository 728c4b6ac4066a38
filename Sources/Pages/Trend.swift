import Findings
import Maps

/// The number of findings over time.
package struct Trend: Sendable {
  /// The points, the oldest first.
  private let points: [Point]
  /// The noun for a point: `commit`.
  private let unit: String
  /// The number of points that are missing because they could not be linted.
  private let gaps: Int

  package struct Point: Sendable {
    /// The date: `YYYY-MM-DD`.
    package let day: String
    package let findings: Int

    package init(day: String, findings: Int) {
      self.day = day
      self.findings = findings
    }
  }

  package init(_ points: [Point], by unit: String = "commit", gaps: Int = 0) {
    self.points = points
    self.unit = unit
    self.gaps = gaps
  }

  /// The trend as an SVG file, which follows the color scheme of the viewer.
  package var svg: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Self.width + 20) \(Self.height + 44)" width="\(Self.width + 20)" \
    height="\(Self.height + 44)" role="img" aria-label="\(sentence)">
    <style>\(MapStyle.variables("svg"))\(MapStyle.picture)</style>
    <rect class="page" width="100%" height="100%"/>\(line)
    <text x="10" y="\(Self.height + 32)">\(sentence)</text>
    </svg>

    """
  }

  var section: HTMLPage.Section {
    let body = """
      <p>\(sentence)</p>
      <svg viewBox="0 0 \(Self.width + 20) \(Self.height + 20)" width="100%" role="img" aria-label="\(sentence)">\(line)</svg>

      """
    return HTMLPage.Section(id: "trend", title: "Trend", body: body)
  }

  private static let width = 1000
  private static let height = 160

  /// The trend as a sentence: `3 commits, from 0 on 2026-01-02 to 2 on 2026-03-04; the least is 0, the most 2`.
  private var sentence: String {
    guard let first = points.first, let last = points.last else { return "no \(unit) could be linted" }
    let numbers = points.map(\.findings)
    return
      "\(pluralized(points.count, unit)), from \(first.findings) on \(first.day) to \(last.findings) on \(last.day); "
      + "the least is \(numbers.min() ?? 0), the most \(numbers.max() ?? 0)"
      + (gaps > 0 ? "; \(pluralized(gaps, unit)) more could not be linted" : "")
  }

  /// The SVG elements of the axis at 0 and the curve.
  private var line: String {
    let most = max(1, points.map(\.findings).max() ?? 0)
    let places = points.enumerated().map { index, point in
      let x = index * Self.width / max(1, points.count - 1)
      return "\(x + 10),\((most - point.findings) * Self.height / most + 10)"
    }
    return "<path class=\"axis\" d=\"M10 \(Self.height + 10)H\(Self.width + 10)\"/>"
      + "<polyline class=\"trend\" points=\"\(places.joined(separator: " "))\"/>"
  }
}

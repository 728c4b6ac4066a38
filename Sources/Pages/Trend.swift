import Findings
import Maps

/// The number of findings over time.
package struct Trend: Sendable {
  /// The points, the oldest first.
  let points: [Point]
  /// The noun for a point: `commit`.
  private let unit: String
  /// The number of points that are missing because they could not be linted.
  private let gaps: Int

  package struct Point: Sendable {
    /// The date: `YYYY-MM-DD`.
    package let day: String
    package let findings: Int
    /// The name and subject of the commit: `1c746f9a9c64 (Update the docs)`; `nil` for a day.
    package let commit: String?

    package init(day: String, findings: Int, commit: String? = nil) {
      self.day = day
      self.findings = findings
      self.commit = commit
    }
  }

  /// A change from one point to the next.
  struct Step {
    /// The index of the point that changed the number.
    let index: Int
    /// The numbers of findings before and after the change.
    let (before, after): (Int, Int)
    /// The day and the commit of the change, see ``Point``.
    let (day, commit): (String, String?)

    fileprivate init(to index: Int, _ older: Point, _ newer: Point) {
      self.index = index
      (before, after) = (older.findings, newer.findings)
      (day, commit) = (newer.day, newer.commit)
    }

    fileprivate var size: Int { abs(after - before) }
    var isRise: Bool { after > before }
    /// The difference with its sign: `+12`.
    var sign: String { isRise ? "+\(after - before)" : "−\(before - after)" }
  }

  package init(_ points: [Point], by unit: String = "commit", gaps: Int = 0) {
    self.points = points
    self.unit = unit
    self.gaps = gaps
  }

  /// The trend as an SVG file, which follows the color scheme of the viewer.
  package var svg: String {
    let picture = TrendPicture(of: self, .wide)
    let (width, height) = (picture.size.width, picture.size.height)
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" role="img" \
      aria-label="\(escapedXML(sentence))">
      <style>\(MapStyle.variables("svg"))\(MapStyle.picture)</style>
      <rect class="page" width="100%" height="100%"/>\(picture.body)
      </svg>

      """
  }

  var section: HTMLPage.Section {
    HTMLPage.Section(id: "trend", title: "Trend", body: figure)
  }

  /// The sentence and the drawing, as HTML.
  var figure: String {
    let drawings = [("wide", TrendPicture.Size.wide), ("narrow", .narrow)].map { name, size in
      "<svg class=\"\(name)\" viewBox=\"0 0 \(size.width) \(size.height)\" role=\"img\" aria-label=\"\(escapedXML(sentence))\">"
        + "\(TrendPicture(of: self, size).body)</svg>\n"
    }
    return "<p>\(escapedXML(sentence))</p>\n" + (points.isEmpty ? "" : drawings.joined())
  }

  /// The first and the last point; `nil` if there are none.
  var ends: (first: Point, last: Point)? {
    guard let first = points.first, let last = points.last else { return nil }
    return (first, last)
  }

  /// The largest change between two points, the latest of equal ones; `nil` if nothing changes.
  var largestStep: Step? {
    let steps = zip(points, points.dropFirst()).enumerated().map { index, pair in
      Step(to: index + 1, pair.0, pair.1)
    }
    return steps.filter { $0.size > 0 }.max { ($0.size, $0.index) < ($1.size, $1.index) }
  }

  /// The largest change in words: `the largest step is +12 on 2016-04-15 with 1c746f9a9c64 (Update the docs)`; `nil` if
  /// nothing changes.
  package var largestStepText: String? {
    largestStep.map { step in
      "the largest step is \(step.sign) on \(step.day)" + (step.commit.map { " with \($0)" } ?? "")
    }
  }

  /// The trend in words: `3 commits, from 0 findings on 2026-01-02 to 2 on 2026-03-04; the largest step is +2 on …`.
  var sentence: String {
    guard let first = points.first, let last = points.last else { return "no \(unit) could be linted" }
    let numbers = points.map(\.findings)
    let ticks = AxisTicks(from: numbers.min() ?? 0, to: numbers.max() ?? 0)
    return
      "\(pluralized(points.count, unit)), from \(pluralized(first.findings, "finding")) on \(first.day) to \(last.findings) on \(last.day)"
      + (largestStepText.map { "; \($0)" } ?? "") + (ticks.isCut ? "; the axis begins at \(ticks.least)" : "")
      + (gaps > 0 ? "; \(pluralized(gaps, unit)) more could not be linted" : "")
  }
}

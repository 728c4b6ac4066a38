import Findings

/// The drawing of a trend: numbers at the left, dates below, the curve, and a mark at the largest step.
struct TrendPicture {
  let size: Size
  /// The SVG elements without the `svg` element around them.
  let body: String

  /// The size in pixels, in which the text is as large as that of the page.
  struct Size {
    let width: Int
    let height: Int
    /// The number of dates below the axis.
    fileprivate let dates: Int

    static let wide = Size(width: 1020, height: 230, dates: 6)
    /// The size for a screen of a phone.
    static let narrow = Size(width: 340, height: 200, dates: 2)
  }

  init(of trend: Trend, _ size: Size) {
    let frame = Frame(of: trend, size)
    self.size = size
    body = frame.numberAxis + frame.dateAxis(of: trend) + frame.curve(of: trend) + frame.mark(of: trend)
  }
}

/// The positions of the points of a trend.
private struct Frame {
  private let size: TrendPicture.Size
  private let ticks: AxisTicks
  private let count: Int
  private let left: Int
  private let right: Int
  private let top = 24
  private let bottom: Int

  init(of trend: Trend, _ size: TrendPicture.Size) {
    let numbers = trend.points.map(\.findings)
    self.size = size
    ticks = AxisTicks(from: numbers.min() ?? 0, to: numbers.max() ?? 0)
    count = numbers.count
    left = "\(ticks.most)".count * digitWidth + 14
    right = size.width - 12
    bottom = size.height - 34
  }

  private func x(_ index: Int) -> Int { left + index * (right - left) / max(1, count - 1) }

  private func y(_ number: Int) -> Int {
    bottom - (number - ticks.least) * (bottom - top) / max(1, ticks.most - ticks.least)
  }

  var numberAxis: String {
    let lines = ticks.numbers.map { number in
      "<path class=\"axis\" d=\"M\(left) \(y(number))H\(right)\"/>"
        + text("\(number)", x: left - 8, y: y(number) + 4, anchor: "end")
    }
    // Two slashes through the axis say that it does not begin at zero.
    let cut = ticks.isCut ? "<path class=\"cut\" d=\"M\(left - 5) \(bottom - 4)l10 -5m-10 10l10 -5\"/>" : ""
    return lines.joined() + "<path class=\"cut\" d=\"M\(left) \(top)V\(bottom)\"/>" + cut
  }

  func dateAxis(of trend: Trend) -> String {
    let shown = min(size.dates, count)
    var indices = (0..<shown).map { $0 * (count - 1) / max(1, shown - 1) }
    if count == 1 { indices = [0] }
    var before = ""
    return indices.map { index in
      let day = trend.points[index].day
      defer { before = day }
      let mark = "<path class=\"cut\" d=\"M\(x(index)) \(bottom)v5\"/>"
      if day == before { return mark }
      let anchor = index == 0 ? "start" : index == count - 1 ? "end" : "middle"
      return mark + text(day, x: x(index), y: bottom + 20, anchor: anchor)
    }.joined()
  }

  func curve(of trend: Trend) -> String {
    let places = trend.points.enumerated().map { "\(x($0)),\(y($1.findings))" }
    guard count == 1, let only = trend.points.first else {
      return "<polyline class=\"trend\" points=\"\(places.joined(separator: " "))\"/>"
    }
    return "<circle class=\"mark\" cx=\"\(x(0))\" cy=\"\(y(only.findings))\" r=\"4\"/>"
  }

  func mark(of trend: Trend) -> String {
    guard let step = trend.largestStep else { return "" }
    let place = (x: x(step.index), y: y(step.after))
    let label = size.dates > 2 ? "\(step.sign) on \(step.day)" : step.sign
    let width = label.count * digitWidth + 10
    // Left of a rise and right of a fall the curve is lower than the label.
    let isLeft = step.isRise ? place.x - width > left : place.x + width > right
    let height = y(max(step.before, step.after)) - 8
    return "<circle class=\"mark\" cx=\"\(place.x)\" cy=\"\(place.y)\" r=\"4\"/>"
      + text(label, x: place.x + (isLeft ? -8 : 8), y: max(12, height), anchor: isLeft ? "end" : "start")
  }

  private func text(_ text: String, x: Int, y: Int, anchor: String) -> String {
    "<text x=\"\(x)\" y=\"\(y)\" text-anchor=\"\(anchor)\">\(escapedXML(text))</text>"
  }
}

/// The width of a character in pixels: monospaced fonts at 12 pixels are not wider.
private let digitWidth = 8

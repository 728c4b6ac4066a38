import Testing

@testable import Pages

@Suite("A trend")
struct TrendTests {
  @Test(
    "has an axis of round numbers that begins at zero, or just below the least if it varies little",
    arguments: [
      (0, 0, [0, 1]), (0, 1, [0, 1]), (0, 4, [0, 1, 2, 3, 4]), (0, 5, [0, 2, 4, 6]), (1, 60, [0, 20, 40, 60]),
      (198, 261, [180, 200, 220, 240, 260, 280]), (58, 59, [57, 58, 59]), (71, 75, [70, 71, 72, 73, 74, 75]),
      (7, 7, [6, 7]), (1, 1, [0, 1]), (0, 100_000_000_000_000, [0, 1, 2].map { $0 * 50_000_000_000_000 }),
    ])
  func ticks(least: Int, most: Int, numbers: [Int]) {
    #expect(AxisTicks(from: least, to: most).numbers == numbers)
  }

  @Test("covers all its numbers with at most six ticks", arguments: 0..<60)
  func cover(least: Int) {
    for most in least...(least + 300) {
      let ticks = AxisTicks(from: least, to: most)
      #expect(ticks.least <= least && ticks.most >= most && (2...6).contains(ticks.numbers.count))
    }
  }

  @Test("names its largest step, the latest of equal ones")
  func step() {
    let trend = Trend([
      .init(day: "2026-01-01", findings: 3), .init(day: "2026-01-02", findings: 5, commit: "a (one)"),
      .init(day: "2026-01-03", findings: 3, commit: "b (two)"), .init(day: "2026-01-04", findings: 4),
    ])
    #expect(trend.largestStepText == "the largest step is −2 on 2026-01-03 with b (two)")
    #expect(trend.svg.contains(">−2 on 2026-01-03</text>"))
    #expect(Trend([.init(day: "2026-01-01", findings: 3)]).largestStepText == nil)
  }

  @Test("of one point is a dot, and of none a sentence")
  func few() {
    let one = Trend([.init(day: "2026-01-01", findings: 3)])
    #expect(one.svg.contains("<circle") && !one.svg.contains("polyline") && one.svg.contains(">2026-01-01</text>"))
    #expect(Trend([]).figure == "<p>no commit could be linted</p>\n")
  }

  @Test("draws its labels within the picture", arguments: [1, 2, 3, 50], [0, 9, -9])
  func labels(count: Int, step: Int) {
    for index in 0..<count {
      let points = (0..<count).map { Trend.Point(day: "2026-01-01", findings: 1000 + ($0 >= index ? step : 0)) }
      for size in [TrendPicture.Size.wide, .narrow] {
        let body = TrendPicture(of: Trend(points), size).body
        for text in body.matches(of: #/<text x="(-?\d+)" y="(-?\d+)" text-anchor="(\w+)">([^<]*)</#) {
          let (x, y, width) = (Int(text.1) ?? -1, Int(text.2) ?? -1, text.4.count * 7)
          let start = text.3 == "start" ? x : text.3 == "end" ? x - width : x - width / 2
          #expect(start >= 0 && start + width <= size.width && (10...size.height).contains(y), "\(text.0)")
        }
      }
    }
  }
}

import Running
import Testing

@testable import Maps

@Suite("The layout of a map")
struct LayeredLayoutTests {
  @Test("has no boxes that overlap, and lines from side to side that are behind no box", arguments: UInt64(1)...40)
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...60, using: &random)
    let widths = (0..<count).map { _ in Double.random(in: 30...300, using: &random) }
    let lines = (0..<Int.random(in: 0...150, using: &random)).map { _ in
      LayeredLayout.Line(
        from: .random(in: 0..<count, using: &random), to: .random(in: 0..<count, using: &random),
        weight: .random(in: 1...9, using: &random))
    }
    for limit in [Double.infinity, 1_500] {
      let layout = LayeredLayout(widths: widths, height: 26, lines: lines, atMost: limit)
      checkBoxes(layout)
      // Four columns are drawn whatever their width: four boxes, three gaps, arcs and margins.
      let four: Double = 1_562
      #expect(layout.width <= max(limit, four))
      for (line, route) in zip(lines, layout.routes) { check(route, of: line, layout) }
    }
  }

  private func check(_ route: LayeredLayout.Route, of line: LayeredLayout.Line, _ layout: LayeredLayout) {
    let (from, to) = (layout.boxes[line.from], layout.boxes[line.to])
    switch route {
    case .loop: #expect(line.from == line.to)
    case .arc(let first, let last):
      #expect(from.x == to.x && first.x == from.x + from.width && last.x == to.x + to.width)
    case .across(let points):
      check(points, from: from, to: to)
      for (one, next) in zip(points, points.dropFirst()) { checkFree(one, next, layout) }
    }
  }

  @Test("joins columns until it is as wide as it may be, and draws lines within a column as arcs")
  func limit() {
    let lines = (0..<9).map { LayeredLayout.Line(from: $0, to: $0 + 1, weight: 1) }
    let wide = LayeredLayout(widths: Array(repeating: 100, count: 10), height: 26, lines: lines)
    let narrow = LayeredLayout(widths: Array(repeating: 100, count: 10), height: 26, lines: lines, atMost: 1_150)
    #expect(wide.width > 1_150 && narrow.width <= 1_150)
    #expect(wide.routes.allSatisfy { if case .across = $0 { true } else { false } })
    #expect(narrow.routes.contains { if case .arc = $0 { true } else { false } })
  }

  @Test("draws every user to the left of its owners, if there are no circles")
  func direction() {
    var random = SeededGenerator(seed: 7)
    let lines = (0..<200).map { _ in
      let to = Int.random(in: 1..<50, using: &random)
      return LayeredLayout.Line(from: .random(in: 0..<to, using: &random), to: to, weight: 1)
    }
    let layout = LayeredLayout(widths: Array(repeating: 80, count: 50), height: 26, lines: lines)
    for line in lines {
      let (user, owner) = (layout.boxes[line.from], layout.boxes[line.to])
      #expect(user.x + user.width < owner.x)
    }
  }

  @Test("turns one line of a circle round: the lightest that leads back to the node that gives the most")
  func circle() {
    let lines = [
      LayeredLayout.Line(from: 1, to: 2, weight: 9), LayeredLayout.Line(from: 2, to: 0, weight: 5),
      LayeredLayout.Line(from: 0, to: 1, weight: 1),
    ]
    let boxes = LayeredLayout(widths: [50, 50, 50], height: 26, lines: lines).boxes
    #expect(boxes[1].x < boxes[2].x && boxes[2].x < boxes[0].x)
  }

  @Test("takes 3,000 boxes in one circle, in one row and around one box", arguments: 0..<3)
  func large(shape: Int) {
    let lines = (0..<3000).map { number in
      switch shape {
      case 0: LayeredLayout.Line(from: number, to: (number + 1) % 3000, weight: 1)
      case 1: LayeredLayout.Line(from: max(0, number - 1), to: number, weight: 1)
      default: LayeredLayout.Line(from: number, to: 0, weight: 1)
      }
    }
    let layout = LayeredLayout(widths: Array(repeating: 80, count: 3000), height: 26, lines: lines, atMost: 1_150)
    #expect(layout.boxes.count == 3000 && layout.width <= 1_150)
    #expect(layout.boxes.allSatisfy { $0.x >= 0 && $0.y >= 0 && $0.x + $0.width <= layout.width })
  }

  @Test("of nothing is empty")
  func empty() {
    let layout = LayeredLayout(widths: [], height: 26, lines: [])
    #expect(layout.boxes.isEmpty && layout.routes.isEmpty)
  }

  private func checkBoxes(_ layout: LayeredLayout) {
    for (number, box) in layout.boxes.enumerated() {
      #expect(box.x >= 0 && box.y >= 0)
      #expect(box.x + box.width <= layout.width && box.y + box.height <= layout.height)
      for other in layout.boxes[..<number] {
        let isApart = other.x + other.width <= box.x || box.x + box.width <= other.x
        #expect(isApart || other.y + other.height <= box.y || box.y + box.height <= other.y)
      }
    }
  }

  /// A part of a line is horizontal above or below each box of its column, or lies between two columns.
  private func checkFree(_ one: LayeredLayout.Point, _ next: LayeredLayout.Point, _ layout: LayeredLayout) {
    let (left, right) = (min(one.x, next.x), max(one.x, next.x))
    for box in layout.boxes where box.x < right && left < box.x + box.width {
      #expect(one.y == next.y && (one.y < box.y || box.y + box.height < one.y))
    }
  }

  /// A line leaves a box at one side and ends at the facing side of the other.
  private func check(_ points: [LayeredLayout.Point], from user: LayeredLayout.Box, to owner: LayeredLayout.Box) {
    guard let first = points.first, let last = points.last else {
      Issue.record("a line has no points")
      return
    }
    let isForward = first.x < last.x
    #expect(first.x == (isForward ? user.x + user.width : user.x))
    #expect(last.x == (isForward ? owner.x : owner.x + owner.width))
    #expect(first.y == user.y + user.height / 2 && last.y == owner.y + owner.height / 2)
    for (one, next) in zip(points, points.dropFirst()) { #expect(isForward ? one.x <= next.x : one.x >= next.x) }
  }
}

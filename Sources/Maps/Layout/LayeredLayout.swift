/// A layered drawing of a graph: users are on the left, owners on the right, and a few sweeps reduce the crossings
/// (Sugiyama, Tagawa and Toda 1981).
///
/// - Complexity: O((*n* + *m*) log *n*) in the numbers of boxes and lines, counting a line once for every column that
///   it crosses.
struct LayeredLayout: Sendable {
  /// The boxes, in the order of the initializer's widths.
  let boxes: [Box]
  /// The points of each line, in the order of the initializer's lines: from the right side of one box to the left side
  /// of another, or in the opposite direction if the line leads back; empty if it leads from a box to itself. Within a
  /// column a line is horizontal, so that it is not behind a box.
  let lines: [[Point]]
  let width: Double
  let height: Double

  struct Box: Sendable {
    var x: Double
    var y: Double
    let width: Double
    let height: Double
  }

  struct Point: Sendable {
    var x: Double
    var y: Double
  }

  /// A line between two boxes, which are indices into the widths.
  struct Line: Sendable {
    let from: Int
    let to: Int
    let weight: Int
  }

  private static let margin = 16.0
  private static let columnGap = 110.0

  /// - Parameters:
  ///   - widths: the width of each box.
  ///   - height: the height of all boxes.
  init(widths: [Double], height boxHeight: Double, lines: [Line]) {
    let graph = LayeredGraph(count: widths.count, lines)
    var order = LayerOrder(graph)
    order.improve(sweeps: 12)
    let rows = RowPlacement(order, graph, separation: boxHeight + 10, between: boxHeight / 2 + 4)
    var columns: [Double] = []
    var x = Self.margin
    var ends: [Double] = []
    for layer in order.layers {
      columns.append(x)
      let widest = layer.filter { $0 < graph.boxCount }.map { widths[$0] }.max() ?? 0
      ends.append(x + widest)
      x += widest + Self.columnGap
    }
    width = max(0, x - Self.columnGap) + Self.margin
    let top = rows.centers.min() ?? 0
    let centers = rows.centers.map { $0 - top + Self.margin + boxHeight / 2 }
    height = (centers.max() ?? 0) + boxHeight / 2 + Self.margin
    boxes = widths.indices.map { node in
      Box(x: columns[graph.layers[node]], y: centers[node] - boxHeight / 2, width: widths[node], height: boxHeight)
    }
    let boxes = boxes
    self.lines = lines.indices.map { number in
      let path = graph.paths[number]
      guard let first = path.first, let last = path.last, first != last else { return [] }
      let start = Point(x: boxes[first].x + boxes[first].width, y: centers[first])
      var points = [start, Point(x: ends[graph.layers[first]], y: start.y)]
      for middle in path.dropFirst().dropLast() {
        let layer = graph.layers[middle]
        points += [Point(x: columns[layer], y: centers[middle]), Point(x: ends[layer], y: centers[middle])]
      }
      points.append(Point(x: boxes[last].x, y: centers[last]))
      return graph.isReversed[number] ? points.reversed() : points
    }
  }
}

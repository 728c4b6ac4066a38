/// A layered drawing of a graph: users are on the left, owners on the right, and a few sweeps reduce the crossings
/// (Sugiyama, Tagawa and Toda 1981).
///
/// - Complexity: O((*n* + *m*) log *n*) in the numbers of boxes and lines, counting a line once for every column that
///   it crosses.
struct LayeredLayout: Sendable {
  /// The boxes, in the order of the initializer's widths.
  let boxes: [Box]
  /// The route of each line, in the order of the initializer's lines.
  let routes: [Route]
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

  /// How a line is drawn.
  enum Route: Sendable {
    /// From a box to itself, at the middle of its right side.
    case loop(Point)
    /// Between two boxes of one column, from right side to right side.
    case arc(Point, Point)
    /// Between two columns: from the right side of one box to the left side of another, or in the opposite direction if
    /// the line leads back. Within a column it is horizontal, so that it is not behind a box.
    case across([Point])
  }

  private static let margin = 16.0
  private static let columnGap = 90.0
  /// The room for arcs at the right side of the last column.
  private static let arcWidth = 60.0

  /// - Parameters:
  ///   - widths: the width of each box.
  ///   - height: the height of all boxes.
  ///   - limit: the maximum width of the drawing. If it has more columns than fit, the nodes of some are moved into one;
  ///     four columns are always drawn.
  init(widths: [Double], height boxHeight: Double, lines: [Line], atMost limit: Double = .infinity) {
    var graph = LayeredGraph(count: widths.count, lines, atMost: .max)
    var columns = Columns(of: graph, widths)
    while columns.width > limit, columns.starts.count > 4 {
      let fitting = Int(Double(columns.starts.count) * limit / columns.width)
      graph = LayeredGraph(count: widths.count, lines, atMost: max(4, min(fitting, columns.starts.count - 1)))
      columns = Columns(of: graph, widths)
    }
    var order = LayerOrder(graph)
    order.improve(sweeps: 12)
    let rows = RowPlacement(order, graph, separation: boxHeight + 10, between: boxHeight / 2 + 4)
    let top = rows.centers.min() ?? 0
    let centers = rows.centers.map { $0 - top + Self.margin + boxHeight / 2 }
    width = columns.width
    height = (centers.max() ?? 0) + boxHeight / 2 + Self.margin
    let boxes = widths.indices.map { node in
      Box(
        x: columns.starts[graph.layers[node]], y: centers[node] - boxHeight / 2, width: widths[node], height: boxHeight)
    }
    self.boxes = boxes
    let layers = graph.layers
    routes = lines.indices.map { number in
      let path = graph.paths[number]
      let (from, to) = (lines[number].from, lines[number].to)
      let start = Point(x: boxes[from].x + boxes[from].width, y: centers[from])
      if from == to { return .loop(start) }
      if layers[from] == layers[to] {
        return .arc(start, Point(x: boxes[to].x + boxes[to].width, y: centers[to]))
      }
      let (first, last) = graph.isReversed[number] ? (to, from) : (from, to)
      let edge = boxes[first].x + boxes[first].width
      var points = [Point(x: edge, y: centers[first]), Point(x: columns.ends[layers[first]], y: centers[first])]
      for middle in path.dropFirst().dropLast() {
        points += [
          Point(x: columns.starts[layers[middle]], y: centers[middle]),
          Point(x: columns.ends[layers[middle]], y: centers[middle]),
        ]
      }
      points.append(Point(x: boxes[last].x, y: centers[last]))
      return .across(graph.isReversed[number] ? points.reversed() : points)
    }
  }

  /// The columns of a drawing, one for each layer.
  private struct Columns {
    private(set) var starts: [Double] = []
    private(set) var ends: [Double] = []
    let width: Double

    init(of graph: LayeredGraph, _ widths: [Double]) {
      var widest = Array(repeating: 0.0, count: (graph.layers.max() ?? -1) + 1)
      for (node, width) in widths.enumerated() {
        widest[graph.layers[node]] = max(widest[graph.layers[node]], width)
      }
      var x = LayeredLayout.margin
      for width in widest {
        starts.append(x)
        ends.append(x + width)
        x += width + LayeredLayout.columnGap
      }
      let hasArcs = graph.hasArcs(inLayer: widest.count - 1)
      width = (ends.last ?? 0) + (hasArcs ? LayeredLayout.arcWidth : 0) + LayeredLayout.margin
    }
  }
}

/// The vertical positions of the nodes of a graph whose layers are ordered.
struct RowPlacement: Sendable {
  private(set) var centers: [Double]
  private let graph: LayeredGraph
  /// The minimum distance between the centers of two boxes.
  private let separation: Double
  /// The minimum distance between the centers of a box and a line, or of two lines.
  private let lineSeparation: Double

  /// - Parameters:
  ///   - separation: the minimum distance between the centers of two boxes.
  ///   - lineSeparation: the minimum distance between the centers of a box and a passing line, or of two lines.
  init(_ order: LayerOrder, _ graph: LayeredGraph, separation: Double, between lineSeparation: Double) {
    self.graph = graph
    self.separation = separation
    self.lineSeparation = lineSeparation
    centers = Array(repeating: 0, count: graph.layers.count)
    for layer in order.layers { place(layer, at: Array(repeating: 0, count: layer.count)) }
    for sweep in 0..<6 {
      let neighbors = sweep.isMultiple(of: 2) ? graph.previous : graph.next
      for layer in sweep.isMultiple(of: 2) ? Array(order.layers) : order.layers.reversed() {
        place(layer, at: layer.map { wish(of: $0, neighbors[$0]) })
      }
    }
  }

  private func wish(of node: Int, _ neighbors: [Int]) -> Double {
    if neighbors.isEmpty { return centers[node] }
    return neighbors.reduce(0) { $0 + centers[$1] } / Double(neighbors.count)
  }

  /// Places the nodes of a layer in their order, as near to the wished positions as the minimum distances allow: the
  /// least squares, computed by pooling adjacent violators.
  private mutating func place(_ layer: [Int], at wishes: [Double]) {
    var offsets: [Double] = []
    var offset = 0.0
    for (place, node) in layer.enumerated() {
      if place > 0 { offset += distance(layer[place - 1], node) }
      offsets.append(offset)
    }
    var pools: [(sum: Double, count: Int)] = []
    for (wish, offset) in zip(wishes, offsets) {
      pools.append((wish - offset, 1))
      while pools.count > 1, let last = pools.last {
        let before = pools[pools.count - 2]
        if before.sum / Double(before.count) <= last.sum / Double(last.count) { break }
        pools.removeLast(2)
        pools.append((before.sum + last.sum, before.count + last.count))
      }
    }
    let starts = pools.flatMap { Array(repeating: $0.sum / Double($0.count), count: $0.count) }
    for (place, node) in layer.enumerated() { centers[node] = starts[place] + offsets[place] }
  }

  private func distance(_ upper: Int, _ lower: Int) -> Double {
    isBox(upper) && isBox(lower) ? separation : lineSeparation
  }

  private func isBox(_ node: Int) -> Bool { node < graph.boxCount }
}

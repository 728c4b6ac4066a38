/// The order of the nodes within each layer of a graph.
struct LayerOrder: Sendable {
  private(set) var layers: [[Int]]
  private let graph: LayeredGraph
  /// The index of each node in its layer.
  private var places: [Int]

  init(_ graph: LayeredGraph) {
    self.graph = graph
    layers = Array(repeating: [], count: (graph.layers.max() ?? -1) + 1)
    places = Array(repeating: 0, count: graph.layers.count)
    for node in graph.layers.indices {
      places[node] = layers[graph.layers[node]].count
      layers[graph.layers[node]].append(node)
    }
  }

  /// Sorts each layer by the mean index of its nodes' neighbors, alternately from the left and from the right, and
  /// keeps the order with the fewest crossings.
  mutating func improve(sweeps: Int) {
    var best = (layers: layers, crossings: crossings)
    for sweep in 0..<sweeps where best.crossings > 0 {
      let isForward = sweep.isMultiple(of: 2)
      for layer in isForward ? Array(layers.indices) : layers.indices.reversed() {
        sort(layer, by: isForward ? graph.previous : graph.next)
      }
      let count = crossings
      if count < best.crossings { best = (layers, count) }
    }
    layers = best.layers
    for layer in layers { note(layer) }
  }

  private mutating func sort(_ layer: Int, by neighbors: [[Int]]) {
    let keys = layers[layer].map { node in
      let others = neighbors[node]
      return others.isEmpty
        ? Double(places[node]) : others.reduce(0) { $0 + Double(places[$1]) } / Double(others.count)
    }
    let sorted = layers[layer].indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { layers[layer][$0] }
    layers[layer] = sorted
    note(sorted)
  }

  private mutating func note(_ layer: [Int]) {
    for (place, node) in layer.enumerated() { places[node] = place }
  }

  /// The number of pairs of lines that cross.
  private var crossings: Int {
    layers.indices.dropFirst().reduce(0) { $0 + crossings(before: $1) }
  }

  /// Returns the number of crossings between a layer and the previous one: its inversions, counted with a binary
  /// indexed tree.
  private func crossings(before layer: Int) -> Int {
    var tree = Array(repeating: 0, count: layers[layer].count + 1)
    var (seen, crossings) = (0, 0)
    for node in layers[layer - 1] {
      let targets = graph.next[node].map { places[$0] }
      for target in targets {
        var index = target + 1
        var notBelow = 0
        while index > 0 {
          notBelow += tree[index]
          index -= index & -index
        }
        crossings += seen - notBelow
      }
      for target in targets {
        var index = target + 1
        while index < tree.count {
          tree[index] += 1
          index += index & -index
        }
        seen += 1
      }
    }
    return crossings
  }
}

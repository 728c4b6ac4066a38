/// An acyclic graph whose lines connect adjacent layers, or nodes of one layer. Lines that close a cycle are reversed,
/// and lines that span several layers are split by dummy nodes.
struct LayeredGraph: Sendable {
  /// The number of nodes that are boxes; the nodes from this index on are dummy nodes of long lines.
  let boxCount: Int
  /// The layer of each node.
  private(set) var layers: [Int]
  /// The nodes of each line from the lower layer to the higher one; only the first if the line stays in its layer.
  private(set) var paths: [[Int]]
  /// Whether each line was reversed.
  let isReversed: [Bool]
  /// The successors of each node, all in the next layer.
  private(set) var next: [[Int]]
  /// The predecessors of each node, all in the previous layer.
  private(set) var previous: [[Int]]

  /// - Parameter limit: the maximum number of layers.
  init(count: Int, _ lines: [LayeredLayout.Line], atMost limit: Int) {
    boxCount = count
    let rank = Self.ranks(count, lines)
    isReversed = lines.map { rank[$0.from] > rank[$0.to] }
    let forward = zip(lines, isReversed).map { $1 ? (from: $0.to, to: $0.from) : (from: $0.from, to: $0.to) }
    layers = Self.layers(count, forward, rank)
    let most = layers.max() ?? 0
    if most >= limit {
      // The first or the last layers are joined, so that as few lines as possible stay in their layer.
      let all = layers
      let ways = (0...most - limit + 1).map { shift in all.map { min(max(0, $0 - shift), limit - 1) } }
      layers = ways.min { Self.inner($0, forward) < Self.inner($1, forward) } ?? layers
    }
    paths = []
    next = Array(repeating: [], count: count)
    previous = next
    for line in forward {
      var path = [line.from]
      if layers[line.from] != layers[line.to] {
        for layer in layers[line.from] + 1..<layers[line.to] {
          path.append(layers.count)
          layers.append(layer)
          next.append([])
          previous.append([])
        }
        path.append(line.to)
      }
      for (left, right) in zip(path, path.dropFirst()) {
        next[left].append(right)
        previous[right].append(left)
      }
      paths.append(path)
    }
  }

  /// Returns the number of lines that stay in a layer.
  private static func inner(_ layers: [Int], _ lines: [(from: Int, to: Int)]) -> Int {
    lines.count { layers[$0.from] == layers[$0.to] }
  }

  /// Returns whether lines of a layer stay in it.
  func hasArcs(inLayer layer: Int) -> Bool { paths.contains { $0.count == 1 && layers[$0[0]] == layer } }

  /// Returns the rank of each node in an order in which few and light lines lead back: if only cycles are left, the
  /// node with the largest outgoing minus incoming weight is next (Eades, Lin and Smyth 1993, with all nodes in one
  /// heap).
  private static func ranks(_ count: Int, _ lines: [LayeredLayout.Line]) -> [Int] {
    var balance = Array(repeating: 0, count: count)
    var open = Array(repeating: 0, count: count)
    var targets = Array(repeating: [LayeredLayout.Line](), count: count)
    for line in lines where line.from != line.to {
      balance[line.from] += line.weight
      balance[line.to] -= line.weight
      open[line.to] += 1
      targets[line.from].append(line)
    }
    var ranks = Array(repeating: -1, count: count)
    var rank = 0
    var ready = (0..<count).filter { open[$0] == 0 }
    var rest = (0..<count).sorted { (-balance[$0], $0) < (-balance[$1], $1) }[...]
    while rank < count {
      if ready.isEmpty {
        // Only cycles are left: take the node with the largest balance.
        while let node = rest.first, ranks[node] >= 0 { rest.removeFirst() }
        guard let node = rest.popFirst() else { break }
        ready = [node]
      }
      let node = ready.removeLast()
      if ranks[node] >= 0 { continue }
      ranks[node] = rank
      rank += 1
      for line in targets[node] where ranks[line.to] < 0 {
        open[line.to] -= 1
        if open[line.to] == 0 { ready.append(line.to) }
      }
    }
    return ranks
  }

  /// Returns the layer of each node: the length of the longest path to it. A node without predecessors is placed
  /// directly before its first successor.
  private static func layers(_ count: Int, _ lines: [(from: Int, to: Int)], _ rank: [Int]) -> [Int] {
    var targets = Array(repeating: [Int](), count: count)
    var hasSource = Array(repeating: false, count: count)
    for line in lines where line.from != line.to {
      targets[line.from].append(line.to)
      hasSource[line.to] = true
    }
    let order = (0..<count).sorted { rank[$0] < rank[$1] }
    var layers = Array(repeating: 0, count: count)
    for node in order {
      for target in targets[node] { layers[target] = max(layers[target], layers[node] + 1) }
    }
    for node in order.reversed() where !hasSource[node] {
      if let first = targets[node].map({ layers[$0] }).min() { layers[node] = first - 1 }
    }
    return layers
  }
}

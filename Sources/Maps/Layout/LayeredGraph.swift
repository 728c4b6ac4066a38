/// A graph whose lines lead from one layer to the next: lines of circles are turned round, and long lines pass through
/// further nodes.
struct LayeredGraph: Sendable {
  /// The nodes before this one are boxes, the others are parts of long lines.
  let boxCount: Int
  /// The layer of each node.
  private(set) var layers: [Int]
  /// The nodes of each line from the lower layer to the higher one; only its own if it leads from a node to itself.
  private(set) var paths: [[Int]]
  /// Whether a line was turned round.
  let isReversed: [Bool]
  /// The nodes in the next layer that lines lead to.
  private(set) var next: [[Int]]
  /// The nodes in the layer before that lines come from.
  private(set) var previous: [[Int]]

  init(count: Int, _ lines: [LayeredLayout.Line]) {
    boxCount = count
    let rank = Self.ranks(count, lines)
    isReversed = lines.map { rank[$0.from] > rank[$0.to] }
    let forward = zip(lines, isReversed).map { $1 ? (from: $0.to, to: $0.from) : (from: $0.from, to: $0.to) }
    layers = Self.layers(count, forward, rank)
    paths = []
    next = Array(repeating: [], count: count)
    previous = next
    for line in forward {
      var path = [line.from]
      if line.from != line.to {
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

  /// An order of the nodes in which few and light lines lead back: the node that gives most more than it gets comes next
  /// (Eades, Lin and Smyth 1993, with all nodes in one heap).
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
        // Only circles are left: one of the nodes that give the most goes first.
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

  /// The longest way to each node; a node that no line leads to stands right before the first one that it leads to.
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

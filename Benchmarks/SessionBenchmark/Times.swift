import Foundation

/// How long things of several kinds took, in milliseconds.
struct Times {
  private var kinds: [(name: String, values: [Double])] = []

  /// The number of times that were noted.
  var count: Int { kinds.reduce(0) { $0 + $1.values.count } }

  mutating func note(_ time: Double, of name: String) {
    let index = kinds.firstIndex { $0.name == name } ?? kinds.count
    if index == kinds.count { kinds.append((name, [])) }
    kinds[index].values.append(time)
  }

  /// A line for each kind.
  var text: String {
    kinds.map { name, values in
      let sorted = values.sorted()
      let figures = [sorted[sorted.count / 2], sorted[sorted.count * 95 / 100], sorted[sorted.count - 1]]
        .map { String(format: "%.1f", $0) }
      return "\(name): \(sorted.count) times, median \(figures[0]), 95 % \(figures[1]), worst \(figures[2]) ms"
    }.joined(separator: "\n")
  }
}

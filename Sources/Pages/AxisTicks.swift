/// The numbers at an axis: round and evenly spaced, at most six.
struct AxisTicks: Equatable {
  /// The numbers, the least first; all shown numbers are between the first and the last.
  let numbers: [Int]

  /// Whether the axis begins above zero.
  var isCut: Bool { least > 0 }
  var least: Int { numbers.first ?? 0 }
  var most: Int { numbers.last ?? 1 }

  /// Creates an axis that begins at zero. If the least number is more than two thirds of the most, it begins just below
  /// the least, so that a small change can be seen.
  init(from least: Int, to most: Int) {
    let isCut = least * 3 > most * 2
    let step = Self.step(for: max(1, most - (isCut ? least : 0)))
    let start = isCut ? max(0, (least - 1) / step * step) : 0
    let end = max(start + step, (most + step - 1) / step * step)
    numbers = Array(stride(from: start, through: end, by: step))
  }

  /// Returns the least of 1, 2, 5, 10, 20, 50 … of which four cover the range.
  private static func step(for range: Int) -> Int {
    var unit = 1
    while true {
      for factor in [1, 2, 5] where unit * factor * 4 >= range { return unit * factor }
      unit *= 10
    }
  }
}

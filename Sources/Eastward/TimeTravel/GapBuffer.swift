/// Ascending numbers. An insertion or removal moves the numbers between it and the one before, so undoing one action
/// after the other takes the same time however many were undone.
struct GapBuffer {
  private var front: [Int] = []
  /// The numbers after the gap, descending.
  private var back: [Int] = []

  var indices: Range<Int> { 0..<front.count + back.count }

  subscript(index: Int) -> Int { index < front.count ? front[index] : back[indices.upperBound - 1 - index] }

  /// Returns how many numbers are not above `limit`.
  func countUp(to limit: Int) -> Int { indices.countPrefix { self[$0] <= limit } }

  mutating func insert(_ number: Int) {
    moveGap(behind: number)
    front.append(number)
  }

  /// Removes a number that is contained.
  mutating func remove(_ number: Int) {
    moveGap(behind: number)
    front.removeLast()
  }

  mutating func removeAll(upTo number: Int) {
    moveGap(behind: number)
    front = []
  }

  mutating func removeAll(after number: Int) {
    moveGap(behind: number)
    back = []
  }

  private mutating func moveGap(behind number: Int) {
    while let next = back.last, next <= number { front.append(back.removeLast()) }
    while let previous = front.last, previous > number { back.append(front.removeLast()) }
  }
}

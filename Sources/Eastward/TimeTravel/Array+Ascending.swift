// Ascending numbers.
extension [Int] {
  /// Returns how many of these ascending numbers are not above `limit`.
  func countUp(to limit: Int) -> Int { indices.countPrefix { self[$0] <= limit } }

  /// Returns those of these ascending numbers that are above `limit`.
  func after(_ limit: Int) -> [Int] { Array(self[countUp(to: limit)...]) }

  /// Inserts a number that is not among these ascending numbers.
  mutating func insert(ascending number: Int) { insert(number, at: countUp(to: number)) }

  /// Removes a number from these ascending numbers, and returns whether it was among them.
  mutating func remove(ascending number: Int) -> Bool {
    let place = countUp(to: number) - 1
    guard place >= 0, self[place] == number else { return false }
    remove(at: place)
    return true
  }
}

import Synchronization

/// Hands out the numbers of what is to be done, a few neighbours at a time, to whoever has nothing to do.
final class WorkQueue: Sendable {
  private let next = Atomic(0)
  let count: Int
  private let batch: Int

  init(count: Int, batch: Int) {
    self.count = count
    self.batch = batch
  }

  /// Takes the next numbers, or `nil` when all are taken.
  func take() -> Range<Int>? {
    let start = next.wrappingAdd(batch, ordering: .relaxed).oldValue
    return start < count ? start..<min(start + batch, count) : nil
  }

  /// How many numbers have been taken.
  var taken: Int { min(next.load(ordering: .relaxed), count) }
}

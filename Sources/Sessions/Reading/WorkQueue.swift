import Synchronization

/// A queue of the numbers from 0 up to `count`, from which threads take batches of consecutive numbers.
final class WorkQueue: Sendable {
  private let next = Atomic(0)
  let count: Int
  private let batch: Int

  init(count: Int, batch: Int) {
    self.count = count
    self.batch = batch
  }

  /// Takes the next batch of numbers; returns `nil` when all are taken.
  func take() -> Range<Int>? {
    let start = next.wrappingAdd(batch, ordering: .relaxed).oldValue
    return start < count ? start..<min(start + batch, count) : nil
  }

  /// The count of numbers that were taken.
  var taken: Int { min(next.load(ordering: .relaxed), count) }
}

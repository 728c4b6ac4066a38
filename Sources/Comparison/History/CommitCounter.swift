import Sessions
import Synchronization

/// A counter that shows how many commits are linted, on all threads together, and how long the others will take.
final class CommitCounter: Sendable {
  private let done = Atomic(0)
  private let count: Int
  private let progress: ProgressIndicator
  private let start = ContinuousClock.now

  init(of count: Int, _ progress: ProgressIndicator) {
    (self.count, self.progress) = (count, progress)
  }

  func countOne() {
    let done = done.wrappingAdd(1, ordering: .relaxed).newValue
    progress.show(done, of: count, "commits", after: ContinuousClock.now - start)
  }
}

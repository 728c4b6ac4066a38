import Sessions
import Synchronization

/// A counter that shows how many commits are linted, on all threads together.
final class CommitCounter: Sendable {
  private let done = Atomic(0)
  private let count: Int
  private let progress: ProgressIndicator

  init(of count: Int, _ progress: ProgressIndicator) {
    (self.count, self.progress) = (count, progress)
  }

  func countOne() {
    progress.show(done.wrappingAdd(1, ordering: .relaxed).newValue, of: count, "commits")
  }
}

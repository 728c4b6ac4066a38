import Foundation

/// The tasks that wait until a number is large enough. Thread-safe.
final class Waiters: @unchecked Sendable {
  private struct Waiter {
    let number: Int
    let goal: Int
    /// Receives whether the time limit has passed.
    let wake: CheckedContinuation<Bool, Never>
  }

  private let lock = NSLock()
  private var current = 0
  private var came = 0
  private var waiters: [Waiter] = []

  /// Sets the number, and resumes the tasks that wait for it or a smaller one.
  func set(_ number: Int) {
    lock.withLock {
      current = number
      let satisfied = waiters.filter { $0.goal <= number }
      waiters.removeAll { $0.goal <= number }
      return satisfied
    }.forEach { $0.wake.resume(returning: false) }
  }

  /// Waits until the number is at least `goal`, or the task is cancelled.
  ///
  /// - Returns: the number if it was too small for so long; nil if it was not.
  func wait(for goal: Int, within limit: Duration) async -> Int? {
    let number = lock.withLock {
      came += 1
      return came
    }
    let alarm = Task {
      try await Task.sleep(for: limit)
      take(number)?.wake.resume(returning: true)
    }
    defer { alarm.cancel() }
    let isLate = await withTaskCancellationHandler {
      await withCheckedContinuation { add(Waiter(number: number, goal: goal, wake: $0)) }
    } onCancel: {
      take(number)?.wake.resume(returning: false)
    }
    return isLate ? lock.withLock { current } : nil
  }

  private func take(_ number: Int) -> Waiter? {
    lock.withLock { waiters.firstIndex { $0.number == number }.map { waiters.remove(at: $0) } }
  }

  /// Adds a waiting task. A task that was cancelled before is resumed here; a later cancellation resumes it in the
  /// handler.
  private func add(_ waiter: Waiter) {
    lock.withLock {
      if Task.isCancelled || waiter.goal <= current { return waiter.wake.resume(returning: false) }
      waiters.append(waiter)
    }
  }
}

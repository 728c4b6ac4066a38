import Foundation

/// The tasks that wait until a number is large enough. Thread-safe.
final class Waiters: @unchecked Sendable {
  private struct Waiter {
    let number: Int
    let goal: Int
    let wake: CheckedContinuation<Void, Never>
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
    }.forEach { $0.wake.resume() }
  }

  /// Waits until the number is at least `goal`, or the task is cancelled.
  func wait(for goal: Int) async {
    let number = lock.withLock {
      came += 1
      return came
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { add(Waiter(number: number, goal: goal, wake: $0)) }
    } onCancel: {
      lock.withLock {
        waiters.firstIndex { $0.number == number }.map { waiters.remove(at: $0) }
      }?.wake.resume()
    }
  }

  /// Adds a waiting task. A task that was cancelled before is resumed here; a later cancellation resumes it in the
  /// handler.
  private func add(_ waiter: Waiter) {
    lock.withLock {
      if Task.isCancelled || waiter.goal <= current { return waiter.wake.resume() }
      waiters.append(waiter)
    }
  }
}

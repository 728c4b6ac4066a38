import Dispatch
import Eastward
import Foundation

/// Writes the latest value to a file, at the latest a delay after it changed, and again after a failure.
///
/// Thread-safe: the values are protected by the lock, and everything else happens on the queue.
final class Writer<Value: Versioned & Equatable & Sendable>: @unchecked Sendable {
  private let file: SavedFile<Value>
  private let delay: Duration
  private let report: @Sendable (PersistenceError) -> Void
  private let queue = DispatchQueue(label: "EastwardPersistence")
  private let lock = NSLock()
  /// The value that is not written yet.
  private var unsaved: Value?
  private var isScheduled = false
  // Only on the queue:
  private var attempts = 0
  private var hasWritten = false

  init(_ file: SavedFile<Value>, after delay: Duration, _ report: @escaping @Sendable (PersistenceError) -> Void) {
    (self.file, self.delay, self.report) = (file, delay, report)
  }

  /// Writes the value when the delay has passed since the first value that is not written.
  func save(_ value: Value) {
    let isFirst = lock.withLock {
      unsaved = value
      defer { isScheduled = true }
      return !isScheduled
    }
    if isFirst { schedule(after: delay) }
  }

  /// Writes what is not written yet, and returns when that is done.
  func flush() throws(PersistenceError) {
    if let failure = queue.sync(execute: { write() }) { throw failure }
  }

  /// Writes what is not written yet, without a thread that waits.
  func flushLater() async throws(PersistenceError) {
    let failure = await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: self.write()) }
    }
    if let failure { throw failure }
  }

  private func schedule(after time: Duration) {
    let (seconds, attoseconds) = time.components
    let deadline = DispatchTime.now() + Double(seconds) + Double(attoseconds) * 1e-18
    queue.asyncAfter(deadline: deadline) {
      self.lock.withLock { self.isScheduled = false }
      _ = self.write()
    }
  }

  private func write() -> PersistenceError? {
    guard let value = lock.withLock({ unsaved.take() }) else { return nil }
    do {
      if !hasWritten, let name = try file.setAside() { report(.setAside(file.url, as: name)) }
      try file.write(value)
      (hasWritten, attempts) = (true, 0)
      return nil
    } catch {
      attempts += 1
      let failure = PersistenceError.notSaved(file.url, attempt: attempts, reason: reason(error))
      let mustSchedule = lock.withLock {
        // A later value replaces this one.
        if unsaved == nil { unsaved = value }
        defer { isScheduled = true }
        return !isScheduled
      }
      report(failure)
      if mustSchedule { schedule(after: min(.seconds(60), delay * (1 << min(attempts, 10)))) }
      return failure
    }
  }
}

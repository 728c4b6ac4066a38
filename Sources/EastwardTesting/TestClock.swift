import Foundation

/// A clock that a test advances.
///
/// ```swift
/// let clock = TestClock()
/// let store = Store(Search(), effects: .tasks(clock: clock), reduce: Search.reduce)
/// store.dispatch(.type("sun"))
/// await clock.waitForSuspensions()
/// clock.advance(by: .milliseconds(300))
/// ```
///
/// It is thread-safe.
public final class TestClock: Clock, @unchecked Sendable {
  /// The time since the creation of the clock.
  public struct Instant: InstantProtocol {
    let offset: Duration

    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    public func duration(to other: Instant) -> Duration { other.offset - offset }

    public static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
  }

  private struct Sleeper {
    let number: Int
    let deadline: Instant
    let wake: CheckedContinuation<Void, any Error>
  }

  private let lock = NSLock()
  private var time = Instant(offset: .zero)
  private var sleepers: [Sleeper] = []
  private let waiters = Waiters()
  private var came = 0

  private let report: IssueReporter

  /// Creates a clock at zero.
  ///
  /// - Parameter report: reports a ``waitForSuspensions(_:within:fileID:filePath:line:column:)`` that waits in vain.
  public init(_ report: IssueReporter = .stopping) { self.report = report }

  public var now: Instant { lock.withLock { time } }

  public var minimumResolution: Duration { .zero }

  /// Advances the time and resumes the sleeping tasks whose deadline has passed, in the order of their deadlines.
  ///
  /// It does not wait for these tasks.
  public func advance(by duration: Duration) {
    let end = now.advanced(by: duration)
    while let sleeper = takeNext(until: end) { sleeper.wake.resume() }
  }

  /// Waits until at least `count` tasks sleep. If they do not within the limit, it fails with what it waited for.
  public func waitForSuspensions(
    _ count: Int = 1, within limit: Duration = .seconds(10), fileID: String = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) async {
    guard let asleep = await waiters.wait(for: count, within: limit) else { return }
    report(
      IssueReporter.Failure(
        text:
          "waited \(limit) for \(count) \(count == 1 ? "task" : "tasks") to sleep on the clock, and \(asleep) \(asleep == 1 ? "does" : "do")",
        location: IssueReporter.Location(fileID: fileID, filePath: filePath, line: line, column: column)))
  }

  /// Sleeps until the time has reached `deadline`. Throws `CancellationError` if its task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let number = enter()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { fallAsleep(Sleeper(number: number, deadline: deadline, wake: $0)) }
    } onCancel: {
      lock.withLock { take { $0.number == number } }?.wake.resume(throwing: CancellationError())
    }
  }

  // MARK: Under the lock

  private func enter() -> Int {
    lock.withLock {
      came += 1
      return came
    }
  }

  /// Registers a sleeping task. A task that was cancelled before is resumed here; a later cancellation resumes it in
  /// the handler.
  private func fallAsleep(_ sleeper: Sleeper) {
    lock.withLock {
      if Task.isCancelled {
        sleeper.wake.resume(throwing: CancellationError())
      } else if sleeper.deadline <= time {
        sleeper.wake.resume()
      } else {
        sleepers.append(sleeper)
        waiters.set(sleepers.count)
      }
    }
  }

  private func takeNext(until end: Instant) -> Sleeper? {
    lock.withLock {
      let next = sleepers.filter { $0.deadline <= end }.min { ($0.deadline, $0.number) < ($1.deadline, $1.number) }
      time = max(time, next?.deadline ?? end)
      return next.flatMap { next in take { $0.number == next.number } }
    }
  }

  private func take(where fits: (Sleeper) -> Bool) -> Sleeper? {
    guard let place = sleepers.firstIndex(where: fits) else { return nil }
    defer { waiters.set(sleepers.count) }
    return sleepers.remove(at: place)
  }
}

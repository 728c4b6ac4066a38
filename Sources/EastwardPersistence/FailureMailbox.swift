import Foundation

/// Brings failures from the queue of a ``Writer`` to their receiver, and retains neither it nor its actor.
///
/// Thread-safe: the failures are protected by the lock, and the receiver, which may not be sent, is accessed on its actor
/// only.
final class FailureMailbox: @unchecked Sendable {
  private let lock = NSLock()
  private var failures: [PersistenceError] = []
  private weak let actor: (any Actor)?
  private weak var receiver: FailureReceiver?

  init(on actor: any Actor) { self.actor = actor }

  /// Sets the receiver, before the first failure.
  func deliver(to receiver: FailureReceiver) { self.receiver = receiver }

  /// Returns whether the receiver belongs to an actor.
  func isReceived(on other: (any Actor)?) -> Bool { actor.map { $0 === other } ?? false }

  /// Delivers a failure on the actor.
  func send(_ failure: PersistenceError) {
    lock.withLock { failures.append(failure) }
    Task { await deliver() }
  }

  func takeAll() -> [PersistenceError] {
    lock.withLock {
      defer { failures = [] }
      return failures
    }
  }

  /// Prints what a receiver that was released does not receive.
  private func deliver() async {
    guard let actor else { return takeAll().forEach(printFailure) }
    await deliver(on: actor)
  }

  private func deliver(on actor: isolated any Actor) {
    if let receiver { receiver.receive() } else { takeAll().forEach(printFailure) }
  }
}

func printFailure(_ failure: PersistenceError) { print("persistence: \(failure)") }

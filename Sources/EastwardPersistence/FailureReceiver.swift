/// Receives the failures of saving on the actor of the store. It is accessed there only.
final class FailureReceiver {
  private let mailbox: FailureMailbox
  private let body: (PersistenceError) -> Void
  /// The failure that is being received.
  private var current: PersistenceError?

  /// - Parameter actor: the actor of the store.
  init(on actor: any Actor, _ body: @escaping (PersistenceError) -> Void) {
    self.body = body
    mailbox = FailureMailbox(on: actor)
    mailbox.deliver(to: self)
  }

  /// Returns a function that brings failures from any thread.
  func sender() -> @Sendable (PersistenceError) -> Void { { [mailbox] in mailbox.send($0) } }

  /// Returns whether the receiver belongs to an actor.
  func isReceiving(on caller: (any Actor)?) -> Bool { mailbox.isReceived(on: caller) }

  /// Receives the failures that have arrived, unless one is being received: the others then have a delivery of their own.
  func receive() {
    guard current == nil else { return }
    for failure in mailbox.takeAll() {
      current = failure
      body(failure)
    }
    current = nil
  }

  /// Throws the failure that is being received. Writing at once would fail again, and again be received.
  func check() throws(PersistenceError) {
    if let current, case .notSaved = current { throw current }
  }
}

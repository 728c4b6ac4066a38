public import Eastward

/// Saves a part of a store's state until it is released; see ``Eastward/Store/save(_:in:after:isolation:onFailure:)``.
///
/// What is not written yet when it is released is written after the delay, if the process still runs. A failure is then
/// printed.
public final class Saving {
  private let token: SubscriptionToken
  private let receiver: FailureReceiver?
  private let flushNow: () throws(PersistenceError) -> Void
  private let flushLater: () async throws(PersistenceError) -> Void

  init<State, Action, Value: Equatable>(
    _ value: @escaping (State) -> Value, of store: Store<State, Action>, _ writer: Writer<Value>,
    _ receiver: FailureReceiver?
  ) {
    var isFirst = true
    token = store.react(to: { Optional(value($0)) }) { value in
      if !isFirst { writer.save(value) }
      isFirst = false
      return nil
    }
    self.receiver = receiver
    flushNow = { () throws(PersistenceError) in try writer.flush() }
    flushLater = { () async throws(PersistenceError) in try await writer.flushLater() }
  }

  /// Writes what is not written yet, and returns when the file has it. Call it when the app enters the background.
  ///
  /// - Throws: ``PersistenceError/notSaved(_:attempt:reason:)``; the value is kept, and saving is tried again.
  public func flush(isolation: isolated (any Actor)? = #isolation) async throws(PersistenceError) {
    let receiver = receiver(on: isolation)
    try receiver?.check()
    defer { receiver?.receive() }
    try await flushLater()
  }

  /// Writes what is not written yet, and blocks the thread until the file has it. Call it before the process ends, where
  /// nothing can be awaited.
  ///
  /// - Throws: ``PersistenceError/notSaved(_:attempt:reason:)``.
  public func flushAndWait(isolation: isolated (any Actor)? = #isolation) throws(PersistenceError) {
    let receiver = receiver(on: isolation)
    try receiver?.check()
    defer { receiver?.receive() }
    try flushNow()
  }

  /// Returns the receiver of failures, if the caller may use it.
  private func receiver(on caller: (any Actor)?) -> FailureReceiver? {
    receiver?.isReceiving(on: caller) == true ? receiver : nil
  }

  /// Ends saving. What is not written yet is written.
  public func cancel() { token.cancel() }
}

extension Store {
  /// Saves a part of the state in a file whenever it changes, in order and never half.
  ///
  /// ```swift
  /// let saving = store.save({ $0.saved }, in: file) { [weak store] in store?.dispatch(.failed($0.description)) }
  /// // when the app enters the background, and before it ends:
  /// try await saving.flush()
  /// ```
  ///
  /// The value that the state has now counts as saved. A change is written at the latest after the delay; only what changed
  /// since can be lost if the process is killed. The new file is written beside the old one and then renamed. After a failure
  /// the value is kept and saving is tried again, after twice the delay, four times and so on, at most a minute. While a
  /// `Recorder` shows the past, nothing is saved.
  ///
  /// - Parameters:
  ///   - value: returns the part of the state to save. It cannot be nil: what the file has is what the state has.
  ///   - file: where to save it. A file that cannot be loaded gets another name before the first save.
  ///   - delay: the time between a change and its file.
  ///   - isolation: the actor of the store. Without an actor, this does not compile.
  ///   - onFailure: receives each failure, on the actor of the store, at the latest when a flush returns. A flush that it
  ///     calls throws that failure, and writes nothing.
  /// - Returns: what saves until it is released: keep it as long as the store.
  public func save<Value: Versioned & Equatable & Sendable>(
    _ value: @escaping (State) -> Value, in file: SavedFile<Value>, after delay: Duration = .milliseconds(500),
    isolation: isolated any Actor = #isolation, onFailure: @escaping (PersistenceError) -> Void
  ) -> Saving {
    let receiver = FailureReceiver(on: isolation, onFailure)
    return Saving(value, of: self, Writer(file, after: delay, receiver.sender()), receiver)
  }

  /// Saves a part of the state in a file whenever it changes, and prints failures.
  ///
  /// All else is as with `onFailure:`. The store need not belong to an actor.
  public func save<Value: Versioned & Equatable & Sendable>(
    _ value: @escaping (State) -> Value, in file: SavedFile<Value>, after delay: Duration = .milliseconds(500)
  ) -> Saving {
    Saving(value, of: self, Writer(file, after: delay, printFailure), nil)
  }
}

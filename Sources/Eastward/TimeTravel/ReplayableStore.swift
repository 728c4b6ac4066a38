/// A store whose past states can be restored, without the types of its state and actions.
protocol ReplayableStore: AnyObject {
  /// The name of the store in exported lines.
  var name: String { get }
  /// Whether something runs that must not be interrupted.
  var isBusy: Bool { get }
  /// Whether the store has not been released.
  var hasStore: Bool { get }

  /// Reports a usage error.
  func report(_ error: UsageError)

  /// Traces `step`, if the store is traced.
  func trace(_ step: Trace)

  // MARK: Time travel

  /// Begins to reject actions.
  func beginReplay()

  /// Restores the state after the action with the number `moment`, and returns whether that is another state.
  func move(to moment: Int) -> Bool

  /// Begins a delivery of the shown state: a subscriber that is added from now on receives that.
  func beginDelivery()

  /// Delivers the shown state to the subscribers that there were when the delivery began.
  func finishDelivery()

  /// Runs what waits for the end of all deliveries.
  func settled()

  /// Accepts actions again.
  func endReplay()

  /// Runs what waited for the end of the replay.
  func flushDeferred()

  /// Returns whether the action with a number belongs to this store and is disabled.
  func isSkipped(_ number: Int) -> Bool

  /// Disables or enables the action with a number, if it belongs to this store, and removes the states after it.
  func setSkipped(_ isSkipped: Bool, _ number: Int)

  /// Removes the actions after `moment`.
  func dropActions(after moment: Int)

  /// Forgets the actions up to a number, as far as the snapshots allow: the state after it can still be restored.
  func forget(upTo number: Int)

  /// Returns whether the store was released and has no action after a number.
  func hasEnded(by number: Int) -> Bool

  /// Returns the description of the action with a number, if it belongs to this store.
  func action(_ number: Int) -> String?

  /// Returns whether the action with a number belongs to this store and can be undone.
  func isUndoable(_ number: Int) -> Bool

  /// Returns whether the action with a number belongs to this store and has changed what `undo()` changes; also if that is
  /// unknown.
  func changedContent(_ number: Int) -> Bool

  /// Returns the name of an action for a menu.
  func undoName(_ number: Int) -> String?

  /// Returns the name of the actions that are undone together with one.
  func undoGroup(_ number: Int) -> String?

  // MARK: Lines

  /// The type that a decoder decodes for a line of this store.
  var lineType: any Decodable.Type { get }

  /// Returns the line of the action with a number, if it belongs to this store.
  func line(_ number: Int, isJoined: Bool, isSkipped: Bool) throws(RecordingError) -> RecordedAction?

  /// Returns the fields of a line except its action, and keeps the action if it belongs to this store.
  func read(_ decoded: any Decodable) throws -> Heading

  /// Reduces the next imported action.
  func performRead(isSkipped: Bool)

  /// Removes the imported actions.
  func forgetRead()

  // MARK: Release

  /// Ends the recording, and releases it.
  func close()
}

extension ReplayableStore {
  /// Delivers the shown state.
  func deliver() {
    beginDelivery()
    finishDelivery()
  }
}

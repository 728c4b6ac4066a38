/// Moves one store through time, whatever its state and actions are.
protocol Track: AnyObject {
  /// What the store is called in lines.
  var name: String { get }
  /// Whether something goes on that must not be disturbed.
  var isBusy: Bool { get }
  /// Whether the store has not been released.
  var hasStore: Bool { get }

  /// Reports an error in the program.
  func misused(_ error: UsageError)

  /// Calls out what goes on, if somebody wants a trace.
  func trace(_ step: Trace)

  // MARK: Moving

  /// Begins to refuse actions.
  func showPast()

  /// Shows the state after the action with the number `moment`, without those that are `skipped`; answers whether that is
  /// another state.
  func move(to moment: Int, skipping skipped: Set<Int>) -> Bool

  /// Tells everybody the state that is shown.
  func deliver()

  /// Runs what waits for the end of all deliveries.
  func settled()

  /// Lets actions count again.
  func returnToPresent()

  /// Runs what waited for that.
  func catchUp()

  /// Forgets the states that came after the action with a number was reduced.
  func forgetStates(from number: Int)

  /// Forgets the actions that came later.
  func dropActions(after moment: Int)

  /// Spells the action with a number, if it is one of this store's.
  func action(_ number: Int) -> String?

  // MARK: Lines

  /// What a decoder is asked for, to read one of this store's lines.
  var lineType: any Decodable.Type { get }

  /// Makes the line of the action with a number, if it is one of this store's.
  func line(_ number: Int, isJoined: Bool, isSkipped: Bool) throws(RecordingError) -> RecordedAction?

  /// Answers what a line says besides its action, and keeps the action if it is one of this store's.
  func read(_ decoded: any Decodable) throws -> Heading

  /// Does the next of the actions that were read.
  func performRead(isSkipped: Bool)

  /// Forgets what was read.
  func forgetRead()

  // MARK: The end

  /// Notes nothing more, and forgets everything.
  func close()
}

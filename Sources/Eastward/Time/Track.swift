/// Moves one store through time, whatever its state and actions are.
protocol Track: AnyObject {
  /// What the store is called in lines.
  var name: String { get }
  var turn: Turn { get }

  /// Shows the state after the action with the number `moment`, without those that are `skipped`; answers whether that is
  /// another state.
  func move(to moment: Int, skipping skipped: Set<Int>) -> Bool

  /// Forgets the states that came after the action with a number was reduced.
  func forgetStates(from number: Int)

  /// Forgets the actions that came later.
  func dropActions(after moment: Int)

  /// Spells the action with a number, if it is one of this store's.
  func action(_ number: Int) -> String?

  /// Notes nothing more, and forgets everything.
  func close()
}

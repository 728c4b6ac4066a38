/// The code that moves into the closure that receives a value: the smallest expression or statement that does something
/// with the value.
struct Unit: Equatable {
  var tokens: ClosedRange<Int>
  /// Whether the unit is a whole statement whose value is not used.
  var isStatement = false
  /// Whether the unit is an assignment.
  var isAssignment = false
  /// Whether a `try` precedes the unit or is in its statements.
  var isTried = false
  /// Whether the unit is one or more whole statements, because no smaller unit can move.
  var isMoved = false
  /// Whether the unit is whole statements that `return` the function's value.
  var isReturned = false
  /// Whether the unit may be part of a result builder's value.
  var isBuilt = false
  /// Whether the unit is in the condition of a statement, where trailing closures are not allowed.
  var isInCondition = false
}

/// A state of which ``Recorder/undo()`` and ``Recorder/redo()`` change only a part.
///
/// What is not content stays as it is: a route, an alert that the undone action had closed, a selection, running work.
///
/// ```swift
/// extension AppState: UndoableState {
///   var undoable: Document {
///     get { document }
///     set { document = newValue }
///   }
/// }
/// ```
///
/// States of other types are undone as a whole. A moment of the past is shown as a whole, too.
public protocol UndoableState {
  /// The type of the content.
  associatedtype Undoable

  /// The content: what the user would call undone.
  var undoable: Undoable { get set }
}

/// Returns a function that changes a state without the undone actions so that only its content differs from the state
/// before; nil if all of the state is undone.
func keepingRest<State>(of state: State.Type) -> ((_ undone: inout State, _ before: State) -> Void)? {
  func keeping<Divided: UndoableState>(_: Divided.Type) -> (inout State, State) -> Void {
    { undone, before in
      guard var result = before as? Divided, let content = (undone as? Divided)?.undoable else { return }
      result.undoable = content
      if let result = result as? State { undone = result }
    }
  }
  guard let divided = state as? any UndoableState.Type else { return nil }
  return keeping(divided)
}

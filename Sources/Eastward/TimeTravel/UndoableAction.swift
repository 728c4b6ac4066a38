/// An action that determines whether ``Recorder/undo()`` undoes it.
///
/// Actions of other types are undone. Conform the action type of an app to it if some of its actions are not the
/// user's:
///
/// ```swift
/// extension Notes.Action: UndoableAction {
///   var isUndoable: Bool {
///     switch self {
///     case .load, .loaded: false
///     default: true
///     }
///   }
/// }
/// ```
public protocol UndoableAction {
  /// Whether `undo()` undoes the action.
  var isUndoable: Bool { get }
}

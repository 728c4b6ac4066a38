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

  /// The name for a menu, as in "Undo Rename", or nil.
  var undoName: String? { get }

  /// The name of a gesture, such as `typing` or `drag 7`, or nil: actions of the same group that follow one another are
  /// undone together. An action that cannot be undone does not end a group.
  var undoGroup: String? { get }
}

extension UndoableAction {
  /// No name.
  public var undoName: String? { nil }

  /// No group: the action is undone alone, or with those of its batch.
  public var undoGroup: String? { nil }
}

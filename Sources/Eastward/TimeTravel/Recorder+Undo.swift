extension Recorder {
  /// Undoes the last action that can be undone, as if it had not been dispatched. Actions are still accepted: the
  /// present stays shown.
  ///
  /// ```swift
  /// store.dispatch(.add(1))
  /// store.dispatch(.add(10))
  /// recorder.undo()             // components receive the values without the second action
  /// store.dispatch(.add(100))   // and then those with the first and the third
  /// ```
  ///
  /// Actions that were delivered together, as a batch, are undone together. An ``UndoableAction`` may refuse to be
  /// undone and keeps its effect, also in a batch. The action stays in the recording, disabled. Does nothing while the
  /// past is shown, or if nothing can be undone (``Timeline/canUndo``).
  ///
  /// - Complexity: O(n) with n enabled actions after the undone one, or between two snapshots.
  public func undo() { move { $0.undo() } }

  /// Enables what the last ``undo()`` has undone, unless another action that can be undone was dispatched since. With an
  /// ``UndoableState`` whose content is `Equatable`, only an action that has changed the content counts.
  public func redo() { move { $0.redo() } }

  /// Returns the recorded actions that were not forgotten, the oldest first, for example for a list of them.
  ///
  /// - Complexity: O(n) with n actions. A ``TimelineComponent`` receives each new action without the others.
  public func listActions() -> [Timeline.Entry] { timeline.listEntries() }
}

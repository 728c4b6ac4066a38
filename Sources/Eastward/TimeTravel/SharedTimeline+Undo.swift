extension SharedTimeline {
  var canUndo: Bool {
    updateHistory()
    return !isPast && history.canUndo
  }

  var canRedo: Bool {
    updateHistory()
    return !isPast && history.canRedo(isEnabled: isEnabled)
  }

  /// Disables the last actions that can be undone and were delivered together.
  func undo() {
    guard mayMove("undo"), !isPast else { return }
    updateHistory()
    change(disable: history.undo(firstTogetherWith: firstTogether))
  }

  /// Enables what was undone last.
  func redo() {
    guard mayMove("redo"), !isPast else { return }
    updateHistory()
    let (enabled, disabled) = history.redo(isEnabled: isEnabled)
    change(disable: disabled, enable: enabled)
  }

  /// The name of what ``undo()`` undoes, if it has one.
  var undoName: String? {
    updateHistory()
    return isPast ? nil : history.lastUndoable.flatMap { undoName($0) }
  }

  /// The name of what ``redo()`` redoes, if it has one.
  var redoName: String? {
    updateHistory()
    return isPast ? nil : history.lastUndone(isEnabled: isEnabled).flatMap { undoName($0) }
  }

  private func undoName(_ number: Int) -> String? { stores.lazy.compactMap { $0.undoName(number) }.first }

  private func undoGroup(_ number: Int) -> String? { stores.lazy.compactMap { $0.undoGroup(number) }.first }

  func listEntries() -> [Timeline.Entry] {
    stride(from: first + 1, through: count, by: 1).compactMap { number in
      action(number).map { Timeline.Entry(number: number, action: $0, isDisabled: isSkipped(number)) }
    }
  }

  func updateHistory() {
    history.update(through: count, isUndoable: { isUndoable($0) && isEnabled($0) }, hasEffect: hasEffect)
  }

  /// Returns whether an action has changed the content, as far as that is known.
  private func hasEffect(_ number: Int) -> Bool { stores.contains { $0.changedContent(number) } }

  func isUndoable(_ number: Int) -> Bool { stores.contains { $0.isUndoable(number) } }

  /// Returns the first of the actions that are undone together with one: those that were delivered together, and those of
  /// the same group before it.
  ///
  /// - Parameter before: returns the number of the previous action that can be undone.
  private func firstTogether(with number: Int, before: (Int) -> Int?) -> Int {
    var first = firstDelivered(with: number)
    while let group = undoGroup(first), let previous = before(first), undoGroup(previous) == group {
      first = firstDelivered(with: previous)
    }
    return first
  }

  private func isEnabled(_ number: Int) -> Bool { !isSkipped(number) }

  /// Returns the first action that was delivered together with the one with the number `number`.
  private func firstDelivered(with number: Int) -> Int {
    var first = number
    while isJoined(first - 1) { first -= 1 }
    return first
  }
}

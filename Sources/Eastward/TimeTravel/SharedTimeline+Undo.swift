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
    skip(history.undo(firstDeliveredWith: firstDelivered), true)
  }

  /// Enables what was undone last.
  func redo() {
    guard mayMove("redo"), !isPast else { return }
    updateHistory()
    skip(history.redo(isEnabled: isEnabled), false)
  }

  func listEntries() -> [Timeline.Entry] {
    stride(from: first + 1, through: count, by: 1).compactMap { number in
      action(number).map { Timeline.Entry(number: number, action: $0, isDisabled: isSkipped(number)) }
    }
  }

  func updateHistory() {
    history.update(through: count, isUndoable: { isUndoable($0) && isEnabled($0) })
  }

  func isUndoable(_ number: Int) -> Bool { stores.contains { $0.isUndoable(number) } }

  private func isEnabled(_ number: Int) -> Bool { !isSkipped(number) }

  /// Returns the first action that was delivered together with the one with the number `number`.
  private func firstDelivered(with number: Int) -> Int {
    var first = number
    while isJoined(first - 1) { first -= 1 }
    return first
  }
}

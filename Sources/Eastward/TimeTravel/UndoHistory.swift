/// The numbers of the actions that can be undone, and of those that were undone and can be redone.
///
/// It is brought up to date when it is asked, so that recording an action costs nothing.
struct UndoHistory {
  /// Ascending. Contains disabled actions, too.
  private var undoable: [Int] = []
  /// The actions that each `undo()` disabled, the latest last.
  private var undone: [[Int]] = []
  /// The number of actions that were looked at.
  private var seen = 0

  /// Adds the undoable actions among those that were recorded since the last call. If there are any, nothing can be
  /// redone.
  mutating func update(through count: Int, isUndoable: (Int) -> Bool) {
    guard seen < count else { return }
    let new = (seen + 1...count).filter(isUndoable)
    seen = count
    undoable += new
    if !new.isEmpty { undone = [] }
  }

  /// Returns the last undoable actions that are enabled and were delivered together.
  mutating func undo(firstDeliveredWith first: (Int) -> Int, isEnabled: (Int) -> Bool) -> [Int] {
    guard let last = undoable.last(where: isEnabled) else { return [] }
    let numbers = undoable[undoable.countUp(to: first(last) - 1)..<undoable.countUp(to: last)].filter(isEnabled)
    undone.append(numbers)
    return numbers
  }

  /// Returns the actions that the last `undo()` disabled, if they are still disabled.
  mutating func redo(isEnabled: (Int) -> Bool) -> [Int] {
    while let numbers = undone.popLast() {
      let disabled = numbers.filter { !isEnabled($0) }
      if !disabled.isEmpty { return disabled }
    }
    return []
  }

  func canUndo(isEnabled: (Int) -> Bool) -> Bool { undoable.last(where: isEnabled) != nil }

  func canRedo(isEnabled: (Int) -> Bool) -> Bool { !undone.joined().allSatisfy(isEnabled) }

  /// Removes the actions up to `number`, which were forgotten.
  mutating func forget(upTo number: Int) {
    seen = max(seen, number)
    undoable.removeFirst(undoable.countUp(to: number))
    undone = undone.map { $0.filter { $0 > number } }
  }

  /// Removes the actions after `number`, which were removed from the recording.
  mutating func drop(after number: Int) {
    seen = min(seen, number)
    undoable.removeLast(undoable.count - undoable.countUp(to: number))
    undone = undone.map { $0.filter { $0 <= number } }
  }
}

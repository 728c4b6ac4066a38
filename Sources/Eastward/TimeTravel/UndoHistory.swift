/// The numbers of the actions that can be undone, and of those that were undone and can be redone.
///
/// It is brought up to date when it is asked, so that recording an action costs nothing.
struct UndoHistory {
  /// Ascending. Does not contain disabled actions: after many undos there are many of them.
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

  mutating func disable(_ numbers: [Int]) {
    for number in numbers where undoable.countUp(to: number) > undoable.countUp(to: number - 1) {
      undoable.remove(at: undoable.countUp(to: number - 1))
    }
  }

  /// Adds undoable actions that were disabled.
  mutating func enable(_ numbers: [Int]) {
    for number in numbers { undoable.insert(number, at: undoable.countUp(to: number)) }
  }

  var canUndo: Bool { !undoable.isEmpty }

  /// The last action that can be undone.
  var lastUndoable: Int? { undoable.last }

  /// Returns the last of the actions that the next `redo()` enables.
  func lastUndone(isEnabled: (Int) -> Bool) -> Int? {
    undone.last { !$0.allSatisfy(isEnabled) }?.last { !isEnabled($0) }
  }

  /// Returns the last undoable actions that are undone together.
  ///
  /// - Parameter first: returns the first of the actions that belong to the last one, given a function that returns the
  ///   undoable action before another one.
  mutating func undo(firstTogetherWith first: (Int, (Int) -> Int?) -> Int) -> [Int] {
    guard let last = undoable.last else { return [] }
    let start = first(last) { [undoable] number in
      let place = undoable.countUp(to: number - 1)
      return place > 0 ? undoable[place - 1] : nil
    }
    let numbers = Array(undoable[undoable.countUp(to: start - 1)...])
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

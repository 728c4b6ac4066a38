/// The numbers of the actions that can be undone, and of those that were undone and can be redone.
///
/// It is brought up to date when it is asked, so that recording an action costs nothing.
struct UndoHistory {
  /// Those that have changed the content, ascending. Does not contain disabled actions: after many undos there are many of
  /// them.
  private var undoable: [Int] = []
  /// Actions that could be undone and have changed nothing of the content, ascending. They belong to the step before them:
  /// without it they could change something. Does not contain disabled actions.
  private var idle: [Int] = []
  private var disabledIdle: Set<Int> = []
  /// The actions that each `undo()` disabled, the latest last.
  private var undone: [Undone] = []
  /// The number of actions that were looked at.
  private var seen = 0

  private struct Undone {
    var steps: [Int]
    var idle: [Int]

    mutating func keep(where isKept: (Int) -> Bool) {
      steps.removeAll { !isKept($0) }
      idle.removeAll { !isKept($0) }
    }
  }

  /// Adds the undoable actions among those that were recorded since the last call. If one has changed the content, nothing
  /// can be redone.
  mutating func update(through count: Int, isUndoable: (Int) -> Bool, hasEffect: (Int) -> Bool) {
    guard seen < count else { return }
    for number in seen + 1...count where isUndoable(number) {
      if hasEffect(number) {
        undoable.append(number)
        undone = []
      } else {
        idle.append(number)
      }
    }
    seen = count
  }

  mutating func disable(_ numbers: [Int]) {
    for number in numbers where !undoable.remove(ascending: number) {
      if idle.remove(ascending: number) { disabledIdle.insert(number) }
    }
  }

  /// Adds undoable actions that were disabled.
  mutating func enable(_ numbers: [Int]) {
    for number in numbers {
      if disabledIdle.remove(number) != nil {
        idle.insert(ascending: number)
      } else {
        undoable.insert(ascending: number)
      }
    }
  }

  var canUndo: Bool { !undoable.isEmpty }

  /// The last action that can be undone.
  var lastUndoable: Int? { undoable.last }

  /// Returns the last of the actions that the next `redo()` enables.
  func lastUndone(isEnabled: (Int) -> Bool) -> Int? {
    undone.last { !$0.steps.allSatisfy(isEnabled) }?.steps.last { !isEnabled($0) }
  }

  /// Returns the last undoable actions that are undone together, with those after them that have changed nothing.
  ///
  /// - Parameter first: returns the first of the actions that belong to the last one, given a function that returns the
  ///   undoable action before another one.
  mutating func undo(firstTogetherWith first: (Int, (Int) -> Int?) -> Int) -> [Int] {
    guard let lastStep = undoable.last else { return [] }
    let start = first(lastStep) { [undoable] number in
      let place = undoable.countUp(to: number - 1)
      return place > 0 ? undoable[place - 1] : nil
    }
    let last = Undone(steps: undoable.after(start - 1), idle: idle.after(start - 1))
    undone.append(last)
    return last.steps + last.idle
  }

  /// Returns the actions that the last `undo()` disabled, if they are still disabled, and the actions that have changed
  /// nothing since, which could change something after them.
  mutating func redo(isEnabled: (Int) -> Bool) -> (enable: [Int], disable: [Int]) {
    while let last = undone.popLast() {
      let steps = last.steps.filter { !isEnabled($0) }
      if let first = steps.first { return (steps + last.idle, idle.after(first)) }
    }
    return ([], [])
  }

  func canRedo(isEnabled: (Int) -> Bool) -> Bool { !undone.allSatisfy { $0.steps.allSatisfy(isEnabled) } }

  /// Removes the actions up to `number`, which were forgotten.
  mutating func forget(upTo number: Int) {
    seen = max(seen, number)
    keep { $0 > number }
  }

  /// Removes the actions after `number`, which were removed from the recording.
  mutating func drop(after number: Int) {
    seen = min(seen, number)
    keep { $0 <= number }
  }

  private mutating func keep(where isKept: (Int) -> Bool) {
    undoable.removeAll { !isKept($0) }
    idle.removeAll { !isKept($0) }
    if !disabledIdle.isEmpty { disabledIdle = disabledIdle.filter(isKept) }
    for place in undone.indices { undone[place].keep(where: isKept) }
  }
}

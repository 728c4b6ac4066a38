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
/// An action that is reduced again sees the content without the undone actions, and all else as it was when the action was
/// dispatched: it may read an alert or a draft. States of other types are undone as a whole, from the actions alone.
///
/// If the content is `Equatable`, an action that changes nothing of it is no step of `undo()`, and what can be redone stays.
///
/// - Complexity: a recorder keeps the state before each action, which shares its collections with the others.
public protocol UndoableState {
  /// The type of the content.
  associatedtype Undoable

  /// The content: what the user would call undone.
  var undoable: Undoable { get set }
}

/// The states before each action of a store whose undo changes only the content.
final class StatesBefore<State> {
  private let content: Content<State>
  private var states: [State] = []
  /// The number of states that were removed at the beginning. The places of the others stay.
  private var start = 0
  /// The place from which on the content is out of date; nil if it is not.
  private var outdated: Int?

  /// - Returns: nil if all of the state is undone.
  init?() {
    guard let content = Content<State>() else { return nil }
    self.content = content
  }

  subscript(place: Int) -> State { states[place - start] }

  func add(_ state: State) { states.append(state) }

  /// Returns whether the action at a place has left the content as it was; nil if that is unknown.
  ///
  /// - Parameter present: lends the state after all actions.
  func isSame(before place: Int, afterIt present: ((State) -> Void) -> Void) -> Bool? {
    guard let isEqual = content.isEqual, states.indices.contains(place - start) else { return nil }
    let state = states[place - start]
    if place + 1 - start < states.count { return isEqual(state, states[place + 1 - start]) }
    var result: Bool?
    present { result = isEqual(state, $0) }
    return result
  }

  /// Notes that an action was disabled or enabled.
  func change(at place: Int) { outdated = min(outdated ?? place, place) }

  /// Brings the content up to date: reduces the enabled actions again, each with the rest of the state as it was.
  ///
  /// - Parameters:
  ///   - present: returns the state after all actions.
  ///   - reduce: changes the state before the action at a place, unless that is disabled.
  /// - Returns: the present with the new content; nil if no action was disabled or enabled.
  func updated(_ present: () -> State, reduce: (inout State, _ place: Int) -> Void) -> State? {
    guard let first = outdated else { return nil }
    outdated = nil
    guard first - start < states.count else { return nil }
    // Objects in the old states are released after the access.
    let old = states
    var after = states[first - start]
    for place in first..<start + states.count {
      states[place - start] = content.moved(from: after, to: states[place - start])
      after = states[place - start]
      reduce(&after, place)
    }
    return withExtendedLifetime(old) { content.moved(from: after, to: present()) }
  }

  /// Removes the states before the actions from a place on.
  func cut(to place: Int) {
    let old = states
    states.removeSubrange(min(max(place - start, 0), states.count)...)
    if let first = outdated, first >= place { outdated = nil }
    withExtendedLifetime(old) {}
  }

  /// Removes the states before the actions up to a place.
  func drop(before place: Int) {
    let old = states
    states = Array(states.dropFirst(max(0, place - start)))
    start = max(start, place)
    withExtendedLifetime(old) {}
  }
}

/// The content of a state that conforms to ``UndoableState``.
private struct Content<State> {
  private let move: (State, State) -> State
  /// Returns whether two states have the same content; nil if it cannot be compared.
  let isEqual: ((State, State) -> Bool)?

  /// - Returns: nil if the state does not conform.
  init?() {
    func moving<Divided: UndoableState>(_: Divided.Type) -> (State, State) -> State {
      { source, target in
        guard var result = target as? Divided, let content = (source as? Divided)?.undoable else { return target }
        result.undoable = content
        return result as? State ?? target
      }
    }
    func comparing<Divided: UndoableState>(_: Divided.Type) -> ((State, State) -> Bool)? {
      func compare<Part: Equatable>(_: Part.Type) -> (State, State) -> Bool {
        { ($0 as? Divided)?.undoable as? Part == ($1 as? Divided)?.undoable as? Part }
      }
      return (Divided.Undoable.self as? any Equatable.Type).map { compare($0) }
    }
    guard let divided = State.self as? any UndoableState.Type else { return nil }
    move = moving(divided)
    isEqual = comparing(divided)
  }

  /// Returns a state with the content of another one.
  func moved(from source: State, to target: State) -> State { move(source, target) }
}

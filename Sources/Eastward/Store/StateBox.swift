/// Holds a state that only the library can read, and lends it without a copy, however large it is.
@usableFromInline
final class StateBox<State> {
  private var held: Held<State>

  init(_ state: State) { held = Held(state: state) }

  func lend(_ body: (State) -> Void) { held.lend(body) }

  func change(_ body: (inout State) -> Void) { body(&held.state) }

  /// Replaces the state. The old one is released after the access: its objects may run code that reads the state.
  func put(_ state: State) {
    // On the heap, because a second state may be too large for the stack.
    let before = [held.state]
    held.state = state
    withExtendedLifetime(before) {}
  }
}

/// A state that cannot be copied. It lends the state itself, because the compiler would copy a state that it lends from
/// a copyable type.
private struct Held<State>: ~Copyable {
  var state: State

  borrowing func lend(_ body: (State) -> Void) { body(state) }
}

/// Holds a state where nobody can read it but the library, and lends it without copying it, however large it is.
@usableFromInline
final class Cell<State> {
  /// Cannot be copied, so that lending it never copies the state.
  private struct Held: ~Copyable {
    var state: State
  }

  private var held: Held

  init(_ state: State) { held = Held(state: state) }

  func lend(_ body: (State) -> Void) { body(held.state) }

  func change(_ body: (inout State) -> Void) { body(&held.state) }
}

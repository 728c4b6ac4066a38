/// Reacts to a query of the state with an action, synchronously.
final class ReactionChannel: QueryChannel {
  private let answer: () -> Void

  init(_ cycle: DispatchCycle, scope: Int, isNew: @escaping () -> Bool, answer: @escaping () -> Void) {
    self.answer = answer
    super.init(cycle, scope: scope, isNew: isNew)
  }

  override func respond() { answer() }
}

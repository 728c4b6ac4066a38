/// Reacts to a query of the state with an action, synchronously.
final class AnswerLine: QueryLine {
  private let answer: () -> Void

  init(_ turn: Turn, scope: Int, isNew: @escaping () -> Bool, answer: @escaping () -> Void) {
    self.answer = answer
    super.init(turn, scope: scope, isNew: isNew)
  }

  override func respond() { answer() }
}

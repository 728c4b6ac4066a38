/// A cache of answers by key. Each answer has a node of the ``QuestionLog`` with the questions on which it depends.
struct KeptAnswers<Value: Sendable>: Sendable {
  private var index: HashIndex
  private var answers: [(value: Value, node: QuestionLog.Node)] = []

  init(minimumCapacity: Int = 8) {
    index = HashIndex(minimumCapacity: minimumCapacity)
  }

  /// Returns the answer of a key, if it was kept; the open node of the log depends on its node from then on.
  func value(of key: UInt64, _ log: inout QuestionLog) -> Value? {
    guard let number = index[key] else { return nil }
    let answer = answers[Int(number)]
    log.depend(on: answer.node)
    return answer.value
  }

  /// Keeps an answer and the node of the questions on which it depends.
  mutating func keep(_ value: Value, under key: UInt64, _ node: QuestionLog.Node) {
    index.set(key, to: UInt32(answers.count))
    answers.append((value, node))
  }
}

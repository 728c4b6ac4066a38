/// Answers that are kept by key, each with what was asked for it.
struct KeptAnswers<Value: Sendable>: Sendable {
  private var index: HashIndex
  private var answers: [(value: Value, node: QuestionLog.Node)] = []

  init(minimumCapacity: Int = 8) {
    index = HashIndex(minimumCapacity: minimumCapacity)
  }

  /// An answer that was kept. What is open depends on it from now on.
  func value(of key: UInt64, _ log: inout QuestionLog) -> Value? {
    guard let number = index[key] else { return nil }
    let answer = answers[Int(number)]
    log.depend(on: answer.node)
    return answer.value
  }

  /// Keeps an answer.
  mutating func keep(_ value: Value, under key: UInt64, _ node: QuestionLog.Node) {
    index.set(key, to: UInt32(answers.count))
    answers.append((value, node))
  }
}

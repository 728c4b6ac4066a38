/// The questions whose answers may have changed.
struct Changes {
  private var questions: Set<UInt32> = []
  /// A Bloom filter with one bit for each of these questions, which rules out most others.
  private var filter = [UInt64](repeating: 0, count: 1024)

  var isEmpty: Bool { questions.isEmpty }

  mutating func insert(_ question: Question) { insert([question.number]) }

  mutating func insert(_ numbers: [UInt32]) {
    for number in numbers {
      questions.insert(number)
      filter[Int(number >> 6 & 1023)] |= 1 << UInt64(number & 63)
    }
  }

  /// Returns whether the answer to any of the questions may have changed.
  func touch(_ asked: QuestionList) -> Bool {
    if questions.isEmpty { return false }
    return asked.numbers.contains {
      filter[Int($0 >> 6 & 1023)] & (1 << UInt64($0 & 63)) != 0 && questions.contains($0)
    }
  }
}

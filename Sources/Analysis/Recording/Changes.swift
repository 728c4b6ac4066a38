import Findings

/// The questions whose answers may be others than before.
struct Changes {
  private var questions: Set<UInt32> = []
  /// A bit for each of them, which most others do not have.
  private var filter = [UInt64](repeating: 0, count: 1024)

  /// Notes that a file is gone or declares something else.
  mutating func note(_ file: AnalysisRecord.File) {
    note(interfaceOf: file.path, file.contributions)
    note(contentOf: file.path)
  }

  /// Notes that a file declares something new.
  mutating func note(interfaceOf path: ByteString, _ contributions: QuestionList) {
    insert(Question.interface(ofFileAt: PathHash(path)).number)
    for number in contributions.numbers { insert(number) }
  }

  /// Notes that something in a file changed.
  mutating func note(contentOf path: ByteString) { insert(Question.content(ofFileAt: PathHash(path)).number) }

  private mutating func insert(_ number: UInt32) {
    questions.insert(number)
    filter[Int(number >> 6 & 1023)] |= 1 << UInt64(number & 63)
  }

  /// Whether the answer to one of the questions may have changed.
  func touch(_ asked: QuestionList) -> Bool {
    if questions.isEmpty { return false }
    return asked.numbers.contains {
      filter[Int($0 >> 6 & 1023)] & (1 << UInt64($0 & 63)) != 0 && questions.contains($0)
    }
  }
}

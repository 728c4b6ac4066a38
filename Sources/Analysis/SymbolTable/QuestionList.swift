/// A list of questions. A list that was read from a cache is a slice of the words of the cache.
struct QuestionList: Sendable, Equatable {
  let numbers: ArraySlice<UInt32>

  init(numbers: ArraySlice<UInt32>) {
    self.numbers = numbers
  }

  init(_ questions: [Question]) {
    numbers = questions.map(\.number)[...]
  }
}

/// What a file contributes to the answer of a question. The detail also tells apart what contributes to different
/// questions of one number.
struct Contribution: Sendable, Comparable {
  var question: Question
  var detail: UInt64

  init(_ question: Question, _ detail: UInt64 = 0) {
    (self.question, self.detail) = (question, detail)
  }

  fileprivate var words: [UInt32] {
    [question.number, UInt32(truncatingIfNeeded: detail >> 32), UInt32(truncatingIfNeeded: detail)]
  }

  static func < (left: Contribution, right: Contribution) -> Bool {
    (left.question, left.detail) < (right.question, right.detail)
  }
}

/// All contributions of a file to the answers of questions, sorted. A list that was read from a cache is a slice of the
/// words of the cache.
struct ContributionList: Sendable, Equatable {
  /// Three words for each contribution: its question, and the upper and the lower half of its detail.
  let words: ArraySlice<UInt32>

  init(words: ArraySlice<UInt32>) {
    self.words = words.dropLast(words.count % 3)
  }

  init(_ contributions: [Contribution]) { words = contributions.sorted().flatMap(\.words)[...] }

  /// Returns whether the list has a contribution.
  func contains(_ contribution: Contribution) -> Bool {
    let wanted = contribution.words
    return starts.contains { words[$0] == wanted[0] && words[$0..<$0 + 3].elementsEqual(wanted) }
  }

  /// The numbers of the questions of all contributions.
  var questions: [UInt32] { starts.map { words[$0] } }

  /// Returns the numbers of the questions to which two lists contribute differently.
  func difference(from other: ContributionList) -> [UInt32] {
    if self == other { return [] }
    var found: [UInt32] = []
    var (mine, theirs) = (words, other.words)
    while let one = mine.first, let two = theirs.first {
      if mine.prefix(3) == theirs.prefix(3) {
        (mine, theirs) = (mine.dropFirst(3), theirs.dropFirst(3))
      } else if mine.prefix(3).lexicographicallyPrecedes(theirs.prefix(3)) {
        found.append(one)
        mine = mine.dropFirst(3)
      } else {
        found.append(two)
        theirs = theirs.dropFirst(3)
      }
    }
    return found + ContributionList(words: mine).questions + ContributionList(words: theirs).questions
  }

  /// The index of the first word of each contribution.
  private var starts: StrideTo<Int> { stride(from: words.startIndex, to: words.endIndex, by: 3) }
}

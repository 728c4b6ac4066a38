/// What a file contributes to the answer of a question. The detail also tells apart what contributes to different questions
/// of one number.
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
    self.words = words
  }

  init(_ contributions: [Contribution]) { words = contributions.sorted().flatMap(\.words)[...] }

  /// Returns whether the list has a contribution.
  func contains(_ contribution: Contribution) -> Bool {
    let wanted = contribution.words
    return stride(from: words.startIndex, to: words.endIndex - words.count % 3, by: 3)
      .contains { words[$0] == wanted[0] && words[$0..<$0 + 3].elementsEqual(wanted) }
  }

  /// The numbers of the questions of all contributions.
  var questions: [UInt32] { places.map { words[$0] } }

  /// Returns the numbers of the questions to which two lists contribute differently.
  func difference(from other: ContributionList) -> [UInt32] {
    if self == other { return [] }
    var found: [UInt32] = []
    var (mine, theirs) = (places, other.places)
    while let place = mine.first, let otherPlace = theirs.first {
      let (one, two) = (words[place..<place + 3], other.words[otherPlace..<otherPlace + 3])
      if one.elementsEqual(two) {
        mine.removeFirst()
        theirs.removeFirst()
      } else if one.lexicographicallyPrecedes(two) {
        found.append(words[place])
        mine.removeFirst()
      } else {
        found.append(other.words[otherPlace])
        theirs.removeFirst()
      }
    }
    return found + mine.map { words[$0] } + theirs.map { other.words[$0] }
  }

  /// The index of each contribution's first word.
  private var places: ArraySlice<Int> {
    let ends = words.endIndex - words.count % 3
    return Array(stride(from: words.startIndex, to: ends, by: 3))[...]
  }
}

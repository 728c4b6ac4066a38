/// The questions that are being answered, each because the one before it asks for its answer, and the circles among
/// them: their strongly connected components, found as Tarjan's algorithm finds them.
///
/// A question that asks for one of its own circle is given a provisional answer. So each answer of a circle is what
/// follows if nothing is known of the circle's others, whichever was asked first, and none is kept before the circle is
/// closed.
struct EvaluationStack<Key, Outcome> {
  struct Entry {
    let question: Key
    /// What is told while the circle is open.
    var provisional: Outcome
    /// The answer, once there is one.
    var answer: Outcome
    /// The longest line of questions outside of the circle on which the answer depends.
    var height = 0
  }

  /// A question that was opened, and what it puts off.
  struct Opened {
    let position: Int
    fileprivate let lowest: Int
    fileprivate let height: Int
  }

  private(set) var entries: [Entry] = []
  /// How many questions are being answered.
  private(set) var depth = 0
  /// The lowest open position on which the current answer depends.
  private(set) var lowest = Int.max
  /// The longest line of closed questions on which the current answer depends.
  private(set) var height = 0

  var isIdle: Bool { depth == 0 }

  mutating func open(_ question: Key, provisional: Outcome) -> Opened {
    let opened = Opened(position: entries.count, lowest: lowest, height: height)
    entries.append(Entry(question: question, provisional: provisional, answer: provisional))
    (lowest, height) = (.max, 0)
    depth += 1
    return opened
  }

  /// Returns the provisional answer of an open question; the current answer depends on it from now on.
  mutating func provisional(at position: Int) -> Outcome {
    depend(on: position)
    return entries[position].provisional
  }

  /// The current answer depends on all that an open position depends on.
  mutating func depend(on position: Int) { lowest = min(lowest, position) }

  /// The current answer depends on a closed question.
  mutating func depend(onHeight other: Int) { height = max(height, other) }

  /// Ends the answering of the newest question.
  ///
  /// - Returns: whether no question before it is of the same circle, so that the circle is closed.
  mutating func answer(_ opened: Opened, with answer: Outcome) -> Bool {
    depth -= 1
    entries[opened.position].answer = answer
    entries[opened.position].height = height
    let isClosed = lowest >= opened.position
    lowest = isClosed ? opened.lowest : min(opened.lowest, lowest)
    height = opened.height
    return isClosed
  }

  /// Takes a closed question away that is in no circle with others.
  ///
  /// - Returns: the longest line of questions on which it depends, itself included; `nil` if it is in a circle.
  mutating func closeAlone(_ opened: Opened) -> Int? {
    guard entries.count == opened.position + 1 else { return nil }
    let tallest = entries[opened.position].height + 1
    entries.removeLast()
    height = max(height, tallest)
    return tallest
  }

  /// Takes a closed circle away.
  ///
  /// - Returns: the questions, and the longest line of questions on which each depends, itself and the circle included.
  mutating func close(_ opened: Opened) -> (circle: [Entry], height: Int) {
    let circle = Array(entries[opened.position...])
    let tallest = circle.reduce(0) { max($0, $1.height) } + circle.count
    entries.removeSubrange(opened.position...)
    height = max(height, tallest)
    return (circle, tallest)
  }

  /// What was open at a moment, and what the answer then depended on.
  struct Mark {
    let count: Int
    fileprivate let lowest: Int
    fileprivate let height: Int

    /// Before anything was asked.
    static var start: Mark { Mark(count: 0, lowest: .max, height: 0) }
  }

  var mark: Mark { Mark(count: entries.count, lowest: lowest, height: height) }

  /// Gives up all questions that were opened since, when none of them is being answered any more.
  ///
  /// - Returns: those that stay without an answer.
  mutating func goBack(to mark: Mark) -> [Key] {
    let questions = entries[mark.count...].map(\.question)
    entries.removeSubrange(mark.count...)
    (lowest, height) = (mark.lowest, mark.height)
    return questions
  }
}

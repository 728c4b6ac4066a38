/// A stack of questions that are being answered, each opened by the question below it. It finds cycles among them,
/// their strongly connected components, with Tarjan's algorithm.
///
/// A question that depends on an open question of its own cycle receives a provisional answer. So each answer in a
/// cycle assumes that nothing is known of the other questions in the cycle, whichever was asked first, and no answer is
/// kept before the cycle is closed.
struct EvaluationStack<Key, Outcome> {
  struct Entry {
    let question: Key
    /// The answer that other questions receive while the cycle is open.
    var provisional: Outcome
    /// The final answer; the provisional answer until it is known.
    var answer: Outcome
    /// The length of the longest path of questions outside of the cycle on which the answer depends.
    var height = 0
  }

  /// A question that was opened, and the saved state of the question that was current before.
  struct Opened {
    let position: Int
    fileprivate let lowest: Int
    fileprivate let height: Int
  }

  private(set) var entries: [Entry] = []
  /// The number of questions that are being answered.
  private(set) var depth = 0
  /// The lowest position of an open question on which the current answer depends; `Int.max` if there is none.
  private(set) var lowest = Int.max
  /// The length of the longest path of closed questions on which the current answer depends.
  private(set) var height = 0

  var isIdle: Bool { depth == 0 }

  mutating func open(_ question: Key, provisional: Outcome) -> Opened {
    let opened = Opened(position: entries.count, lowest: lowest, height: height)
    entries.append(Entry(question: question, provisional: provisional, answer: provisional))
    (lowest, height) = (.max, 0)
    depth += 1
    return opened
  }

  /// Returns the provisional answer of an open question, on which the current answer depends from now on.
  mutating func provisional(at position: Int) -> Outcome {
    depend(on: position)
    return entries[position].provisional
  }

  /// Records that the current answer depends on an open question and on everything that this question depends on.
  mutating func depend(on position: Int) { lowest = min(lowest, position) }

  /// Records that the current answer depends on a closed question.
  mutating func depend(onHeight other: Int) { height = max(height, other) }

  /// Ends the answering of the newest question.
  ///
  /// - Returns: whether no question below it belongs to the same cycle, so that the cycle is closed.
  mutating func answer(_ opened: Opened, with answer: Outcome) -> Bool {
    depth -= 1
    entries[opened.position].answer = answer
    entries[opened.position].height = height
    let isClosed = lowest >= opened.position
    lowest = isClosed ? opened.lowest : min(opened.lowest, lowest)
    height = opened.height
    return isClosed
  }

  /// Removes a closed question that is not in a cycle with other questions.
  ///
  /// - Returns: the length of the longest path of questions that ends at this one, itself included; `nil` if the
  ///   question is in a cycle.
  mutating func closeAlone(_ opened: Opened) -> Int? {
    guard entries.count == opened.position + 1 else { return nil }
    let tallest = entries[opened.position].height + 1
    entries.removeLast()
    height = max(height, tallest)
    return tallest
  }

  /// Removes a closed cycle.
  ///
  /// - Returns: the questions of the cycle, and the length of the longest path of questions on which each of them
  ///   depends, itself and the cycle included.
  mutating func close(_ opened: Opened) -> (circle: [Entry], height: Int) {
    let circle = Array(entries[opened.position...])
    let tallest = circle.reduce(0) { max($0, $1.height) } + circle.count
    entries.removeSubrange(opened.position...)
    height = max(height, tallest)
    return (circle, tallest)
  }

  /// The number of open questions at a moment, and what the current answer depended on.
  struct Mark {
    let count: Int
    fileprivate let lowest: Int
    fileprivate let height: Int

    /// The mark of an empty stack.
    static var start: Mark { Mark(count: 0, lowest: .max, height: 0) }
  }

  var mark: Mark { Mark(count: entries.count, lowest: lowest, height: height) }

  /// Removes all questions that were opened since a mark. None of them may be in the middle of being answered.
  ///
  /// - Returns: the removed questions, which have no answer.
  mutating func goBack(to mark: Mark) -> [Key] {
    let questions = entries[mark.count...].map(\.question)
    entries.removeSubrange(mark.count...)
    (lowest, height) = (mark.lowest, mark.height)
    return questions
  }
}

import Findings
import SwiftReader

/// The states of the questions that the resolver answers only once: names of types, supertypes, nested types and
/// aliases.
struct ResolverAnswers {
  private var slots = HashIndex(minimumCapacity: 4096)
  private var states: [State] = []

  enum State {
    case open(position: UInt32, QuestionLog.Node)
    case answered(UInt32, height: UInt8, QuestionLog.Node)
    /// The answer depends on more questions than ``Limits/questions``.
    case tooDeep(QuestionLog.Node)
    case notAsked
  }

  subscript(question: UInt64) -> State {
    get { slots[question].map { states[Int($0)] } ?? .notAsked }
    set {
      if let slot = slots[question] { return states[Int(slot)] = newValue }
      slots.set(question, to: UInt32(states.count))
      states.append(newValue)
    }
  }
}

/// The answer "does not exist", in contrast to unknown.
let noneMark = KnownType(index: .max - 1)

extension TypeResolver {
  /// Returns the answer to a question, which is computed once. In a cycle of questions each is answered with the others
  /// unknown, so that the order of the requests does not matter; an answer that depends on more than
  /// ``Limits/questions`` is unknown, too.
  mutating func answer(
    _ question: UInt64, unknown: UInt32 = KnownType.unknown.index, _ find: (inout TypeResolver) -> UInt32
  ) -> UInt32 {
    switch answers[question] {
    case .answered(let answer, let height, let node):
      asked.questions.depend(on: node)
      evaluation.depend(onHeight: Int(height))
      return answer
    case .open(let position, let node):
      asked.questions.depend(on: node)
      return evaluation.provisional(at: Int(position))
    case .tooDeep(let node):
      asked.questions.depend(on: node)
      isTooDeep = !evaluation.isIdle
      return unknown
    case .notAsked:
      if isTooDeep { return unknown }
    }
    if evaluation.depth >= Limits.questions {
      isTooDeep = true
      return unknown
    }
    let log = asked.questions.begin()
    let opened = evaluation.open(question, provisional: unknown)
    answers[question] = .open(position: UInt32(opened.position), log.node)
    let found = find(&self)
    asked.questions.end(log)
    let isClosed = evaluation.answer(opened, with: found)
    if isTooDeep { return abandoned(question, log.node, unknown) }
    if !isClosed { return unknown }
    if let height = evaluation.closeAlone(opened) {
      return keep(found, to: question, height) ? found : unknown
    }
    let (circle, height) = evaluation.close(opened)
    let isKept = circle.map { keep($0.answer, to: $0.question, height) }.last
    return isKept == true ? found : unknown
  }

  /// Stores an answer.
  ///
  /// - Returns: false if the answer depends on more than ``Limits/questions``.
  private mutating func keep(_ answer: UInt32, to question: UInt64, _ height: Int) -> Bool {
    let node = node(of: question)
    if height <= Limits.questions {
      answers[question] = .answered(answer, height: UInt8(height), node)
      return true
    }
    answers[question] = .tooDeep(node)
    isTooDeep = !evaluation.isIdle
    return false
  }

  /// Returns the log node of a question; `.none` if the question was not asked.
  private func node(of question: UInt64) -> QuestionLog.Node {
    switch answers[question] {
    case .open(_, let node), .answered(_, _, let node), .tooDeep(let node): node
    case .notAsked: .none
    }
  }

  /// Ends the evaluation of a question that depends on too many others. Its answer is unknown; the questions that are
  /// open are reset, and are answered when they are asked again.
  private mutating func abandoned(
    _ question: UInt64, _ node: QuestionLog.Node, _ unknown: UInt32
  ) -> UInt32 {
    guard evaluation.isIdle else { return unknown }
    for open in evaluation.goBack(to: .start) { answers[open] = .notAsked }
    answers[question] = .tooDeep(node)
    isTooDeep = false
    return unknown
  }
}

/// The kinds of questions, which keep questions about one subject apart.
enum QuestionKind: UInt64 {
  case name, supertypesOfOwner, supertypesOfType, nestedType, alias, topLevel, written

  /// Returns the key of a question of this kind about a subject, as seen from a file or at a depth.
  func about(_ thing: UInt64, _ view: Int = 0) -> UInt64 {
    mix64(thing &+ mix64(UInt64(truncatingIfNeeded: view) << 3 | rawValue))
  }
}

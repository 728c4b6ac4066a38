import Eastward
import EastwardTesting
import Running
import Testing

/// Each table says what is asked, one after the other, and which effects then wait to be run and which were cancelled.
/// Effects that wait to be run have begun, as far as the policy can see.
@Suite("Policies of feedbacks")
@MainActor
struct PolicyTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let policy: FeedbackPolicy
    /// A query, "-" for none, or "run" with a description.
    let script: [String]
    let pending: [String]
    let cancelled: [String]

    init(_ policy: FeedbackPolicy, _ script: [String], pending: [String], cancelled: [String] = []) {
      self.policy = policy
      self.script = script
      self.pending = pending
      self.cancelled = cancelled
    }

    var testDescription: String { "\(policy): \(script.joined(separator: ", "))" }
  }

  nonisolated static let rows = [
    Row(.replace, ["a"], pending: ["a"]),
    Row(.replace, ["a", "a"], pending: ["a"]),
    Row(.replace, ["a", "b"], pending: ["b"], cancelled: ["a"]),
    Row(.replace, ["a", "-"], pending: [], cancelled: ["a"]),
    Row(.replace, ["a", "run a", "a"], pending: []),
    Row(.replace, ["a", "run a", "-", "a"], pending: ["a"]),

    Row(.debounce(.seconds(1)), ["a"], pending: ["1.0 seconds before a"]),
    Row(.debounce(.seconds(1)), ["a", "run 1.0 seconds before a"], pending: ["a"]),
    Row(
      .debounce(.seconds(1)), ["a", "b"], pending: ["1.0 seconds before b"], cancelled: ["1.0 seconds before a"]),
    Row(.debounce(.seconds(1)), ["a", "-"], pending: [], cancelled: ["1.0 seconds before a"]),
    Row(
      .debounce(.seconds(1)), ["a", "run 1.0 seconds before a", "b"], pending: ["1.0 seconds before b"],
      cancelled: ["a"]),

    Row(.throttle(.seconds(1)), ["a"], pending: ["a", "1.0 seconds after a"]),
    Row(.throttle(.seconds(1)), ["a", "b"], pending: ["1.0 seconds after a"], cancelled: ["a"]),
    Row(
      .throttle(.seconds(1)), ["a", "b", "c", "run 1.0 seconds after a"], pending: ["c", "1.0 seconds after c"],
      cancelled: ["a"]),
    Row(.throttle(.seconds(1)), ["a", "b", "-", "run 1.0 seconds after a"], pending: [], cancelled: ["a"]),
    Row(
      .throttle(.seconds(1)), ["a", "run a", "run 1.0 seconds after a", "b"], pending: ["b", "1.0 seconds after b"]),
    Row(.throttle(.seconds(1)), ["a", "-", "a"], pending: ["1.0 seconds after a"], cancelled: ["a"]),
    Row(.throttle(.seconds(1)), ["a", "run 1.0 seconds after a"], pending: ["a"]),

    Row(.cancelOldest(limit: 2), ["a", "b"], pending: ["a", "b"]),
    Row(.cancelOldest(limit: 2), ["a", "b", "c"], pending: ["b", "c"], cancelled: ["a"]),
    Row(.cancelOldest(limit: 2), ["a", "b", "run a", "c"], pending: ["b", "c"]),
    Row(.cancelOldest(limit: 2), ["a", "b", "-"], pending: [], cancelled: ["a", "b"]),
    Row(.cancelOldest(limit: 0), ["a", "b"], pending: ["b"], cancelled: ["a"]),

    Row(.queue(limit: 2), ["a", "b"], pending: ["a", "b"]),
    Row(.queue(limit: 2), ["a", "b", "c"], pending: ["a", "b"]),
    Row(.queue(limit: 2), ["a", "b", "c", "d", "run a"], pending: ["b", "d"]),
    Row(.queue(limit: 2), ["a", "b", "c", "-"], pending: [], cancelled: ["a", "b"]),
    Row(.queue(limit: 2), ["a", "b", "c", "-", "d"], pending: ["d"], cancelled: ["a", "b"]),
    Row(.queue(limit: -1), ["a", "b"], pending: ["a"]),
  ]

  @Test("what becomes of an effect when another query comes", arguments: rows)
  func table(row: Row) async throws {
    let desk = SearchDesk()
    let token = desk.store.feedback(Search.query, policy: row.policy) { _, _ in }
    for line in row.script {
      if line.hasPrefix("run ") {
        try await desk.list.run(String(line.dropFirst(4)))
      } else {
        desk.ask(line == "-" ? nil : line)
      }
    }
    #expect(desk.list.pending == row.pending)
    #expect(desk.list.cancelled == row.cancelled)
    token.cancel()
  }

  nonisolated static let policies: [FeedbackPolicy] = [
    .replace, .debounce(.seconds(1)), .throttle(.seconds(1)), .cancelOldest(limit: 1), .cancelOldest(limit: 3),
    .queue(limit: 1), .queue(limit: 2),
  ]

  @Test("random programs do what a model does that is written apart", arguments: policies, 1...20)
  func model(policy: FeedbackPolicy, seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    let runner = Runner()
    let store = SearchStore(Search(), effects: runner.list, reduce: Search.reduce)
    let told = Log()
    var answers = 0
    let hearing = store.provider(of: TheText.self) { $0 }.provide { told.write($0) }
    let token = store.feedback(Search.query, policy: policy) { query, send in await send(.found("\(query)!")) }
    var model = Model(policy)
    for step in 0..<80 {
      let waiting = model.works.indices.filter { !runner.finished.contains($0) }
      if random.below(3) == 0, !waiting.isEmpty {
        let number = waiting[random.below(waiting.count)]
        // Something else is found in between, so that the same answer counts twice.
        store.dispatch(.found("step \(step)"))
        if model.finish(number) { answers += 1 }
        await runner.run(number)
      } else {
        let query = [nil, "a", "b", "c"][random.below(4)]
        store.dispatch(.ask(query))
        model.ask(query)
      }
      #expect(runner.started == model.works.map(\.name), "seed \(seed), step \(step)")
      #expect(runner.cancelled == model.cancelled, "seed \(seed), step \(step)")
      #expect(told.lines.filter { $0.hasSuffix("!") }.count == answers, "seed \(seed), step \(step)")
    }
    token.cancel()
    hearing.cancel()
  }
}

/// Says what a feedback does, in the words of ``FeedbackPolicy`` and with as little cleverness as possible.
private struct Model {
  struct Work {
    let name: String
    let isPause: Bool
  }

  private let policy: FeedbackPolicy
  private var query: String?
  /// What was started, effects and pauses.
  private(set) var works: [Work] = []
  private(set) var cancelled: Set<Int> = []
  /// The effects that run, in the order in which they began.
  private var running: [Int] = []
  /// What has not begun.
  private var waiting: String?
  /// The pause that goes on.
  private var pause: Int?

  init(_ policy: FeedbackPolicy) { self.policy = policy }

  mutating func ask(_ query: String?) {
    guard query != self.query else { return }
    self.query = query
    waiting = nil
    guard let query else {
      while !running.isEmpty { endFirst() }
      if case .debounce = policy { endPause() }
      return
    }
    switch policy {
    case .replace:
      while !running.isEmpty { endFirst() }
      begin(query)
    case .debounce:
      while !running.isEmpty { endFirst() }
      endPause()
      waiting = query
      startPause("1.0 seconds before \(query)")
    case .throttle:
      while !running.isEmpty { endFirst() }
      if pause == nil { beginWithPause(query) } else { waiting = query }
    case .cancelOldest(let limit):
      while running.count >= limit { endFirst() }
      begin(query)
    case .queue(let limit):
      if running.count < limit { begin(query) } else { waiting = query }
    }
  }

  /// Answers whether what the work answers counts.
  mutating func finish(_ number: Int) -> Bool {
    if works[number].isPause {
      if pause == number {
        pause = nil
        if let next = waiting.take() {
          if case .throttle = policy { beginWithPause(next) } else { begin(next) }
        }
      }
      return false
    }
    guard let place = running.firstIndex(of: number) else { return false }
    running.remove(at: place)
    if let next = waiting, case .queue = policy {
      waiting = nil
      begin(next)
    }
    return true
  }

  private mutating func begin(_ query: String) {
    running.append(works.count)
    works.append(Work(name: query, isPause: false))
  }

  private mutating func beginWithPause(_ query: String) {
    begin(query)
    startPause("1.0 seconds after \(query)")
  }

  private mutating func startPause(_ name: String) {
    pause = works.count
    works.append(Work(name: name, isPause: true))
  }

  private mutating func endFirst() { cancelled.insert(running.removeFirst()) }

  private mutating func endPause() {
    if let pause = pause.take() { cancelled.insert(pause) }
  }
}

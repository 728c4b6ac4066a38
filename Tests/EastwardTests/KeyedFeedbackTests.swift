import Eastward
import EastwardTesting
import Running
import Testing

@Suite("Feedbacks with keys")
@MainActor
struct KeyedFeedbackTests {
  struct Download: Identifiable, Hashable, Sendable, CustomStringConvertible {
    let id: Int
    var part = 0
    var description: String { "\(id).\(part)" }
  }

  /// A state that is what it asks for, and takes note of what came.
  struct Shelf: Sendable {
    var downloads: [Download] = []
    var byKey: [String: Int] { Dictionary(uniqueKeysWithValues: downloads.map { ("\($0.id)", $0.part) }) }

    enum Action: Sendable {
      case want([Download])
      case have(String)
    }
  }

  private let list = ManualEffectRunner.permissive
  private let had = Log()
  private let store: Store<Shelf, Shelf.Action>

  init() {
    store = Store(
      Shelf(), effects: list.effects,
      reduce: { [had] shelf, action in
        switch action {
        case .want(let downloads): shelf.downloads = downloads
        case .have(let text): had.write(text)
        }
      })
  }

  private func want(_ downloads: (Int, Int)...) {
    store.dispatch(.want(downloads.map { Download(id: $0.0, part: $0.1) }))
  }

  @Test("each appears, changes and goes on its own, and the others run on")
  func array() async throws {
    let token = store.feedback(each: { $0.downloads }) { download, send in await send(.have("\(download)")) }
    want((1, 0), (2, 0), (3, 0))
    #expect(list.pending == ["1.0", "2.0", "3.0"])
    want((3, 0), (2, 1), (4, 0))
    #expect(list.pending == ["3.0", "2.1", "4.0"])
    #expect(list.cancelled == ["1.0", "2.0"])
    await list.runAll()
    #expect(had.lines == ["3.0", "2.1", "4.0"])
    want((4, 0))
    #expect(list.pending == [])
    #expect(list.cancelled == ["1.0", "2.0"])
    token.cancel()
  }

  @Test("of two queries with one identity the first counts, and a new order starts nothing")
  func twice() {
    let token = store.feedback(each: { $0.downloads }) { _, _ in }
    want((1, 0), (2, 0), (1, 5))
    want((2, 0), (1, 0))
    #expect(list.pending == ["1.0", "2.0"])
    #expect(list.cancelled == [])
    token.cancel()
  }

  @Test("a set of queries, and a dictionary whose effects are given the key, do the same")
  func setAndDictionary() async {
    let tokens = [
      store.feedback(each: { Set($0.downloads) }) { download, send in await send(.have("\(download)")) },
      store.feedback(each: { $0.byKey }) { key, part, send in await send(.have("\(key): \(part)")) },
    ]
    want((1, 0), (2, 0))
    #expect(Set(list.pending) == ["1.0", "2.0", "1: 0", "2: 0"])
    want((1, 0), (2, 1))
    #expect(Set(list.pending) == ["1.0", "2.1", "1: 0", "2: 1"])
    #expect(Set(list.cancelled) == ["2.0", "2: 0"])
    await list.runAll()
    #expect(Set(had.lines) == ["1.0", "2.1", "1: 0", "2: 1"])
    withExtendedLifetime(tokens) {}
  }

  @Test("in a scope whose part goes, all of them go")
  func scope() {
    let scope = store.scope(state: { $0.downloads.isEmpty ? nil : $0 }, action: { (action: Shelf.Action) in action })
    let token = scope.feedback(each: { $0.downloads }) { _, _ in }
    want((1, 0), (2, 0))
    want()
    #expect(list.cancelled == ["1.0", "2.0"])
    want((2, 0))
    #expect(list.pending == ["2.0"])
    token.cancel()
  }

  @Test("random programs do what a model does that is written apart", arguments: PolicyTests.policies, 1...20)
  func model(policy: FeedbackPolicy, seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    let runner = Runner()
    let had = Log()
    let store = Store(
      [Download](), effects: runner.list,
      reduce: { (wanted: inout [Download], action: Shelf.Action) in
        switch action {
        case .want(let downloads): wanted = downloads
        case .have(let text): had.write(text)
        }
      })
    let token = store.feedback(each: { $0 }, policy: policy) { download, send in await send(.have("\(download)")) }
    var model = Model(policy)
    for step in 0..<60 {
      let waiting = model.works.indices.filter { !runner.finished.contains($0) }
      if random.below(2) == 0, !waiting.isEmpty {
        let number = waiting[random.below(waiting.count)]
        model.finish(number)
        await runner.run(number)
      } else {
        let ids = (0..<4).filter { _ in random.below(3) > 0 }.shuffled(using: &random)
        let wanted = ids.map { Download(id: $0, part: random.below(2)) }
        store.dispatch(.want(wanted))
        model.want(wanted)
      }
      #expect(runner.started == model.works.map(\.name), "seed \(seed), step \(step)")
      #expect(runner.cancelled == model.cancelled, "seed \(seed), step \(step)")
      #expect(had.lines == model.had, "seed \(seed), step \(step)")
    }
    token.cancel()
  }

  /// Says what a feedback with keys does, one query after the other.
  private struct Model {
    struct Work {
      let name: String
      let download: Download
      let isPause: Bool
    }

    private let policy: FeedbackPolicy
    private var wanted: [Download] = []
    private(set) var works: [Work] = []
    private(set) var cancelled: Set<Int> = []
    private(set) var had: [String] = []
    private var running: [Int] = []
    /// What has not begun, in the order in which it came.
    private var waiting: [Download] = []
    private var pauses: Set<Int> = []

    init(_ policy: FeedbackPolicy) { self.policy = policy }

    mutating func want(_ downloads: [Download]) {
      for old in wanted where !downloads.contains(old) { end(old.id) }
      for new in downloads where !wanted.contains(new) { appear(new) }
      wanted = downloads
      moveUp()
    }

    mutating func finish(_ number: Int) {
      let work = works[number]
      if work.isPause {
        guard pauses.remove(number) != nil, let place = waiting.firstIndex(where: { $0.id == work.download.id })
        else { return }
        begin(waiting.remove(at: place))
      } else if let place = running.firstIndex(of: number) {
        running.remove(at: place)
        had.append("\(work.download)")
        moveUp()
      }
    }

    private mutating func appear(_ download: Download) {
      switch policy {
      case .replace: begin(download)
      case .debounce:
        waiting.append(download)
        startPause("before", download)
      case .throttle:
        if pauses.contains(where: { works[$0].download.id == download.id }) {
          waiting.append(download)
        } else {
          begin(download)
        }
      case .cancelOldest(let limit):
        if running.count == limit { cancelled.insert(running.removeFirst()) }
        begin(download)
      case .queue: waiting.append(download)
      }
    }

    private mutating func end(_ id: Int) {
      waiting.removeAll { $0.id == id }
      for number in running where works[number].download.id == id { cancelled.insert(number) }
      running.removeAll { works[$0].download.id == id }
      if case .debounce = policy {
        for number in pauses where works[number].download.id == id {
          cancelled.insert(number)
          pauses.remove(number)
        }
      }
    }

    private mutating func moveUp() {
      guard case .queue(let limit) = policy else { return }
      while running.count < limit, !waiting.isEmpty { begin(waiting.removeFirst()) }
    }

    private mutating func begin(_ download: Download) {
      running.append(works.count)
      works.append(Work(name: "\(download)", download: download, isPause: false))
      if case .throttle = policy { startPause("after", download) }
    }

    private mutating func startPause(_ place: String, _ download: Download) {
      pauses.insert(works.count)
      works.append(Work(name: "1.0 seconds \(place) \(download)", download: download, isPause: true))
    }
  }
}

import Eastward
import Foundation
import Running
import Testing

/// Recorders that are moved at random, held against reducing the same actions one after the other.
@Suite("Random journeys")
struct TimeProgramTests {
  /// Sixty take some seconds. Ten thousand, where `EASTWARD_SLOW` is set, take a quarter of an hour.
  private static let seeds: ClosedRange<UInt64> =
    1...UInt64(rounds(fast: 60, slow: 10_000))

  @Test(
    "every moment shows what its actions make, with one store and with three, also as lines", arguments: Memory.allCases
  )
  func journeys(memory: Memory) throws {
    for seed in Self.seeds { try Journey(seed: seed, memory).run() }
  }

  /// What becomes of the oldest actions.
  enum Memory: CaseIterable { case endless, limited, archived }
}

private final class Journey {
  private let seed: UInt64
  private var random: SeededGenerator
  private let recorder: Recorder
  private let boards: [(store: Store<Board, Board.Action>, view: BoardView)]
  private let names: [String]
  // What must be so, in the plainest form.
  private var actions: [(board: Int, action: Board.Action)] = []
  private var skipped: Set<Int> = []
  /// The numbers of each delivery.
  private var deliveries: [[Int]] = []
  private var undone: [[Int]] = []
  private var first = 0
  private var moment = 0
  private var refused = 0
  private let memory: TimeProgramTests.Memory
  private let limit: Int
  private var archive: [UInt8] = []

  init(seed: UInt64, _ memory: TimeProgramTests.Memory) {
    self.seed = seed
    self.memory = memory
    random = SeededGenerator(seed: seed)
    limit = memory == .limited ? 1 + random.below(20) : .max
    let recorder = Recorder(snapshotInterval: random.below(9), limit: limit)
    self.recorder = recorder
    names = Array(["one", "two", "three"].prefix(seed.isMultiple(of: 3) ? 3 : 1))
    boards = Self.boards(names, recorder)
  }

  private static func boards(_ names: [String], _ recorder: Recorder) -> [(Store<Board, Board.Action>, BoardView)] {
    names.map { name in
      let store = Store(Board(), recorder: recorder.named(name), reduce: Board.reduce)
      return (store, BoardView(store))
    }
  }

  func run() throws {
    for _ in 0..<60 {
      step()
      check()
    }
    recorder.returnToPresent()
    moment = actions.count
    check()
    try checkLines()
  }

  private func step() {
    switch random.below(16) {
    case 0: go(to: random.below(actions.count + 3) - 1) { recorder.jump(to: $0) }
    case 1: go(to: moment - 1) { _ in recorder.stepBack() }
    case 2: go(to: moment + 1) { _ in recorder.stepForward() }
    case 3: go(to: actions.count) { _ in recorder.returnToPresent() }
    case 4: skip(random.below(actions.count + 2))
    case 5: truncateFuture()
    case 6: go(to: actions.count) { _ in recorder.replay() }
    case 8 where memory == .archived: archiveActions(keeping: random.below(30) - 1)
    case 9, 10: undo()
    case 11: redo()
    case 7: send((0..<random.below(4)).map { _ in random.action() }, asBatch: true)
    default: send([random.action()], asBatch: random.below(2) == 0)
    }
  }

  private func go(to moment: Int, _ move: (Int) -> Void) {
    move(moment)
    self.moment = min(max(moment, first), actions.count)
  }

  private func skip(_ number: Int) {
    let exists = number > first && number <= actions.count
    if random.below(3) > 0 {
      recorder.disable(action: number)
      if exists { skipped.insert(number) }
    } else {
      recorder.enable(action: number)
      if exists { skipped.remove(number) }
    }
  }

  private func undo() {
    recorder.undo()
    guard moment == actions.count, let numbers = undoable.last else { return }
    skipped.formUnion(numbers)
    undone.append(numbers)
  }

  private func redo() {
    recorder.redo()
    guard moment == actions.count else { return }
    while let numbers = undone.popLast() {
      if !skipped.isDisjoint(with: numbers) {
        skipped.subtract(numbers)
        break
      }
    }
  }

  /// What can be undone of each delivery, oldest first.
  private var undoable: [[Int]] {
    deliveries.map { $0.filter { $0 > first && actions[$0 - 1].action.isUndoable && !skipped.contains($0) } }
      .filter { !$0.isEmpty }
  }

  private func archiveActions(keeping rest: Int) {
    let expected = max(0, min(actions.count - max(rest, 0), moment) - first)
    do {
      let forgotten = try recorder.archiveActions(keeping: rest, encode: { try JSONEncoder().encode($0) }) {
        archive += $0
      }
      #expect(forgotten == expected, "seed \(seed)")
      first += forgotten
      undone = undone.map { $0.filter { $0 > first } }
    } catch {
      Issue.record("seed \(seed): \(error)")
    }
  }

  private func truncateFuture() {
    guard random.below(3) == 0 else { return }
    #expect(recorder.truncateFuture() == actions.count - moment, "seed \(seed)")
    actions.removeLast(actions.count - moment)
    skipped = skipped.filter { $0 <= moment }
    deliveries = deliveries.map { $0.filter { $0 <= moment } }
    undone = undone.map { $0.filter { $0 <= moment } }
  }

  private func send(_ new: [Board.Action], asBatch: Bool) {
    let board = random.below(boards.count)
    if asBatch { boards[board].store.batch(new) } else { new.forEach(boards[board].store.dispatch) }
    guard moment == actions.count else {
      refused += new.count
      return
    }
    let numbers = actions.count + 1..<actions.count + 1 + new.count
    deliveries += asBatch ? [Array(numbers)] : numbers.map { [$0] }
    if new.contains(where: \.isUndoable) { undone = [] }
    actions += new.map { (board, $0) }
    moment = actions.count
    // A batch is one delivery, after which the recorder looks at its limit once.
    for end in asBatch ? [moment] : Array(moment - new.count..<moment).map({ $0 + 1 }) where end - first > limit {
      first = end - limit + limit / 4
      undone = undone.map { $0.filter { $0 > first } }
    }
  }

  private func check() {
    for (board, view) in boards.map(\.view).enumerated() { #expect(view.screen == screen(board), "seed \(seed)") }
    let isSkipped = skipped.contains(moment) ? " (disabled)" : ""
    let action = moment == first ? "" : ", \(actions[moment - 1].action)\(isSkipped)"
    let told = "\(moment) of \(actions.count)\(action)\(refused == 0 ? "" : ", \(refused) rejected")"
    #expect(recorder.told == told, "seed \(seed)")
    let timeline = recorder.timelineNow
    #expect(timeline?.canUndo == (moment == actions.count && !undoable.isEmpty), "seed \(seed)")
    let isRedoable = moment == actions.count && undone.contains { !skipped.isDisjoint(with: $0) }
    #expect(timeline?.canRedo == isRedoable, "seed \(seed)")
    #expect(recorder.listActions().map(\.number) == Array(first..<actions.count).map { $0 + 1 }, "seed \(seed)")
    #expect(recorder.listActions().map(\.action) == actions.dropFirst(first).map { "\($0.action)" }, "seed \(seed)")
    let disabled = recorder.listActions().filter(\.isDisabled).map(\.number)
    #expect(disabled == skipped.filter { $0 > first }.sorted(), "seed \(seed)")
  }

  private func screen(_ board: Int) -> String {
    Board.screen(
      after: actions.prefix(moment).enumerated().filter { $1.board == board && !skipped.contains($0 + 1) }
        .map { $1.action })
  }

  /// What was written is read by stores that are new, and then they are as these, at every moment.
  private func checkLines() throws {
    guard first == 0 || memory == .archived else {
      #expect(throws: RecordingError.forgotten(first)) { try recorder.exportActions { try JSONEncoder().encode($0) } }
      return
    }
    let start = first
    if memory == .archived { archiveActions(keeping: 0) }
    let lines = memory == .archived ? archive : try recorder.exportActions { try JSONEncoder().encode($0) }
    let again = Recorder(snapshotInterval: random.below(9))
    let copies = Self.boards(names, again)
    let count = try again.importActions(from: Data(lines)) { try JSONDecoder().decode($0, from: $1) }
    #expect(count == actions.count, "seed \(seed)")
    for _ in 0..<5 {
      let moment = start + random.below(actions.count - start + 1)
      again.jump(to: moment)
      recorder.jump(to: moment)
      if memory != .archived { #expect(copies.map(\.1.screen) == boards.map(\.view.screen), "seed \(seed)") }
      self.moment = moment
      #expect(copies.map(\.1.screen) == boards.indices.map(screen), "seed \(seed)")
    }
    let written = try again.exportActions { try JSONEncoder().encode($0) }
    #expect(written.split(separator: 10).count == lines.split(separator: 10).count)
  }
}

extension Board.Action: Versioned {}

extension Board.Action: UndoableAction {
  var isUndoable: Bool {
    switch self {
    case .change, .ring: false
    default: true
    }
  }
}

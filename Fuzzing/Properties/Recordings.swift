import Eastward

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Recorded actions are refused with the line that is wrong, or survive being written.
func checkRecording(_ bytes: [UInt8]) throws(Failure) {
  let first = Tape()
  let count: Int
  do throws(RecordingError) {
    count = try first.read(bytes)
  } catch {
    // What could not be read has left nothing behind.
    try require(first.isNew, "a refused recording has changed the state")
    return
  }
  let written: [UInt8]
  do { written = try first.write() } catch { throw Failure("what was read cannot be written: \(error)") }
  let second = Tape()
  do {
    try require(try second.read(written) == count, "another number of actions was read back")
  } catch {
    throw Failure("what was written cannot be read: \(error)")
  }
  try require(first.states == second.states, "the same actions lead to another state")
  first.recorder.jump(to: 0)
  try require(first.isNew, "the beginning is not where it was")
  first.recorder.replay()
  try require(first.states == second.states, "a replay leads to another state")
}

/// Two stores that share a recorder.
private struct Tape {
  let recorder = Recorder(snapshotInterval: 3)
  private let board: Store<Board, Board.Action>
  private let log: Store<Log, Log.Action>
  private let seen = (board: Last(Board()), log: Last(Log()))

  init() {
    board = Store(Board(), recorder: recorder, reduce: Board.reduce)
    log = Store(Log(), recorder: recorder.named("log"), reduce: Log.reduce)
    board.subscribe(seen.board) { $0 }
    log.subscribe(seen.log) { $0 }
  }

  var states: States { States(board: seen.board.state, log: seen.log.state) }
  var isNew: Bool { states == States(board: Board(), log: Log()) }

  func read(_ bytes: [UInt8]) throws(RecordingError) -> Int {
    try recorder.importActions(from: bytes) { try JSONDecoder().decode($0, from: Data($1)) }
  }

  func write() throws(RecordingError) -> [UInt8] { try recorder.exportActions { try JSONEncoder().encode($0) } }

  struct States: Equatable {
    var board: Board
    var log: Log
  }
}

/// Keeps the last state that it was told.
private final class Last<State>: StateSubscriber {
  private(set) var state: State

  init(_ state: State) {
    self.state = state
  }

  func newState(_ state: State) { self.state = state }
}

private struct Board: Equatable {
  var sum = 0
  var words: [String] = []

  enum Action: Versioned, Equatable {
    case add(Int), say(String), forget
  }

  static func reduce(_ board: inout Board, _ action: Action) {
    switch action {
    case .add(let number): board.sum &+= number
    case .say(let word): board.words.append(word)
    case .forget: board.words = []
    }
  }
}

private struct Log: Equatable {
  var lines = 0

  enum Action: Versioned, Equatable {
    case line
    case lines(count: Int)

    static var schema: Int { 2 }

    init(from decoder: any Decoder, schema: Int) throws {
      if schema == 1 { self = .line } else { try self.init(from: decoder) }
    }
  }

  static func reduce(_ log: inout Log, _ action: Action) {
    switch action {
    case .line: log.lines &+= 1
    case .lines(let count): log.lines &+= count
    }
  }
}

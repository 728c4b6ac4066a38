import Eastward
import Foundation
import Running
import Testing

@Suite("Actions as lines")
struct RecordingExportTests {
  @Test("a line says whose action it is and which schema it has, and what was delivered together stays together")
  func lines() throws {
    let recorder = Recorder()
    let store = Store(Board(), recorder: recorder, reduce: Board.reduce)
    store.dispatch(.add(1))
    store.batch([.ring(2), .move(1, to: 2)])
    recorder.disable(action: 1)
    #expect(
      try text(of: recorder) == """
        {"action":{"add":{"_0":1}},"disabled":true,"schema":1,"store":"Board"}
        {"action":{"ring":{"_0":2}},"joined":true,"schema":1,"store":"Board"}
        {"action":{"move":{"_0":1,"to":2}},"schema":1,"store":"Board"}

        """)
  }

  /// Where `EASTWARD_SLOW` is set these are 100,000, which take twenty seconds without optimisation.
  private static let many = rounds(fast: 10_000, slow: 100_000)

  @Test("many actions: recorded, replayed, written, read and replayed, the state and the transcript are the same")
  func many() throws {
    let one = Told()
    var random = SeededGenerator(seed: 7)
    for number in 0..<Self.many { one.store.dispatch(number.isMultiple(of: 5) ? random.action() : .add(number)) }
    let (screen, transcript) = (one.view.screen, one.view.transcript)
    // Occasions are not told again.
    let silent = transcript.filter { if case .ring = $0 { false } else { true } }
    one.view.forget()
    one.recorder.jump(to: 0)
    one.view.forget()
    one.recorder.replay()
    #expect(one.view.screen == screen)
    #expect(one.view.transcript.elementsEqual(silent.dropFirst(3)))

    let lines = try one.recorder.exportActions { try JSONEncoder().encode($0) }
    let two = Told()
    #expect(try two.recorder.importActions(from: Data(lines)) { try JSONDecoder().decode($0, from: $1) } == Self.many)
    #expect(two.view.screen == screen)
    #expect(two.view.transcript.elementsEqual(silent))
    two.recorder.jump(to: 0)
    two.view.forget()
    two.recorder.replay()
    #expect(two.view.screen == screen)
    #expect(two.view.transcript.elementsEqual(silent.dropFirst(3)))
  }

  private static let damaged: [(line: Int, text: String, why: String)] = [
    (2, #"{"action":{"add":{"_0":2}},"schema":1,"store":"Bo"#, "line 2 cannot be decoded: "),
    (1, #"{"action":{"add":{"_0":2}},"schema":1}"#, "line 1 cannot be decoded: "),
    (3, #"{"action":{"sub":{"_0":2}},"schema":1,"store":"Board"}"#, "line 3 cannot be decoded: "),
    (2, "", "line 2 cannot be decoded: "),
    (1, "{", "line 1 cannot be decoded: "),
    (
      2, #"{"action":{},"schema":2,"store":"Board"}"#,
      "line 2 cannot be decoded: it has schema 2 and Action reads up to 1, so a newer version of the app wrote it; fix it, or pass beforeLine: 2 to import only the lines before it"
    ),
    (
      2, #"{"action":{},"schema":0,"store":"Board"}"#,
      "line 2 cannot be decoded: Action reads schema 1 and not 0; give it init(from:schema:) and read the old form there; fix it, or pass beforeLine: 2 to import only the lines before it"
    ),
    (
      3, #"{"action":{"add":{"_0":2}},"schema":1,"store":"news"}"#,
      #"line 3 belongs to the store news, and the stores with this recorder are Board; create that store first, or name one: recorder.named("news")"#
    ),
  ]

  @Test(
    "refuses a damaged line by its number, reads nothing, and reads what comes before it if that is asked",
    arguments: damaged)
  func refuses(line: Int, damaged: String, why: String) throws {
    var lines = Array(repeating: #"{"action":{"add":{"_0":1}},"schema":1,"store":"Board"}"#, count: 4)
    lines[line - 1] = damaged
    let bytes = Data(lines.joined(separator: "\n").utf8)
    let told = Told()
    let error = #expect(throws: RecordingError.self) { try told.read(bytes) }
    let said = try #require(error.map { "\($0)" })
    #expect(said.hasPrefix(why), "\(said)")
    #expect(
      said.hasSuffix("pass beforeLine: \(line) to import only the lines before it") || why.hasSuffix(#"("news")"#))
    #expect(told.recorder.told == "0 of 0")
    #expect(told.view.screen == Board.screen(after: []))
    // Other actions, to see that nothing is left of those that were read.
    let others = Data(lines.joined(separator: "\n").replacing(#""_0":1"#, with: #""_0":3"#).utf8)
    #expect(try told.read(others, before: line) == line - 1)
    #expect(told.view.screen == Board.screen(after: Array(repeating: .add(3), count: line - 1)))
  }

  @Test("line ends of any kind, and empty lines at the end, are no damage", arguments: ["\n", "\r\n"])
  func lineEnds(end: String) throws {
    let line = #"{"action":{"add":{"_0":1}},"schema":1,"store":"Board"}"#
    for ending in ["", end, end + end + end] {
      let told = Told()
      #expect(try told.read(Data((line + end + line + ending).utf8)) == 2)
      #expect(told.view.screen == Board.screen(after: [.add(1), .add(1)]))
    }
    #expect(try Told().read(Data()) == 0)
    #expect(try Told().read(Data(end.utf8)) == 0)
  }

  @Test("lines whose marks make no sense are read, and every moment can be shown")
  func senseless() throws {
    let recorder = Recorder(snapshotInterval: 2)
    let stores = ["a", "b"].map { Store(Board(), recorder: recorder.named($0), reduce: Board.reduce) }
    let lines = "ababbaab".enumerated().map { place, name in
      let marks = [#""joined":true,"#, #""disabled":true,"joined":true,"#, ""][place % 3]
      return #"{"action":{"add":{"_0":1}},\#(marks)"schema":1,"store":"\#(name)"}"#
    }
    let text = Data(lines.joined(separator: "\n").utf8)
    #expect(try recorder.importActions(from: text) { try JSONDecoder().decode($0, from: $1) } == 8)
    recorder.replay()
    (0...8).forEach(recorder.jump)
    (1...8).forEach(recorder.enable)
    recorder.jump(to: 3)
    #expect(recorder.truncateFuture() == 5)
    #expect(stores.count == 2)
  }

  /// What a file may hold that nobody wrote with a recorder.
  private static let hostile: [(String, String)] = [
    ("a huge number", #"{"action":{},"schema":99999999999999999999999999,"store":"Board"}"#),
    ("the last number", #"{"action":{},"schema":9223372036854775807,"store":"Board"}"#),
    ("the first number", #"{"action":{},"schema":-9223372036854775808,"store":"Board"}"#),
    ("a number out of range", #"{"action":{"add":{"_0":1e400}},"schema":1,"store":"Board"}"#),
    ("a hundred thousand brackets", String(repeating: "[", count: 100_000)),
    (
      "a hundred thousand objects",
      #"{"schema":1,"store":"Board","action":"# + String(repeating: #"{"add":"#, count: 100_000) + "1"
        + String(repeating: "}", count: 100_001)
    ),
    ("NUL", "\0"), ("no UTF-8", "\u{FFFD}"), ("a line of ten megabytes", String(repeating: "a", count: 10_000_000)),
    (
      "a store of ten megabytes",
      #"{"action":{},"schema":1,"store":""# + String(repeating: "a", count: 10_000_000) + #""}"#
    ),
  ]

  @Test("what nobody wrote with a recorder is refused in a sentence that can be read", arguments: hostile.indices)
  func refusesHostile(index: Int) {
    let told = Told()
    do throws(RecordingError) {
      try told.read(Data(Self.hostile[index].1.utf8))
      Issue.record("\(Self.hostile[index].0) was read")
    } catch {
      #expect("\(error)".count < 1_000, "\(Self.hostile[index].0)")
    }
    told.store.dispatch(.add(1))
    #expect(told.recorder.told == "1 of 1, add(1)")
  }

  @Test("an encoder that writes for people is refused when it writes, and by number when it wrote")
  func prettyPrinted() throws {
    let told = Told()
    told.store.dispatch(.add(1))
    let pretty = JSONEncoder()
    pretty.outputFormatting = .prettyPrinted
    let error = #expect(throws: RecordingError.self) { try told.recorder.exportActions { try pretty.encode($0) } }
    #expect(
      error.map { "\($0)" }
        == "action 1 cannot be encoded: the encoder wrote it over several lines; set it to write one, without .prettyPrinted"
    )
    let written = Data("{\n  \"action\" : 1\n}\n".utf8)
    #expect(throws: RecordingError.self) { try Told().read(written) }
  }

  @Test("what an encoder or a decoder has to say is handed on")
  func errors() throws {
    struct Full: Error {}
    let told = Told()
    told.store.dispatch(.add(1))
    #expect(throws: RecordingError.encodingFailed(action: 1, "Full()")) {
      try told.recorder.exportActions { _ -> [UInt8] in throw Full() }
    }
    #expect(throws: RecordingError.decodingFailed(line: 1, "Full()")) {
      let told = Told()
      try told.recorder.importActions(from: [65]) { _, _ in throw Full() }
    }
    #expect(
      throws: RecordingError.decodingFailed(line: 1, "the decoder gave no line of Action; return what it is asked for")
    ) {
      let told = Told()
      try told.recorder.importActions(from: [65]) { _, _ in 7 }
    }
  }

  @Test("reads into new stores only, and not without one, not in a delivery, and not two of one name")
  func wrongTime() throws {
    let told = Told()
    told.store.dispatch(.add(1))
    let lines = Data(try told.recorder.exportActions { try JSONEncoder().encode($0) })
    #expect(throws: RecordingError.notEmpty(1)) { try told.read(lines) }
    told.recorder.jump(to: 0)
    told.recorder.truncateFuture()
    #expect(try told.read(lines) == 1)
    #expect(throws: RecordingError.noStore) {
      try Recorder().importActions(from: lines) { try JSONDecoder().decode($0, from: $1) }
    }

    let busy = Told()
    var said: [RecordingError] = []
    let token = busy.store.scope(state: { $0 }).provider(of: Count.self) { $0 }.provide { _ in
      do throws(RecordingError) { try busy.read(lines) } catch { said.append(error) }
    }
    #expect(said == [.busy])
    token.cancel()

    let another = Store(Board(), recorder: told.recorder, reduce: Board.reduce)
    another.dispatch(.add(1))
    #expect(throws: RecordingError.duplicateName("Board")) {
      try told.recorder.exportActions { try JSONEncoder().encode($0) }
    }
  }

  @Test(
    "an archive that cannot be encoded or saved leaves every action where it was, and so does one at the wrong time")
  func failingArchive() throws {
    struct Full: Error {}
    let told = Told()
    (1...5).forEach { told.store.dispatch(.add($0)) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let before = try told.recorder.exportActions { try encoder.encode($0) }
    #expect(throws: RecordingError.savingFailed("Full()")) {
      try told.recorder.archiveActions(keeping: 2) {
        try encoder.encode($0)
      } save: { _ in
        throw Full()
      }
    }
    #expect(throws: RecordingError.encodingFailed(action: 1, "Full()")) {
      try told.recorder.archiveActions(keeping: 2, encode: { _ -> [UInt8] in throw Full() }, save: { _ in })
    }
    let token = told.store.scope(state: { $0 }).provider(of: Count.self) { $0 }.provide { _ in
      #expect(throws: RecordingError.busy) {
        try told.recorder.archiveActions(keeping: 2, encode: { _ in [UInt8]() }, save: { _ in })
      }
    }
    token.cancel()
    #expect(try told.recorder.exportActions { try encoder.encode($0) } == before)
  }

  @Test("an archive in several parts is what an export of everything would have been")
  func archiveInParts() throws {
    let told = Told()
    let whole = Told()
    var archive: [UInt8] = []
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    for step in 1...50 {
      for store in [told.store, whole.store] {
        if step.isMultiple(of: 7) { store.batch([.add(step), .add(1)]) } else { store.dispatch(.add(step)) }
      }
      if step == 20 {
        told.recorder.disable(action: 19)
        whole.recorder.disable(action: 19)
      }
      if step.isMultiple(of: 10) {
        try told.recorder.archiveActions(keeping: 5) {
          try encoder.encode($0)
        } save: {
          archive += $0
        }
      }
    }
    #expect(throws: RecordingError.forgotten(52)) { try told.recorder.exportActions { try encoder.encode($0) } }
    try told.recorder.archiveActions(keeping: 0) {
      try encoder.encode($0)
    } save: {
      archive += $0
    }
    let all = try whole.recorder.exportActions { try encoder.encode($0) }
    #expect(archive == all)
  }

  @Test("actions that are not versioned are refused by the name of their store")
  func notVersioned() throws {
    let recorder = Recorder()
    let board = Store(Board(), recorder: recorder, reduce: Board.reduce)
    let counter = CounterStore(CounterState(), recorder: recorder.named("counter"), reduce: CounterState.reduce)
    board.dispatch(.add(1))
    let lines = try recorder.exportActions { try JSONEncoder().encode($0) }
    counter.dispatch(.up)
    let refusal = RecordingError.notVersioned(store: "counter", action: "Action")
    #expect(throws: refusal) { try recorder.exportActions { try JSONEncoder().encode($0) } }
    #expect("\(refusal)".hasSuffix("conform Action to Versioned"))
    recorder.jump(to: 0)
    recorder.truncateFuture()
    #expect(try recorder.importActions(from: Data(lines)) { try JSONDecoder().decode($0, from: $1) } == 1)
    recorder.jump(to: 0)
    recorder.truncateFuture()
    let counterLine = String(decoding: lines, as: UTF8.self).replacing("Board", with: "counter")
    #expect(throws: refusal) {
      try recorder.importActions(from: Data(counterLine.utf8)) { try JSONDecoder().decode($0, from: $1) }
    }
  }

  @Test("an action reads what its older versions wrote, beside lines of today")
  func migrates() throws {
    let old = #"{"action":{"up":{}},"schema":1,"store":"counter"}"# + "\n"
    let new = #"{"action":{"add":{"_0":5}},"schema":2,"store":"counter"}"# + "\n"
    let recorder = Recorder()
    let store = Store(0, recorder: recorder.named("counter"), reduce: Step.reduce)
    var told: [Int] = []
    let token = store.provider(of: Number.self) { $0 }.provide { told.append($0) }
    #expect(
      try recorder.importActions(from: Data((old + new + old).utf8)) { try JSONDecoder().decode($0, from: $1) } == 3)
    #expect(told == [0, 1, 6, 7])
    #expect(try text(of: recorder) == (new.replacing("5", with: "1") + new + new.replacing("5", with: "1")))
    token.cancel()
  }

  /// Its first version had `up` and `down` and no `add`.
  private enum Step: Versioned, Codable {
    case add(Int)

    private enum First: Decodable {
      case up, down
    }

    static var schema: Int { 2 }

    init(from decoder: any Decoder, schema: Int) throws {
      switch schema {
      case 1: self = .add(try First(from: decoder) == .up ? 1 : -1)
      default: try self.init(from: decoder)
      }
    }

    static func reduce(_ count: inout Int, _ step: Step) {
      switch step {
      case .add(let step): count += step
      }
    }
  }

  /// A recorded board and a view of it.
  private final class Told {
    let recorder = Recorder()
    let store: Store<Board, Board.Action>
    let view: BoardView

    init() {
      store = Store(Board(), recorder: recorder, reduce: Board.reduce)
      view = BoardView(store)
    }

    @discardableResult
    func read(_ lines: Data, before line: Int = .max) throws(RecordingError) -> Int {
      try recorder.importActions(from: lines, beforeLine: line) { try JSONDecoder().decode($0, from: $1) }
    }
  }

  private func text(of recorder: Recorder) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try recorder.exportActions { try encoder.encode($0) }, as: UTF8.self)
  }
}

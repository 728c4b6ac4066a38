import Eastward
import EastwardPersistence
import EastwardTesting
import Foundation
import Running
import Testing

@Suite("A store that saves itself")
struct PersistenceTests {
  @Test("a change is in the file after the flush, as JSON with its schema, and the value at first is not written")
  func saves() async throws {
    let sandbox = try Sandbox()
    let file = SavedFile<Notes>(sandbox.url("deep/er/notes.json"))
    #expect(try file.load() == nil)
    let store = Store(Notes(), reduce: Notes.reduce)
    let saving = store.save({ $0 }, in: file, after: .seconds(60))
    try await saving.flush()
    #expect(try file.load() == nil)
    store.dispatch(.add("milk"))
    store.dispatch(.add("eggs"))
    try await saving.flush()
    #expect(try sandbox.read("deep/er/notes.json") == #"{"schema":2,"value":{"lines":["milk","eggs"]}}"#)
    #expect(try file.load() == Notes(lines: ["milk", "eggs"]))
    try saving.flushAndWait()
  }

  @Test("a change is written when the delay has passed since the first unsaved one, however often it changes")
  func delays() async throws {
    let sandbox = try Sandbox()
    let file = SavedFile<Notes>(sandbox.url("notes.json"))
    let store = Store(Notes(), reduce: Notes.reduce)
    let saving = store.save({ $0 }, in: file, after: .milliseconds(40))
    for _ in 0..<1_000 where try file.load() == nil {
      store.dispatch(.add("more"))
      try await Task.sleep(for: .milliseconds(5))
    }
    #expect(try file.load() != nil)
    withExtendedLifetime(saving) {}
  }

  @Test("what is unsaved when saving ends is written, and later changes are not")
  func ends() async throws {
    let sandbox = try Sandbox()
    let file = SavedFile<Notes>(sandbox.url("notes.json"))
    let store = Store(Notes(), reduce: Notes.reduce)
    var saving: Saving? = store.save({ $0 }, in: file, after: .milliseconds(20))
    store.dispatch(.add("milk"))
    saving = nil
    store.dispatch(.add("eggs"))
    try await wait { try file.load() != nil }
    #expect(try file.load() == Notes(lines: ["milk"]))
    #expect(saving == nil)
  }

  @Test("while the past is shown nothing is saved, and undoing is saved")
  func past() throws {
    let sandbox = try Sandbox()
    let file = SavedFile<Notes>(sandbox.url("notes.json"))
    let recorder = Recorder()
    let store = Store(Notes(), recorder: recorder, reduce: Notes.reduce)
    let saving = store.save({ $0 }, in: file, after: .seconds(60))
    store.dispatch(.add("milk"))
    store.dispatch(.add("eggs"))
    try saving.flushAndWait()
    recorder.jump(to: 1)
    try saving.flushAndWait()
    #expect(try file.load()?.lines == ["milk", "eggs"])
    recorder.returnToPresent()
    recorder.undo()
    try saving.flushAndWait()
    #expect(try file.load()?.lines == ["milk"])
  }

  @Test("files of other versions are read, or kept under another name when a value is saved", arguments: 0..<50)
  func otherVersions(number: Int) throws {
    let sandbox = try Sandbox()
    let whole = #"{"schema":1,"value":["milk","line \#(number)"]}"#
    let text =
      switch number {
      case 0..<10: whole
      case 10..<20: #"{"schema":\#(number),"value":{"lines":[]}}"#
      case 20..<40: String(whole.prefix(number - 20))
      default:
        [#"{"schema":2}"#, "[]", "null", #"{"schema":2,"value":7}"#, "\u{0}", "{", "}", " ", "1", #"{"value":{}}"#][
          number - 40]
      }
    try sandbox.write(text, to: "notes.json")
    let file = SavedFile<Notes>(sandbox.url("notes.json"))
    if number < 10 {
      #expect(try file.load() == Notes(lines: ["milk", "line \(number)"]))
    } else {
      let error = #expect(throws: PersistenceError.self) { try file.load() }
      #expect("\(error.map { "\($0)" } ?? "")".contains("cannot be loaded: "), "\(text)")
      #expect(try sandbox.read("notes.json") == text)
    }
    let reports = Reports()
    let store = Store(Notes(), reduce: Notes.reduce)
    let saving = store.save({ $0 }, in: file, after: .seconds(60), onFailure: reports.add)
    store.dispatch(.add("new"))
    try saving.flushAndWait()
    #expect(try file.load() == Notes(lines: ["new"]))
    #expect(reports.sentences.count == (number < 10 ? 0 : 1))
    if number >= 10 { #expect(try sandbox.read("notes.json.unreadable") == text) }
  }

  @Test("a second unreadable file gets a number")
  func twice() throws {
    let sandbox = try Sandbox(["notes.json": "b", "notes.json.unreadable": "a"])
    let store = Store(Notes(), reduce: Notes.reduce)
    let saving = store.save({ $0 }, in: SavedFile(sandbox.url("notes.json")), after: .seconds(60)) { _ in }
    store.dispatch(.add("new"))
    try saving.flushAndWait()
    #expect(try sandbox.read("notes.json.unreadable") == "a" && sandbox.read("notes.json.unreadable-2") == "b")
  }

  @Test("a failure is reported, the value is kept, and saving is tried again until it succeeds")
  func retries() async throws {
    let sandbox = try Sandbox(["folder": "not a folder"])
    let file = SavedFile<Notes>(sandbox.url("folder/notes.json"))
    let reports = Reports()
    let store = Store(Notes(), reduce: Notes.reduce)
    let saving = store.save({ $0 }, in: file, after: .milliseconds(5), onFailure: reports.add)
    store.dispatch(.add("milk"))
    let error = await #expect(throws: PersistenceError.self) { try await saving.flush() }
    #expect("\(error.map { "\($0)" } ?? "")".contains("was not saved, attempt "))
    try await wait { reports.sentences.count > 2 }
    store.dispatch(.add("eggs"))
    try sandbox.remove("folder")
    try await wait { try file.load()?.lines == ["milk", "eggs"] }
  }

  /// Waits at most ten seconds until something is so.
  private func wait(_ isSo: () throws -> Bool) async throws {
    for _ in 0..<1_000 where try !isSo() { try await Task.sleep(for: .milliseconds(10)) }
    #expect(try isSo())
  }
}

/// Lines that are saved. Their first schema was the list of lines alone.
struct Notes: Versioned, Equatable, Sendable {
  var lines: [String] = []

  enum Action { case add(String) }

  static func reduce(_ notes: inout Notes, _ action: Action) {
    switch action {
    case .add(let line): notes.lines.append(line)
    }
  }

  static var schema: Int { 2 }

  init(lines: [String] = []) { self.lines = lines }

  init(from decoder: any Decoder, schema: Int) throws {
    self = try schema == 1 ? Notes(lines: [String](from: decoder)) : Notes(from: decoder)
  }
}

/// Collects failures from any thread.
private final class Reports: @unchecked Sendable {
  private let lock = NSLock()
  private var all: [String] = []

  @Sendable func add(_ error: PersistenceError) { lock.withLock { all.append("\(error)") } }

  var sentences: [String] { lock.withLock { all } }
}

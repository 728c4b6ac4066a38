import Eastward
import EastwardPersistence
import EastwardTesting
import Foundation
import Running
import Testing

@Suite("A store that saves itself")
@MainActor
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
    let reports = Log()
    let store = Store(Notes(), reduce: Notes.reduce)
    let saving = store.save({ $0 }, in: file, after: .seconds(60), onFailure: { reports.write("\($0)") })
    store.dispatch(.add("new"))
    try saving.flushAndWait()
    #expect(try file.load() == Notes(lines: ["new"]))
    #expect(reports.lines.count == (number < 10 ? 0 : 1))
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
    let reports = Log()
    let store = Store(Notes(), reduce: Notes.reduce)
    let saving = store.save({ $0 }, in: file, after: .milliseconds(5), onFailure: { reports.write("\($0)") })
    store.dispatch(.add("milk"))
    let error = await #expect(throws: PersistenceError.self) { try await saving.flush() }
    #expect("\(error.map { "\($0)" } ?? "")".contains("was not saved, attempt "))
    try await wait { reports.lines.count > 2 }
    store.dispatch(.add("eggs"))
    try sandbox.remove("folder")
    try await wait { try file.load()?.lines == ["milk", "eggs"] }
  }

  @Test("a failure is received on the main actor, when a flush returns or by itself, and may be dispatched")
  func failures() async throws {
    let sandbox = try Sandbox(["folder": "not a folder", "other": "not a folder"])
    let file = SavedFile<Notes>(sandbox.url("folder/notes.json"))
    let store = Store(NotesApp(), reduce: NotesApp.reduce)
    let saving = store.save({ $0.notes }, in: file, after: .seconds(60)) { [weak store] in
      store?.dispatch(.failed($0.description))
    }
    let failures = Transcript(store.provider(of: TheFailure.self))
    #expect(failures.take() == [nil])
    store.dispatch(.add("milk"))
    #expect(throws: PersistenceError.self) { try saving.flushAndWait() }
    #expect(failures.take().map { $0?.contains("was not saved, attempt 1: ") } == [true])
    await #expect(throws: PersistenceError.self) { try await saving.flush() }
    #expect(failures.take().last??.contains("was not saved, attempt ") == true)
    // Tries again by itself until it succeeds, and would report among what follows.
    try sandbox.remove("folder")
    try await saving.flush()
    _ = failures.take()
    let other = SavedFile<Notes>(sandbox.url("other/notes.json"))
    let soon = store.save({ $0.notes }, in: other, after: .milliseconds(5)) { [weak store] _ in
      store?.dispatch(.failed("soon"))
    }
    store.dispatch(.add("eggs"))
    await failures.waitForValues()
    #expect(failures.take() == ["soon"])
    try sandbox.remove("other")
    try await soon.flush()
  }

  @Test("a failure is received on an actor of the app's own, and its receiver may flush")
  func ownActor() async throws {
    let sandbox = try Sandbox(["folder": "not a folder"])
    let desk = SavingDesk(SavedFile(sandbox.url("folder/notes.json")))
    await desk.save()
    try await wait { await desk.failures > 2 }
    try sandbox.remove("folder")
    try await desk.flush()
  }

  @Test("a failure after saving has ended is received by nothing that was released")
  func released() async throws {
    let sandbox = try Sandbox(["folder": "not a folder"])
    let store = Store(Notes(), reduce: Notes.reduce)
    var received: Tally? = Tally()
    weak let released = received
    let file = SavedFile<Notes>(sandbox.url("folder/notes.json"))
    var saving: Saving? = store.save({ $0 }, in: file, after: .milliseconds(5)) { [received] _ in received?.add() }
    store.dispatch(.add("milk"))
    (saving, received) = (nil, nil)
    #expect(saving == nil && released == nil)
    try await Task.sleep(for: .milliseconds(20))
    try sandbox.remove("folder")
    try await wait { try file.load() != nil }
  }

  @Test(
    "an error is one sentence that names the place in the saved value",
    arguments: [
      ("{", "The given data was not valid JSON"), (#"{"schema":2,"value":{"lines":[1]}}"#, " at lines[0]"),
      (#"{"schema":2,"value":{}}"#, "a value is missing at lines"), (#"{"value":{}}"#, "a value is missing at schema"),
      (#"{"schema":2,"value":[]}"#, "found an array instead"),
    ])
  func sentences(text: String, reason: String) throws {
    let sandbox = try Sandbox(["notes.json": text])
    let error = #expect(throws: PersistenceError.self) { try SavedFile<Notes>(sandbox.url("notes.json")).load() }
    let sentence = try #require(error).description
    #expect(sentence.contains("\(reason); the file is kept"), "\(sentence)")
    #expect(!sentence.contains(".;") && !sentence.contains("CodingKeys"), "\(sentence)")
  }

  /// Waits at most ten seconds until something is so.
  private func wait(_ isSo: () async throws -> Bool) async throws {
    for _ in 0..<1_000 where try await !isSo() { try await Task.sleep(for: .milliseconds(10)) }
    #expect(try await isSo())
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

/// Notes, and the failure that is shown.
private struct NotesApp: KnowsTheFailure {
  private(set) var notes = Notes()
  private var failure: String?

  enum Action { case add(String), failed(String) }

  static func reduce(_ app: inout NotesApp, _ action: Action) {
    switch action {
    case .add(let line): app.notes.lines.append(line)
    case .failed(let sentence): app.failure = sentence
    }
  }

  func provideFailure(to component: some FailureComponent) {
    if let failure { component.failed(failure) } else { component.recovered() }
  }
}

/// A store of an actor, with a file that cannot be written.
private actor SavingDesk {
  private let store = Store(Notes(), reduce: Notes.reduce)
  private let file: SavedFile<Notes>
  private var saving: Saving?
  private(set) var failures = 0

  init(_ file: SavedFile<Notes>) { self.file = file }

  func save() {
    saving = store.save({ $0 }, in: file, after: .milliseconds(5)) { [weak self] _ in
      self?.assumeIsolated { $0.note() }
    }
    store.dispatch(.add("milk"))
  }

  func flush() async throws { try await saving?.flush() }

  private func note() {
    failures += 1
    #expect(throws: PersistenceError.self) { try saving?.flushAndWait() }
  }
}

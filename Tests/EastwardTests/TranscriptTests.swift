import Eastward
import EastwardTestReporters
import Testing

@Suite("Transcripts")
struct TranscriptTests {
  private let store = counterStore()
  private let counts: Provider<Count>
  private let titles: Provider<TheTitle>
  private let failures = Failures()

  init() {
    counts = store.provider(of: Count.self) { $0 }
    titles = store.provider(of: TheTitle.self) { $0 }
  }

  /// Collects failures, so that a test can see that another one would fail.
  final class Failures {
    private(set) var all: [IssueReporter.Failure] = []
    var report: IssueReporter { IssueReporter { [weak self] in self?.all.append($0) } }
    var texts: [String] { all.map(\.text) }
  }

  @Test("what was told is expected, one expectation after the other")
  func expects() {
    let transcript = Transcript(counts, .testing)
    transcript.expect(0)
    store.dispatch(.up)
    store.dispatch(.set(101))
    transcript.expect(1, 101)
    store.dispatch(.set(101))
    transcript.expect()
  }

  @Test("what is taken is what was told since the last time, and nothing of it is left to expect")
  func takes() {
    let transcript = Transcript(counts)
    #expect(transcript.take() == [0])
    store.dispatch(.up)
    store.dispatch(.set(101))
    #expect(transcript.take() == [1, 101])
    #expect(transcript.take() == [])
    transcript.expect()
  }

  @Test("without a reporter a value that is not expected stops the run, with its place")
  func stops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let store = counterStore()
      _ = Transcript(store.provider(of: Count.self) { $0 })
      store.dispatch(.up)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("TranscriptTests.swift:") && text.contains("delivered and not expected: 0"), "\(text)")
  }

  static let differences: [(expected: [Int], text: String)] = [
    (
      [0, 2, 7],
      """
      the values differ at 2 of 3
        expected  2
        received  1
                  ^
      in order
        expected  0, 2, 7
        received  0, 1, 7
      """
    ),
    ([0, 1], "expected only 2, received 3\nin order\n  expected  0, 1\n  received  0, 1, 7"),
    ([], "expected nothing, received 3\nin order\n  expected  nothing\n  received  0, 1, 7"),
    ([0, 1, 7, 8], "expected 4, received only 3\nin order\n  expected  0, 1, 7, 8\n  received  0, 1, 7"),
  ]

  @Test("what differs is shown, and where it begins to", arguments: differences)
  func differs(expected: [Int], text: String) {
    let transcript = Transcript(counts, failures.report)
    store.dispatch(.up)
    store.dispatch(.set(7))
    switch expected.count {
    case 0: transcript.expect()
    case 2: transcript.expect(expected[0], expected[1])
    case 3: transcript.expect(expected[0], expected[1], expected[2])
    default: transcript.expect(expected[0], expected[1], expected[2], expected[3])
    }
    #expect(failures.texts == [text])
  }

  @Test("long values are pointed into")
  func points() {
    let transcript = Transcript(titles, failures.report)
    transcript.expect("zeros")
    #expect(
      failures.texts == [
        """
        another value was delivered
          expected  "zeros"
          received  "zero"
                         ^
        """
      ])
  }

  @Test("of a long list, and of a long value, only what stands around the difference is shown")
  func clips() {
    let numbers = Transcript<Int>(failures.report)
    (1...1_000).forEach(numbers.record)
    numbers.skip()
    (1...100).forEach(numbers.record)
    numbers.expect(1, 2, 3, 4, 5, 6, 7, 8, 0)
    (1...100).forEach(numbers.record)
    numbers.finish()
    let texts = Transcript<String>(failures.report)
    let long = String(repeating: "x", count: 200)
    texts.record(long + "a" + long)
    texts.expect(long + "b" + long)
    let part = String(repeating: "x", count: 40)
    let rest = String(repeating: "x", count: 59)
    #expect(
      failures.texts == [
        """
        the values differ at 9 of 9
          expected  0
          received  9
                    ^
        in order
          expected  4 before, 5, 6, 7, 8, 0
          received  4 before, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 84 more
        """,
        "delivered and not expected: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 88 more",
        """
        another value was delivered
          expected  …\(part)b\(rest)…
          received  …\(part)a\(rest)…
                     \(String(repeating: " ", count: 40))^
        """,
      ])
  }

  @Test("values that look the same and are not are said to be so")
  func lookalikes() {
    struct Twin: Equatable, CustomStringConvertible {
      let secret: Int
      var description: String { "a twin" }
    }
    let transcript = Transcript<Twin>(failures.report)
    transcript.record(Twin(secret: 1))
    transcript.expect(Twin(secret: 2))
    #expect(failures.texts.first?.contains("look the same, but are not equal: a twin") == true)
  }

  @Test("what was told and never expected is a failure when the transcript goes, and names the line that made it")
  func unexpected() {
    let line = #line + 2
    do {
      let transcript = Transcript(counts, failures.report)
      transcript.expect(0)
      store.dispatch(.up)
      store.dispatch(.up)
    }
    #expect(failures.texts == ["delivered and not expected: 1, 2"])
    #expect(failures.all.first?.location.line == line)
    #expect(failures.all.first?.description.hasPrefix("EastwardTests/TranscriptTests.swift:\(line):") == true)
  }

  @Test("a transcript that is kept is finished by hand, and hears no more")
  func finishes() {
    let transcript = Transcript(counts, failures.report)
    let line = #line + 1
    transcript.finish()
    store.dispatch(.up)
    transcript.finish()
    #expect(failures.texts == ["delivered and not expected: 0"])
    #expect(failures.all.first?.location.line == line)
  }

  @Test("a failure is at the line of the expectation")
  func places() {
    let transcript = Transcript(counts, failures.report)
    let line = #line + 1
    transcript.expect(9)
    #expect(failures.all.map(\.location.line) == [line])
    #expect(failures.all.first.map { "\($0.location.filePath)".hasSuffix("TranscriptTests.swift") } == true)
  }

  @Test("who does not mind says so")
  func optsOut() {
    do {
      let transcript = Transcript(counts, failures.report)
      transcript.skip()
      store.dispatch(.up)
      transcript.expect(1)
      store.dispatch(.set(5))
      store.dispatch(.set(6))
      store.dispatch(.set(7))
      transcript.expectContains(5, 7)
      transcript.expectContains()
      store.dispatch(.up)
      transcript.allowUnexpectedValues()
      store.dispatch(.down)
      store.dispatch(.up)
      transcript.expect(7, 8)
      store.dispatch(.up)
    }
    #expect(failures.texts == [])
  }

  @Test("among others it must be told all the same, and in order")
  func amongOthers() {
    let transcript = Transcript(counts, failures.report)
    store.dispatch(.up)
    transcript.expectContains(9)
    store.dispatch(.set(5))
    store.dispatch(.set(6))
    transcript.expectContains(6, 5)
    transcript.expectContains(6)
    #expect(
      failures.texts == [
        "9 was not delivered\ndelivered: 0, 1",
        "5 was not delivered after what was expected before it\ndelivered: 5, 6",
        "6 was not delivered\ndelivered: nothing",
      ])
  }

  enum Told: Equatable {
    case count(Int)
    case title(String)
    case things([Change<Thing>])
    case thing(Thing)
    case fired(String)
  }

  @Test("several aspects keep their order between each other")
  func several() {
    let transcript = Transcript<Told>(.testing)
    transcript.subscribe(to: titles, as: Told.title)
    transcript.subscribe(to: counts, as: Told.count)
    transcript.expect(.title("zero"), .count(0))
    store.batch([.up, .rename("one")])
    // The order of the providers.
    transcript.expect(.count(1), .title("one"))
  }

  @Test("lists, one of their elements and what is fired are told in the same transcript")
  func lists() {
    struct Board {
      var things = [Thing(id: 1)]
      var alarm = Event<String>()
    }
    let store = Store(Board(), reduce: { (board: inout Board, change: (inout Board) -> Void) in change(&board) })
    let things = store.elements(in: { $0.things })
    let alarms = store.events { $0.alarm }
    let transcript = Transcript<Told>(.testing)
    transcript.subscribe(to: things, as: Told.things)
    transcript.subscribe(to: 2, of: things, as: Told.thing)
    transcript.subscribe(to: alarms, as: Told.fired)
    let changes = Transcript(things, .testing)
    let fired = Transcript(alarms, .testing)
    store.dispatch {
      $0.things.append(Thing(id: 2))
      $0.alarm.fire("tea")
    }
    let added = Change.added(Thing(id: 2), at: 1)
    transcript.expect(.things([.initial([Thing(id: 1)])]), .things([added]), .thing(Thing(id: 2)), .fired("tea"))
    changes.expect([.initial([Thing(id: 1)])], [added])
    fired.expect("tea")
  }

  @Test("a transcript that goes ends its subscriptions, so the store forgets what only it listened to")
  func forgets() {
    let asked = Tally()
    let store = counterStore(CounterState(asked: asked))
    let counts = store.provider(of: Count.self) { $0 }
    do {
      let transcript = Transcript(counts, .testing)
      transcript.expect(0)
    }
    store.dispatch(.up)
    #expect(asked.count == 1)
  }
}

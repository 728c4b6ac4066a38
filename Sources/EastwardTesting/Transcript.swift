import Eastward

/// Keeps what is told, in order, until a test has said that it expected it.
///
/// ```swift
/// let transcript = Transcript(counts, .testing)
/// store.dispatch(.up)
/// transcript.expect(0, 1)
/// ```
///
/// A test with a transcript is exhaustive about what it listens to, and about nothing else. What was told and never expected is a
/// failure when the transcript goes, or at ``finish(fileID:filePath:line:column:)``.
///
/// Several providers in one transcript keep their order between each other; see ``listen(to:as:)-(Provider<_>,_)``.
public final class Transcript<Entry: Equatable> {
  private let report: Report
  private let made: Report.Place
  private var subscriptions: [Subscription] = []
  private var isExhaustive = true
  /// What was told and is not expected yet.
  private(set) var told: [Entry] = []

  /// Makes a transcript that hears nothing until it listens.
  public init(
    _ report: Report, fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    self.report = report
    made = Report.Place(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  deinit { complain(at: made) }

  // MARK: What was told

  /// Adds an entry, for what only a component of the test's own can hear.
  public func note(_ entry: Entry) { told.append(entry) }

  /// Keeps a subscription as long as the transcript is there.
  func keep(_ subscription: Subscription) { subscriptions.append(subscription) }

  /// Changes the last entry that is `suitable` and not expected yet; answers whether there is one.
  func changeLast(where suitable: (Entry) -> Bool, _ change: (inout Entry) -> Void) -> Bool {
    guard let last = told.lastIndex(where: suitable) else { return false }
    change(&told[last])
    return true
  }

  // MARK: What was expected

  /// Expects that these were told since the last expectation, in this order, and nothing else.
  ///
  /// Without arguments it expects that nothing was.
  public func expect(
    _ entries: Entry..., fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let told = take()
    guard let difference = Difference(expected: entries, told: told) else { return }
    fail(difference.text, Report.Place(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Expects that these were told since the last expectation, in this order, whatever was told before, between and after.
  public func expectAmongOthers(
    _ entries: Entry..., fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let told = take()
    var rest = told[...]
    for entry in entries {
      guard let place = rest.firstIndex(of: entry) else {
        let after = rest.count == told.count ? "" : " after what was expected before it"
        return fail(
          "\(entry) was not told\(after)\ntold: \(excerpt(of: told))",
          Report.Place(fileID: fileID, filePath: filePath, line: line, column: column))
      }
      rest = rest[(place + 1)...]
    }
  }

  /// Forgets what was told up to now: the test does not mind.
  public func skip() { told = [] }

  /// Minds nothing any more that is not expected in so many words: what is told from now on may stay unexpected.
  public func skipRest() {
    skip()
    isExhaustive = false
  }

  /// Listens no more, and reports what was told and not expected.
  ///
  /// A transcript that goes does that by itself. One that a test case keeps, as those of XCTest do, wants it in `tearDown`.
  public func finish(
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    subscriptions = []
    complain(at: Report.Place(fileID: fileID, filePath: filePath, line: line, column: column))
    told = []
  }

  private func take() -> [Entry] {
    defer { told = [] }
    return told
  }

  private func complain(at place: Report.Place) {
    guard isExhaustive, !told.isEmpty else { return }
    fail("told and not expected: \(excerpt(of: told))", place)
  }

  private func fail(_ text: String, _ place: Report.Place) { report(Report.Failure(text: text, place: place)) }
}

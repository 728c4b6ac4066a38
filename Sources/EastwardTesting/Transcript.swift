import Eastward

/// Records the values that are told, in order, until a test expects them.
///
/// ```swift
/// let transcript = Transcript(counts, .testing)
/// store.dispatch(.up)
/// transcript.expect(0, 1)
/// ```
///
/// A transcript is exhaustive about the aspects that it subscribes to. A value that was told and never expected is a
/// failure when the transcript is released, or at ``finish(fileID:filePath:line:column:)``.
///
/// A transcript of several providers records the order across them; see ``listen(to:as:)-(Provider<_>,_)``.
public final class Transcript<Entry: Equatable> {
  private let report: Report
  private let made: Report.Place
  private var subscriptions: [Subscription] = []
  private var isExhaustive = true
  /// What was told and is not expected yet.
  private(set) var told: [Entry] = []

  /// Creates a transcript without subscriptions.
  public init(
    _ report: Report, fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    self.report = report
    made = Report.Place(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  deinit { complain(at: made) }

  // MARK: What was told

  /// Adds an entry, for values that only a component of the test receives.
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

  /// Expects that exactly these values were told since the previous expectation, in this order.
  ///
  /// Without arguments it expects none.
  public func expect(
    _ entries: Entry..., fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let told = take()
    guard let difference = Difference(expected: entries, told: told) else { return }
    fail(difference.text, Report.Place(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Expects that these values were told since the previous expectation, in this order, and permits others.
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

  /// Discards the values up to now.
  public func skip() { told = [] }

  /// Permits unexpected values from now on.
  public func skipRest() {
    skip()
    isExhaustive = false
  }

  /// Ends all subscriptions and reports values that were not expected.
  ///
  /// A transcript does this when it is released. If an XCTest test case stores it in a property, call this in
  /// `tearDown`.
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

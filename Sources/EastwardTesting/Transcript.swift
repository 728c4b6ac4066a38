import Eastward

/// Records the values that subscribers receive, in order, until a test expects them.
///
/// ```swift
/// let transcript = Transcript(counts)
/// store.dispatch(.up)
/// #expect(transcript.take() == [0, 1])
/// ```
///
/// A transcript is exhaustive: a value that was delivered and neither taken nor expected is reported as a failure when
/// the transcript is released, or at ``finish(fileID:filePath:line:column:)``.
///
/// A transcript of several providers records the order across them; see ``subscribe(to:as:)-(Provider<_>,_)``.
public final class Transcript<Entry: Equatable> {
  private let report: IssueReporter
  private let creation: IssueReporter.Location
  private var subscriptions: [SubscriptionToken] = []
  private var isExhaustive = true
  /// Values that are not expected yet.
  private(set) var received: [Entry] = [] {
    didSet { waiters.set(received.count) }
  }
  private let waiters = Waiters()

  /// Creates a transcript without subscriptions.
  public init(
    _ report: IssueReporter = .stopping, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    self.report = report
    creation = IssueReporter.Location(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  deinit { reportUnexpected(at: creation) }

  // MARK: Recording

  /// Adds an entry, for values that a component of the test receives itself.
  public func record(_ entry: Entry) { received.append(entry) }

  /// Keeps a subscription as long as the transcript exists.
  func keep(_ subscription: SubscriptionToken) { subscriptions.append(subscription) }

  /// Changes the last entry that is `suitable` and not expected yet, and returns whether there is one.
  func changeLast(where suitable: (Entry) -> Bool, _ change: (inout Entry) -> Void) -> Bool {
    guard let last = received.lastIndex(where: suitable) else { return false }
    change(&received[last])
    return true
  }

  // MARK: Expecting

  /// Returns the values that were delivered since the previous expectation, for the expectation of a test framework.
  ///
  /// ```swift
  /// #expect(transcript.take() == [0, 1])
  /// XCTAssertEqual(transcript.take(), [0, 1])
  /// ```
  public func take() -> [Entry] {
    defer { received = [] }
    return received
  }

  /// Waits until at least `count` values were delivered since the previous expectation, or the task is cancelled.
  ///
  /// ```swift
  /// clock.advance(by: .milliseconds(300))
  /// await transcript.waitForValues()
  /// #expect(transcript.take() == ["the first hit of sun"])
  /// ```
  ///
  /// If they are not delivered within the limit, it fails with what it waited for.
  public func waitForValues(
    _ count: Int = 1, within limit: Duration = .seconds(10), isolation: isolated (any Actor)? = #isolation,
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) async {
    guard let delivered = await waiters.wait(for: count, within: limit) else { return }
    fail(
      "waited \(limit) for \(count) \(count == 1 ? "value" : "values"), and \(delivered) \(delivered == 1 ? "was" : "were") delivered: "
        + excerpt(of: received.map(described)),
      IssueReporter.Location(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Expects that exactly these values were delivered since the previous expectation, in this order.
  ///
  /// Without arguments it expects none.
  public func expect(
    _ entries: Entry..., fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let received = take()
    guard let difference = Difference(expected: entries, received: received) else { return }
    fail(difference.text, IssueReporter.Location(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Expects that these values were delivered since the previous expectation, in this order, and permits others.
  public func expectContains(
    _ entries: Entry..., fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let received = take()
    var rest = received[...]
    for entry in entries {
      guard let place = rest.firstIndex(of: entry) else {
        let after = rest.count == received.count ? "" : " after what was expected before it"
        return fail(
          "\(described(entry)) was not delivered\(after)\ndelivered: \(excerpt(of: received.map(described)))",
          IssueReporter.Location(fileID: fileID, filePath: filePath, line: line, column: column))
      }
      rest = rest[(place + 1)...]
    }
  }

  /// Discards the values up to now.
  public func skip() { received = [] }

  /// Permits values that no expectation follows, from now on: they are not reported at the end.
  public func allowUnexpectedValues() {
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
    reportUnexpected(at: IssueReporter.Location(fileID: fileID, filePath: filePath, line: line, column: column))
    received = []
  }

  private func reportUnexpected(at location: IssueReporter.Location) {
    guard isExhaustive, !received.isEmpty else { return }
    fail("delivered and not expected: \(excerpt(of: received.map(described)))", location)
  }

  private func fail(_ text: String, _ location: IssueReporter.Location) {
    report(IssueReporter.Failure(text: text, location: location))
  }
}

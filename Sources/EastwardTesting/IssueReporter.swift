/// Reports failures of expectations to the running test framework.
///
/// A test that compares what ``Transcript/take()`` returns needs no reporter. The module `EastwardTestReporters` has
/// `.testing` for Swift Testing and `.xctest` for XCTest; this module links neither framework, because a failure that
/// is reported to one while the other runs is silently ignored. For another framework, create a reporter that calls it.
public struct IssueReporter {
  private let record: (Failure) -> Void

  /// Creates a reporter that calls `record` with every failure.
  public init(_ record: @escaping (Failure) -> Void) { self.record = record }

  /// Stops the test run with the failure and its location, so that no failure is missed. Used if a test names no
  /// reporter.
  public static var stopping: IssueReporter { IssueReporter { fatalError("\($0)") } }

  func callAsFunction(_ failure: Failure) { record(failure) }

  /// A failed expectation.
  public struct Failure: Equatable, CustomStringConvertible {
    /// The expected and the actual values, in several lines.
    public let text: String
    /// The location of the expectation, or of the transcript's creation for unexpected values.
    public let location: Location

    public var description: String { "\(location): \(text)" }
  }

  /// A source location in a test.
  public struct Location: Equatable, CustomStringConvertible {
    /// The module and file, as in `#fileID`.
    public let fileID: String
    /// The file, as in `#filePath`.
    public let filePath: StaticString
    /// Counts from 1.
    public let line: Int
    /// Counts from 1, in UTF-8 bytes.
    public let column: Int

    public static func == (one: Location, other: Location) -> Bool {
      one.fileID == other.fileID && one.line == other.line && one.column == other.column
    }

    public var description: String { "\(fileID):\(line):\(column)" }
  }
}

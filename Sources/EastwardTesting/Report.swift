/// Hands failures to the test framework that runs.
///
/// The library links neither of the two, because what is reported to one while the other runs is lost without a word. So a test target
/// says once which one it uses:
///
/// ```swift
/// extension Report {
///   static var testing: Report {
///     Report {
///       Issue.record(
///         Comment(rawValue: $0.text),
///         sourceLocation: SourceLocation(
///           fileID: $0.place.fileID, filePath: "\($0.place.filePath)", line: $0.place.line, column: $0.place.column))
///     }
///   }
/// }
/// ```
///
/// or, with XCTest, `Report { XCTFail($0.text, file: $0.place.filePath, line: UInt($0.place.line)) }`.
public struct Report {
  private let record: (Failure) -> Void

  /// Makes a report that calls `record` with every failure.
  public init(_ record: @escaping (Failure) -> Void) { self.record = record }

  func callAsFunction(_ failure: Failure) { record(failure) }

  /// Says what a test expected in vain.
  public struct Failure: Equatable, CustomStringConvertible {
    /// What was expected and what was told, in several lines.
    public let text: String
    /// The expectation; the making of a transcript, for what nobody expected.
    public let place: Place

    public var description: String { "\(place): \(text)" }
  }

  /// Points to a line of a test.
  public struct Place: Equatable, CustomStringConvertible {
    /// Module and file, as `#fileID` gives them.
    public let fileID: String
    /// The file, as `#filePath` gives it.
    public let filePath: StaticString
    public let line: Int
    public let column: Int

    public static func == (one: Place, other: Place) -> Bool {
      one.fileID == other.fileID && one.line == other.line && one.column == other.column
    }

    public var description: String { "\(fileID):\(line):\(column)" }
  }
}

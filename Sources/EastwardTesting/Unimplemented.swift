/// Fails the test, because code calls a dependency that the test does not expect.
///
/// ```swift
/// extension Server {
///   static let unimplemented = Server(titles: { _ in EastwardTesting.unimplemented("Server.titles", .testing, returning: []) })
/// }
/// ```
///
/// - Parameters:
///   - name: the name of the dependency in the failure.
///   - report: reports the failure; by default it stops the program, and nothing is returned.
///   - value: what the caller receives.
public func unimplemented<Value>(
  _ name: String, _ report: IssueReporter = .stopping, returning value: Value, fileID: String = #fileID,
  filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) -> Value {
  let location = IssueReporter.Location(fileID: fileID, filePath: filePath, line: line, column: column)
  report(IssueReporter.Failure(text: "the test calls '\(name)', which it does not implement", location: location))
  return value
}

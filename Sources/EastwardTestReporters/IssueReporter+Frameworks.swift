// A module of its own, because it links both test frameworks: a test that compares what a transcript returns needs
// neither.

@_exported public import EastwardTesting

#if canImport(Testing)
  import Testing

  extension IssueReporter {
    /// Records failures as issues of the Swift Testing test that runs, at the line of the expectation.
    ///
    /// ```swift
    /// let transcript = Transcript(counts, .testing)
    /// transcript.expect(0)
    /// ```
    ///
    /// In a test of XCTest use ``xctest``: that framework ignores such issues, and the test would pass.
    public static var testing: IssueReporter {
      IssueReporter {
        let location = $0.location
        Issue.record(
          Comment(rawValue: $0.text),
          sourceLocation: SourceLocation(
            fileID: location.fileID, filePath: "\(location.filePath)", line: location.line, column: location.column))
      }
    }
  }
#endif

#if canImport(XCTest)
  import XCTest

  extension IssueReporter {
    /// Records failures as failures of the XCTest test that runs, at the line of the expectation.
    ///
    /// In a test of Swift Testing use ``testing``: that framework ignores such failures, and the test would pass.
    public static var xctest: IssueReporter {
      IssueReporter { XCTFail($0.text, file: $0.location.filePath, line: UInt($0.location.line)) }
    }
  }
#endif

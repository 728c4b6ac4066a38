// A module of its own, because it links both test frameworks: a test that compares what a transcript returns needs
// neither.

@_exported public import EastwardTesting

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

#if canImport(Testing)
  extension IssueReporter {
    /// Records failures as issues of the Swift Testing test that runs, at the line of the expectation.
    ///
    /// ```swift
    /// let transcript = Transcript(counts, .testing)
    /// transcript.expect(0)
    /// ```
    ///
    /// In a test of XCTest, which ignores such issues, it fails and names ``xctest``.
    public static var testing: IssueReporter {
      IssueReporter { failure in
        recordIssue(failure, failure.text)
        #if canImport(XCTest)
          // A task of a test need not know its test, but then XCTest ignores this.
          if Test.current == nil { failXCTest(failure, "\(failure.text)\nin a test of XCTest use '.xctest'") }
        #endif
      }
    }
  }

  private func recordIssue(_ failure: IssueReporter.Failure, _ text: String) {
    let location = failure.location
    Issue.record(
      Comment(rawValue: text),
      sourceLocation: SourceLocation(
        fileID: location.fileID, filePath: "\(location.filePath)", line: location.line, column: location.column))
  }
#endif

#if canImport(XCTest)
  extension IssueReporter {
    /// Records failures as failures of the XCTest test that runs, at the line of the expectation.
    ///
    /// In a test of Swift Testing, which ignores such failures, it fails and names ``testing``.
    public static var xctest: IssueReporter {
      IssueReporter { failure in
        failXCTest(failure, failure.text)
        #if canImport(Testing)
          if Test.current != nil { recordIssue(failure, "\(failure.text)\nin a test of Swift Testing use '.testing'") }
        #endif
      }
    }
  }

  private func failXCTest(_ failure: IssueReporter.Failure, _ text: String) {
    XCTFail(text, file: failure.location.filePath, line: UInt(failure.location.line))
  }
#endif

package import Findings
package import Git
import Sessions

/// The result of linting one commit of a history.
package struct HistoryPoint: Sendable {
  package let commit: Commit
  /// The numbers of findings, or the reason why the commit could not be linted.
  package let outcome: Outcome

  package enum Outcome: Sendable, Equatable {
    case linted(Counts)
    /// A gap: the reason why the commit cannot be linted.
    case unknown(String)
  }

  package struct Counts: Sendable, Equatable {
    package var findings: Int
    /// The number of findings that the previous linted commit does not have; `nil` for the first linted commit.
    package var new: Int?
    /// The number of findings that only the previous linted commit has; `nil` for the first linted commit.
    package var fixed: Int?
    package var files: Int
    package var lines: Int
    /// The number of findings by rule.
    package var rules: [Statistics.Count]
    /// The number of findings by module, without findings in files whose module has no name.
    package var modules: [Statistics.Count]
  }

  package var counts: Counts? {
    if case .linted(let counts) = outcome { counts } else { nil }
  }

  /// The first line of the commit's message.
  package var subject: String { String(decoding: commit.subject, as: UTF8.self) }

  /// The date of the commit in UTC, as `YYYY-MM-DD`.
  package var day: String { Sessions.day(of: commit) }

  /// The first 12 digits of the commit's id.
  package var shortName: String { String(commit.id.description.prefix(12)) }
}

extension HistoryPoint.Counts {
  /// The number of findings per 1,000 lines, times 100.
  package var density: Int { lines == 0 ? 0 : findings * 100_000 / lines }

  /// The counts of a later commit with the same files: no finding is new or fixed.
  var repeated: Self {
    var counts = self
    (counts.new, counts.fixed) = (0, 0)
    return counts
  }
}

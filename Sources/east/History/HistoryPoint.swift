import Findings
import Git

/// What is found at one commit of a history.
struct HistoryPoint: Sendable {
  let commit: Commit
  /// What is found, or why nobody knows.
  let outcome: Outcome

  enum Outcome: Sendable {
    case linted(Counts)
    /// A gap: why the commit cannot be linted.
    case unknown(String)
  }

  struct Counts: Sendable {
    let findings: Int
    /// The findings that the last linted commit before has not; `nil` if this is the first.
    var new: Int?
    /// The findings that only the last linted commit before has.
    var fixed: Int?
    let files: Int
    let lines: Int
    /// The number of findings by rule.
    let rules: [Statistics.Count]
    /// The number of findings by module, without those outside of all modules that have a name.
    let modules: [Statistics.Count]
  }

  var counts: Counts? {
    if case .linted(let counts) = outcome { counts } else { nil }
  }

  /// The first line of the commit's message.
  var subject: String { String(decoding: commit.subject, as: UTF8.self) }

  /// The day of the commit in Greenwich, as `YYYY-MM-DD`.
  var day: String { east.day(of: commit) }

  /// The first digits of the commit's name.
  var shortName: String { String(commit.id.description.prefix(12)) }
}

extension HistoryPoint.Counts {
  /// The findings per 1,000 lines, times 100.
  var density: Int { lines == 0 ? 0 : findings * 100_000 / lines }

  /// The counts of a later commit that has the same files.
  var repeated: Self {
    var counts = self
    (counts.new, counts.fixed) = (0, 0)
    return counts
  }
}

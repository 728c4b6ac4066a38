import Lint
import SwiftReader

/// The findings of a run, with what stands beside them.
struct Verdict {
  private let findings: [Finding]
  private let statistics: Statistics
  /// The allowances that cannot be followed.
  private let malformed: [Place]
  private let summary: Summary

  /// - Parameters:
  ///   - report: what the rules found.
  ///   - reading: what was read, and what could not be.
  init(_ report: Report, of reading: Reading) {
    findings = merged(report.findings, reading.unread.sorted())
    statistics = report.statistics.adding(reading.unread)
    malformed = report.malformed
    var summary = reading.summary
    summary.findings = SeverityCounts(of: findings)
    summary.chains = statistics.chains
    summary.allowed = report.allowed
    self.summary = summary
  }

  /// The findings that a comment could allow.
  var allowable: [Finding] { findings.filter(\.isAllowable) }

  /// Whether the sources say something that cannot be followed, so that nobody knows what the run should have found.
  var isMalformed: Bool { !malformed.isEmpty }

  func isBroken(at level: Severity) -> Bool {
    findings.contains { $0.severity >= level }
  }

  /// Makes the verdict ready to be printed.
  ///
  /// - Parameters:
  ///   - limit: no more findings than this are printed.
  ///   - items: finds what is to be shown of the source for each finding.
  func printout(
    limit: Int, withStatistics: Bool, items: (ArraySlice<Finding>) throws(Failure) -> [Printout.Item]
  ) throws(Failure) -> Printout {
    let items = try items(findings.prefix(limit))
    return Printout(
      version: version, items: items, omitted: findings.count - items.count, summary: summary,
      sentences: summary.sentences, statistics: withStatistics ? statistics : nil)
  }

  func tell(_ log: Log) {
    for sentence in summary.sentences { log.say(sentence) }
    for place in malformed { log.complain(place.sentence) }
  }
}

extension Place {
  /// The message with its file and line, as a sentence names them.
  fileprivate var sentence: String { "\(path), line \(position.line): \(message)" }
}

/// Puts two ordered lists into one.
private func merged(_ left: [Finding], _ right: [Finding]) -> [Finding] {
  if right.isEmpty { return left }
  var all: [Finding] = []
  all.reserveCapacity(left.count + right.count)
  var rest = right[...]
  for finding in left {
    while let other = rest.first, other < finding {
      all.append(other)
      rest.removeFirst()
    }
    all.append(finding)
  }
  return all + rest
}

extension Statistics {
  fileprivate var chains: Int { tally.chains }
}

import Findings
import Reports
import Sessions

extension LintResult {
  /// The summary as sentences: what was read, found and skipped.
  var sentences: [String] { summary.sentences }

  /// Returns the content of a report.
  ///
  /// - Parameters:
  ///   - limit: the maximum number of findings that are printed.
  ///   - severity: the lowest severity of findings that are printed.
  ///   - withHistory: whether suppressed findings and those in the baseline are included.
  ///   - items: returns each finding with the source text that is shown for it.
  func content(
    limit: Int, from severity: Severity, withStatistics: Bool, withHistory: Bool,
    items: (ArraySlice<Finding>) throws(Failure) -> [ReportContent.Item]
  ) throws(Failure) -> ReportContent {
    let wanted = severity == .note ? findings : findings.filter { $0.severity >= severity }
    let shown = try items(wanted.worst(limit)[...])
    var content = ReportContent(
      version: version, items: shown, all: wanted, omitted: findings.count - shown.count, summary: summary,
      sentences: summary.sentences,
      statistics: withStatistics ? Statistics(of: findings, edges: suppressible, chainCounts) : nil)
    content.limit = limit
    content.folded = findings.count - wanted.count
    content.leastSeverity = severity
    if withHistory {
      content.suppressed = try items(silenced[...]).map { ReportContent.Suppressed($0, by: .comment) }
      content.suppressed += try items(baselined.sorted()[...]).map { ReportContent.Suppressed($0, by: .baseline) }
    }
    return content
  }

  /// - Parameter listing: the listed files, of which some were skipped.
  func logSummary(of listing: FileList, to log: Log) {
    for sentence in summary.sentences { log.say(sentence) }
    let hints = summary.files == 0 ? listing.hints(for: summary.skipped) : []
    if !hints.isEmpty { log.warn("no file was linted; \(hints.joined(separator: ", or "))") }
    if renamed > 0 {
      log.warn(
        "the baseline has \(pluralized(renamed, "finding")) by older names; fix the new findings, then run "
          + "`east baseline write` on this branch")
    } else if stale > 0 {
      log.warn(
        "\(pluralized(stale, "finding")) of the baseline \(stale == 1 ? "is" : "are") fixed, renamed or not linted here; "
          + "run `east baseline prune`, or `east baseline write` if they are renamed")
    }
    for sentence in malformedSuppressions { log.fail(sentence) }
  }
}

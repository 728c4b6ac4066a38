import Git
import Lint
import Rules

/// Judges a repository and prints what it found.
func lint(_ arguments: Arguments) async throws(Failure) -> ExitStatus {
  let order = try LintOrder(arguments)
  let input = order.input
  let log = Log(isQuiet: input.isQuiet)
  let listing = try input.listing(log)
  let reading = try await Reading(listing, jobs: input.jobs, ticker: Ticker(isQuiet: input.isQuiet))
  let codebase = Codebase(reading.files, jobs: input.jobs)
  let report = findings(of: order.rules, in: codebase, confidence: order.confidence, today: today())
  let verdict = Verdict(report, reading)
  let shown = verdict.findings.prefix(order.limit)
  let items = try order.showsExcerpts ? excerpts(of: shown, from: listing) : shown.map { Printout.Item($0) }
  let printout = Printout(
    version: version, items: items, omitted: verdict.findings.count - items.count, summary: verdict.summary,
    statistics: order.showsStatistics ? report.statistics : nil)
  for destination in order.destinations { try destination.write(printout, colors: order.colors) }
  if let statistics = printout.statistics, !order.destinations.contains(where: \.format.hasStatistics) {
    StandardStream.error.write(statisticsText(statistics))
  }
  verdict.summary.tell(log)
  return order.failLevel.map { verdict.isBroken(at: $0) } == true ? .found : .clean
}

/// The findings of a run with what they are worth.
struct Verdict {
  let findings: [Finding]
  let summary: Summary

  init(_ report: Report, _ reading: Reading) {
    findings = reading.unread.isEmpty ? report.findings : (report.findings + reading.unread).sorted()
    var summary = Summary()
    summary.files = reading.files.count(where: \.isJudged)
    summary.skipped = reading.skipped
    summary.bytes = reading.bytes
    summary.chains = report.statistics.tally.chains
    summary.findings = SeverityCounts(of: findings)
    summary.allowed = report.allowed
    self.summary = summary
  }

  func isBroken(at level: Severity) -> Bool {
    findings.contains { $0.severity >= level }
  }
}

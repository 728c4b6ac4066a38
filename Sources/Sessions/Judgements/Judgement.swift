import Analysis
import Findings
import Linting

/// What a run found in the files, whatever a baseline or a ceiling says of it, with what reports need of the symbol table.
struct Judgement: Sendable, Equatable {
  var report: Report
  /// The findings for files that could not be read completely, in order.
  var unread: [Finding]
  /// The numbers of files that were read and skipped; findings are not counted yet.
  var summary: Summary
  /// The module of each file with findings, by path.
  var modules: [ByteString: ByteString]
  /// Sentences about options of rules that have no effect.
  var warnings: [String]

  /// All findings.
  var whole: LintResult { LintResult(report, unread: unread, summary: summary) }
}

extension LintSession {
  /// Lints the files.
  func judgement() -> Judgement {
    let report = report(of: codebase)
    let unread = reading.unread.sorted()
    let paths = Set((report.findings + unread + report.silenced).map(\.path))
    return Judgement(
      report: report, unread: unread, summary: reading.summary,
      modules: codebase.modulesByPath(among: paths), warnings: warnings)
  }
}

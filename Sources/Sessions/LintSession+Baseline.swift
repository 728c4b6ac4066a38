package import Findings
package import Linting

/// The recorded findings of a run.
extension LintSession {
  /// Returns the number of recorded findings of a baseline that do not exist any more; see
  /// ``LintInput/staleCount(of:beside:)``.
  package func staleCount(of baseline: Baseline, beside whole: LintResult) -> Int {
    input.staleCount(of: baseline, beside: whole)
  }

  /// Adds a finding to the baseline on disk, which is read again because another process may have written to it. All
  /// findings that are equal for a baseline are added, since it cannot tell them apart.
  ///
  /// - Parameter file: the file that the user names; `nil` for the default file.
  package func addToBaseline(_ finding: Finding, named file: String?) throws(Failure) {
    let known = try BaselineFile(named: file, of: listing).baseline ?? Baseline(of: [])
    let equal = result().findings.filter { $0.fingerprint == finding.fingerprint }
    try BaselineDestination(file, for: self).write(equal.reduce(known) { $0.adding($1) })
  }

  /// Returns a baseline of all findings, the existing baseline, and its stale entries.
  ///
  /// - Parameter log: receives warnings of what the baseline cannot record.
  package func baselined(_ log: Log) -> (whole: Baseline, known: Baseline?, stale: Baseline) {
    warnOfUnreadFiles(log)
    let result = wholeResult()
    for sentence in result.malformedSuppressions {
      log.warn("\(sentence); `east lint` fails until this is fixed, or the file is added to 'exclude'")
    }
    return result.baselines(beside: baseline)
  }
}

import Findings
import Git
import Linting

/// Since when the findings of a history's newest commit stand.
struct FindingAges {
  /// For each fingerprint the commits that brought its findings, the oldest first; `nil` for what the first one had.
  private var origins: [String: [Commit?]] = [:]

  /// - Parameter findings: what the first commit has.
  init(_ findings: [Finding]) {
    for finding in findings { origins[finding.fingerprint, default: []].append(nil) }
  }

  /// Takes note of what a commit brought and removed.
  mutating func note(_ comparison: Comparison, at commit: Commit) {
    for (older, newer) in comparison.renamed {
      let origin = origins[older.fingerprint]?.popLast() ?? nil
      origins[newer.fingerprint, default: []].append(origin)
    }
    // Of several findings that look the same the youngest one went.
    for finding in comparison.fixed { _ = origins[finding.fingerprint]?.popLast() }
    for finding in comparison.new { origins[finding.fingerprint, default: []].append(commit) }
  }

  /// Returns some findings with the commits that brought them; `nil` for what the first one had.
  func dated(_ findings: [Finding]) -> [(finding: Finding, origin: Commit?)] {
    var origins = origins.mapValues { $0[...] }
    return findings.map { ($0, origins[$0.fingerprint]?.popFirst() ?? nil) }
  }
}

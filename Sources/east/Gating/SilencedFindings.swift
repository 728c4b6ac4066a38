import Findings
import Linting

/// The findings that one change silences. Two changes may silence the same finding.
struct SilencedFindings {
  let silencing: Silencing
  fileprivate let keys: Set<FindingKey>
  fileprivate let newKeys: Set<FindingKey>

  /// - Parameters:
  ///   - files: the number of affected files.
  ///   - new: the keys of the findings that the base does not have.
  init(
    _ change: Silencing.Change, rule: String? = nil, place: String, files: Int, _ findings: [Finding],
    new: Set<FindingKey>
  ) {
    keys = Set(findings.map(FindingKey.init))
    newKeys = keys.intersection(new)
    silencing = Silencing(
      change, rule: rule, place: place, files: files, findings: keys.count, new: newKeys.count)
  }
}

extension GateSettings {
  /// Adds the changes, and counts each finding once.
  mutating func add(_ silenced: [SilencedFindings]) {
    silencings = silenced.map(\.silencing)
    findings = Set(silenced.flatMap(\.keys)).count
    new = Set(silenced.flatMap(\.newKeys)).count
  }
}

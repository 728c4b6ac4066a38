import Findings
import Linting

extension Suppression {
  /// Returns the counts of the findings that the comment silences.
  ///
  /// - Parameter new: the keys of the findings that the base does not have.
  func silencing(new: Set<FindingKey>) -> Silencing {
    Silencing(
      .suppression, rule: rule, place: "\(path):\(line)", files: 1, findings: findings.count,
      new: findings.count { new.contains(FindingKey($0)) })
  }
}

extension [Suppression] {
  /// One entry for the findings that all of these comments silence, none of which is new; empty without comments.
  var adopted: [Silencing] {
    guard let first else { return [] }
    return [
      Silencing(
        .adopted, place: "\(first.path):\(first.line)", files: Set(map(\.path)).count,
        findings: flatMap(\.findings).count, new: 0)
    ]
  }
}

import Findings
import Linting

extension Suppression {
  /// Returns what the comment silences.
  ///
  /// - Parameter new: the findings that the base does not have.
  func silencing(new: Set<FindingKey>) -> Silencing {
    Silencing(
      .suppression, rule: rule, place: "\(path):\(line)", files: 1, findings: findings.count,
      new: findings.count { new.contains(FindingKey($0)) })
  }
}

extension [Suppression] {
  /// What all of these comments silence together, of which nothing is new.
  var adopted: [Silencing] {
    guard let first else { return [] }
    return [
      Silencing(
        .adopted, place: "\(first.path):\(first.line)", files: Set(map(\.path)).count,
        findings: flatMap(\.findings).count, new: 0)
    ]
  }
}

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
  /// Returns what all of the comments silence together; nothing if there are none.
  ///
  /// - Parameter new: the findings that the base does not have.
  func adopted(new: Set<FindingKey>) -> [Silencing] {
    guard let first else { return [] }
    let findings = flatMap(\.findings)
    return [
      Silencing(
        .adopted, place: "\(first.path):\(first.line)", files: Set(map(\.path)).count, findings: findings.count,
        new: findings.count { new.contains(FindingKey($0)) })
    ]
  }
}

import Findings
import Linting

extension Suppression {
  /// Returns the counts of the findings that the comment silences.
  ///
  /// - Parameter new: the keys of the findings that the base does not have.
  func silencing(new: Set<FindingKey>) -> SilencedFindings {
    SilencedFindings(.suppression, rule: rule, place: "\(path):\(line)", files: 1, findings, new: new)
  }
}

extension [Suppression] {
  /// One entry for the findings that all of these comments silence, none of which is new; empty without comments.
  var adopted: [SilencedFindings] {
    guard let first else { return [] }
    return [
      SilencedFindings(
        .adopted, place: "\(first.path):\(first.line)", files: Set(map(\.path)).count, flatMap(\.findings), new: [])
    ]
  }
}

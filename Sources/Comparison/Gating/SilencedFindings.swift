import Findings
import Sessions

/// The findings that one change silences. Two changes may silence the same finding.
struct SilencedFindings {
  private(set) var silencing: Silencing
  fileprivate let keys: Set<FindingKey>
  fileprivate var newKeys: Set<FindingKey> {
    didSet { silencing.new = newKeys.count }
  }

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

extension SilencedFindings {
  /// Ceilings that permit more findings, whatever findings there are.
  init(raisedCeilingsOf rule: String, by count: Int) {
    (keys, newKeys) = ([], [])
    silencing = Silencing(.ceilingRaised, rule: rule, place: CeilingsFile.name, files: 1, findings: count, new: 0)
  }
}

extension [SilencedFindings] {
  /// Returns the changes that another comparison of the same head found, too; new is what is new in both.
  func common(with others: [SilencedFindings]) -> [SilencedFindings] {
    compactMap { one in
      let same = others.first {
        let (mine, its) = (one.silencing, $0.silencing)
        return (mine.change, mine.rule, mine.place) == (its.change, its.rule, its.place)
      }
      guard let same else { return nil }
      var common = one
      common.newKeys.formIntersection(same.newKeys)
      return common
    }
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

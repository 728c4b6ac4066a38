import Findings
import Linting

extension [Loosening] {
  /// Returns what each silences.
  ///
  /// - Parameters:
  ///   - strict: what is found without them.
  ///   - loose: what is found with them.
  ///   - new: what the base does not have.
  func silencings(from strict: [Finding], to loose: [Finding], new: Set<FindingKey>) -> [Silencing] {
    let ordered = sorted { $0.change.rank < $1.change.rank }
    let kept = Dictionary(loose.map { (FindingKey($0), $0.severity) }, uniquingKeysWith: { first, _ in first })
    var silenced = [[Finding]](repeating: [], count: ordered.count)
    var hidden = Loosening(.declarationsHidden)
    var others: [Finding] = []
    for finding in strict {
      let severity = kept[FindingKey(finding)]
      if let severity, severity >= finding.severity { continue }
      let index = ordered.firstIndex { ($0.change == .severityLowered) == (severity != nil) && $0.silences(finding) }
      if let index {
        silenced[index].append(finding)
      } else if severity == nil {
        others.append(finding)
        hidden.paths.insert(finding.path)
      }
    }
    let pluralized = zip(ordered, silenced).map { $0.pluralized($1, new: new) }
    // Only what became of findings tells whether other options let more pass.
    let telling = pluralized.filter { $0.change != .optionsChanged || $0.findings > 0 }
    return telling + (others.isEmpty ? [] : [hidden.pluralized(others, new: new)])
  }
}

extension Silencing.Change {
  /// The order in which changes are told, and in which the first takes the blame for a finding.
  fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

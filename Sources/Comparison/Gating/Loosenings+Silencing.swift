import Findings

extension [Loosening] {
  /// Returns the loosenings with only those replaced files whose findings are wanted; `nil` for all files.
  func limited(to wanted: Set<ByteString>?) -> [Loosening] {
    guard let wanted else { return self }
    return compactMap { loosening in
      guard loosening.change == .replaced else { return loosening }
      var limited = loosening
      limited.paths.formIntersection(wanted)
      return limited.paths.isEmpty ? nil : limited
    }
  }

  /// Returns the counts of the findings that each loosening silences; a finding counts for one loosening only.
  ///
  /// - Parameters:
  ///   - strict: the findings without the loosenings.
  ///   - loose: the findings with the loosenings.
  ///   - new: the keys of the findings that the base does not have.
  func silencings(from strict: [Finding], to loose: [Finding], new: Set<FindingKey>) -> [SilencedFindings] {
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
    let silencings = zip(ordered, silenced).map { $0.silencing($1, new: new) }
    // Changed options and dependencies are a loosening only if they silence a finding.
    let effective = silencings.filter { $0.silencing.findings > 0 || !$0.silencing.change.mayTighten }
    return effective + (others.isEmpty ? [] : [hidden.silencing(others, new: new)])
  }
}

extension Silencing.Change {
  /// The position in the summary; a finding counts for the first change that silences it.
  fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Whether the change may also cause more findings.
  fileprivate var mayTighten: Bool { self == .optionsChanged || self == .dependenciesChanged }
}

/// The numbers of findings by the owner, module or directory of their files.
package struct FindingTally: Sendable, Equatable {
  /// What the rows are about: `owner`.
  package let title: String
  /// The rows, those with the greatest weight first.
  package let rows: [Row]

  package struct Row: Sendable, Equatable {
    package let name: ByteString
    package let counts: SeverityCounts
    /// See ``FindingWeight``.
    package let weight: Int
  }

  /// - Parameter names: returns the names under which a file's findings are counted, at least one.
  package init(of findings: [Finding], by title: String, names: (ByteString) -> [ByteString]) {
    self.title = title
    var known: [ByteString: [ByteString]] = [:]
    var groups: [ByteString: [Finding]] = [:]
    for finding in findings {
      let found = known[finding.path] ?? names(finding.path)
      known[finding.path] = found
      for name in found { groups[name, default: []].append(finding) }
    }
    rows = groups.map { Row(name: $0.key, counts: SeverityCounts(of: $0.value), weight: FindingWeight.sum($0.value)) }
      .sorted { ($1.weight, $1.counts.note, $0.name) < ($0.weight, $0.counts.note, $1.name) }
  }
}

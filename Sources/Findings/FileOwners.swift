/// The teams and people that own the files of findings, by the repository's `CODEOWNERS` file.
package struct FileOwners: Sendable, Equatable {
  private var names: [ByteString: [ByteString]] = [:]

  /// Creates the owners of the findings' files, and of the files that declare the properties they reach through.
  ///
  /// - Parameter owners: returns the owners of a file, by its path.
  package init(of findings: [Finding], _ owners: (ByteString) -> [ByteString]) {
    for path in Set(findings.map(\.path) + findings.compactMap { $0.declaredAt?.path }) { names[path] = owners(path) }
  }

  /// Returns the owners of the code that has the finding.
  package func ofCode(_ finding: Finding) -> [ByteString] { names[finding.path] ?? [] }

  /// Returns the owners of the type that declares the property.
  package func ofEdge(_ finding: Finding) -> [ByteString] { finding.declaredAt.flatMap { names[$0.path] } ?? [] }

  /// Returns the findings of each owner, those with the greatest weight first; code without an owner is last of equals.
  package func tally(of findings: [Finding]) -> [Row] {
    var groups: [ByteString: [Finding]] = [:]
    for finding in findings {
      for name in ofCode(finding).isEmpty ? ["no owner"] : ofCode(finding) { groups[name, default: []].append(finding) }
    }
    return groups.map { name, findings in
      let reached = findings.map(ofEdge).filter { !$0.contains(name) }.flatMap(\.self)
      return Row(
        name: name, counts: SeverityCounts(of: findings), weight: FindingWeight.sum(findings),
        reached: Statistics.counts(reached))
    }.sorted { ($1.weight, $0.name) < ($0.weight, $1.name) }
  }

  package struct Row: Sendable, Equatable {
    /// The owner of the code.
    package let name: ByteString
    package let counts: SeverityCounts
    let weight: Int
    /// The other owners whose types the findings reach through, with the numbers of findings.
    package let reached: [Statistics.Count]
  }

}

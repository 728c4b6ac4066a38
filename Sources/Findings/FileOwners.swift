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

  /// Returns the numbers of findings by the owner of the code.
  package func tally(of findings: [Finding]) -> FindingTally {
    FindingTally(of: findings, by: "owner") { named(names[$0] ?? []) }
  }

  /// Returns the numbers of findings by the owner of the code, and whose types they reach through.
  package func reaches(of findings: [Finding]) -> [Row] {
    tally(of: findings).rows.map { row in
      let reached = findings.filter { named(ofCode($0)).contains(row.name) }.map(ofEdge).filter {
        !$0.contains(row.name)
      }
      return Row(name: row.name, counts: row.counts, reached: Statistics.counts(reached.flatMap(\.self)))
    }
  }

  package struct Row: Sendable, Equatable {
    /// The owner of the code.
    package let name: ByteString
    package let counts: SeverityCounts
    /// The other owners whose types the findings reach through, with the numbers of findings.
    package let reached: [Statistics.Count]
  }

  private func named(_ owners: [ByteString]) -> [ByteString] { owners.isEmpty ? ["no owner"] : owners }
}

package import Findings
package import Git
package import Linting
package import Sessions

extension LintResult {
  /// Returns the result with only the findings that an older result does not have.
  ///
  /// - Parameters:
  ///   - comparison: the comparison of the findings with those of the older result.
  ///   - commit: the commit of the older result.
  ///   - reported: the files whose findings are wanted; `nil` for all files.
  ///   - chainCounts: the numbers of chains in these files.
  ///   - reportedThen: the files whose findings in the older result are wanted; `nil` for all files.
  ///   - baseline: the recorded findings, which are not reported; unchanged findings use up its entries first.
  ///   - causes: explains why findings are new whose code is not new.
  package func since(
    _ comparison: FindingComparison, at commit: ObjectID, among reported: Set<ByteString>?, _ chainCounts: ChainCounts,
    or reportedThen: Set<ByteString>?, knowing baseline: Baseline?, _ causes: inout ChangeExplainer
  ) -> LintResult {
    let unknown = baseline.map { comparison.unknown(to: $0) } ?? comparison.new
    let new = unknown.filter { reported?.contains($0.path) ?? true }
    var result = self
    result.keep(causes.explained(new, risen: comparison.risen))
    result.silenced = []
    result.chainCounts = chainCounts
    result.summary.chains = chainCounts.chains
    result.countSuppressed(in: reported)
    result.fixed = comparison.fixed.filter { reportedThen?.contains($0.path) ?? true }
    result.baselined = comparison.new.without(unknown).filter { reported?.contains($0.path) ?? true }
    result.summary.baselined = result.baselined.count
    result.summary.gate = GateSummary(
      base: commit.description, new: new.count,
      fixed: result.fixed.count,
      unchanged: comparison.unchanged.count { reported?.contains($0.path) ?? true })
    return result
  }

  /// Takes the older version for the union of two: keeps only the new findings that a comparison of the same content with
  /// another version found, too, and adds the fixed findings that only the other version has.
  package mutating func unite(with other: LintResult) {
    let new = Set(other.findings.map(FindingKey.init))
    let known = findings.count { !new.contains(FindingKey($0)) }
    keep(findings.filter { new.contains(FindingKey($0)) })
    var counted = Dictionary(fixed.map { ($0.fingerprint, 1) }, uniquingKeysWith: +)
    fixed += other.fixed.filter { finding in
      guard let count = counted[finding.fingerprint], count > 0 else { return true }
      counted[finding.fingerprint] = count - 1
      return false
    }
    fixed.sort()
    summary.gate?.new = findings.count
    summary.gate?.fixed = fixed.count
    summary.gate?.unchanged += known
  }
}

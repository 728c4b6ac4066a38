package import Findings
package import Linting
import SwiftReader

/// The findings of two versions of a repository, compared: new, fixed and unchanged findings.
///
/// A finding is identified by its fingerprint, even if it moved to another file or line, and by ``Renames`` if its
/// declaration or edge was renamed. Two declarations with one name have one fingerprint, so findings are counted: a
/// second finding is new although it looks like the first.
package struct FindingComparison: Sendable {
  /// The findings that only the newer version has, in order.
  package private(set) var new: [Finding]
  /// The findings that only the older version has, in order.
  package private(set) var fixed: [Finding]
  /// The findings that both versions have, as in the newer version.
  package private(set) var unchanged: [Finding]
  /// The findings that both versions have, in files whose findings are not all equal.
  private var pairs: [(older: Finding, newer: Finding)]
  /// The keys of those new findings that the older version has with a lower severity.
  package private(set) var risen: Set<FindingKey> = []

  /// The findings that both versions have under different names of declarations and edges.
  package var renamed: [(older: Finding, newer: Finding)] { pairs.filter { $0.fingerprint != $1.fingerprint } }

  /// - Parameter renames: returns the names that may have been renamed; called only if there are both new and fixed
  ///   findings.
  package init(from older: [Finding], to newer: [Finding], _ renames: () -> Renames) {
    // Files with equal findings in both versions need no matching; in most changes these are nearly all files.
    let (before, now) = (Dictionary(grouping: older, by: \.path), Dictionary(grouping: newer, by: \.path))
    let settled = Set(now.keys.filter { before[$0] == now[$0] })
    var matching = Matching(
      from: older.filter { !settled.contains($0.path) }, to: newer.filter { !settled.contains($0.path) })
    // The most specific key is used first, so that of several similar findings the one whose code changed is new.
    matching.pair { $0.use + [ByteString($0.severity.rawValue)] }
    matching.pair { $0.use }
    matching.pair { [ByteString($0.fingerprint), $0.path] }
    matching.pair { [ByteString($0.fingerprint)] }
    matching.pair { $0.trouble }
    if !matching.new.isEmpty, !matching.fixed.isEmpty { renames().pair(&matching) }
    new = matching.new
    fixed = matching.fixed
    pairs = matching.pairs
    unchanged = (matching.pairs.map(\.newer) + newer.filter { settled.contains($0.path) }).sorted()
  }

  /// Pairs new findings in some files with further findings of the older version, which do not count as fixed.
  ///
  /// - Parameters:
  ///   - others: findings in files that the newer version does not have.
  ///   - paths: the files of the newer version to which their code may have moved.
  package mutating func pair(_ others: [Finding], with paths: Set<ByteString>, _ renames: () -> Renames) {
    let moved = FindingComparison(from: others, to: new.filter { paths.contains($0.path) }, renames)
    if moved.pairs.isEmpty { return }
    new = (new.filter { !paths.contains($0.path) } + moved.new).sorted()
    pairs += moved.pairs
    unchanged = (unchanged + moved.unchanged).sorted()
  }

  /// Returns the comparison in which a finding that both versions have is new if only the newer one is as severe as
  /// `level`. A related location says how severe it was.
  package func raised(to level: Severity) -> FindingComparison {
    let isRisen = { (older: Finding, newer: Finding) in older.severity < level && newer.severity >= level }
    let risen = pairs.filter(isRisen)
    if risen.isEmpty { return self }
    var comparison = self
    comparison.pairs.removeAll(where: isRisen)
    comparison.new = (new + risen.map { $1.risen(from: $0.severity) }).sorted()
    comparison.risen = Set(risen.map { FindingKey($0.newer) })
    comparison.unchanged.removeAll { comparison.risen.contains(FindingKey($0)) }
    return comparison
  }

  /// Returns the comparison without those fixed findings that the newer version still has but silences.
  ///
  /// - Parameters:
  ///   - silenced: the findings of the newer version that are not reported.
  ///   - unread: the paths of files that the newer version has, but does not read.
  package func excludingSilenced(
    _ silenced: [Finding], in unread: Set<ByteString>, _ renames: () -> Renames
  ) -> FindingComparison {
    var comparison = self
    comparison.fixed.removeAll { unread.contains($0.path) }
    if comparison.fixed.isEmpty || silenced.isEmpty { return comparison }
    comparison.fixed = FindingComparison(from: comparison.fixed, to: silenced, renames).fixed
    return comparison
  }

  /// Returns the comparison in which a use that moved to another declaration of its file is unchanged.
  package func matchingMoves() -> FindingComparison {
    var matching = Matching(from: fixed, to: new)
    matching.pair(by: \.movableUse)
    if matching.pairs.isEmpty { return self }
    var comparison = self
    (comparison.new, comparison.fixed) = (matching.new, matching.fixed)
    comparison.pairs += matching.pairs
    comparison.unchanged = (unchanged + matching.pairs.map(\.newer)).sorted()
    return comparison
  }

  /// The keys of the findings in the older version, by their keys in the newer version. Findings with equal keys in
  /// both versions may be left out.
  var olderKeys: [FindingKey: FindingKey] {
    Dictionary(pairs.map { (FindingKey($1), FindingKey($0)) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the new findings that exceed the counts of a baseline; unchanged findings use up the counts first.
  package func unknown(to baseline: Baseline) -> [Finding] { baseline.unknown(among: new, beside: unchanged) }
}

extension Finding {
  fileprivate func risen(from severity: Severity) -> Finding {
    var finding = self
    finding.related.append(
      RelatedLocation(path: path, position: position, message: "this finding was a \(severity) before"))
    return finding
  }

  /// The key of a finding that matches the same code in the same file only.
  fileprivate var use: [ByteString] { [ByteString(fingerprint), path, subject.chain, subject.member] }

  /// The key of a use, which does not change when its code moves to another declaration of the file; `nil` if the
  /// finding is not a reach.
  fileprivate var movableUse: [ByteString]? {
    guard case .reach(let reach) = subject else { return nil }
    return [ByteString(rule), path, reach.edge, reach.member, reach.chain]
  }

  /// The key of a finding about a whole file, without the path, so that a renamed file matches; `nil` for other
  /// findings.
  fileprivate var trouble: [ByteString]? {
    guard case .file = subject else { return nil }
    return ["\(rule) \(position.line):\(position.column)", ByteString(message)]
  }
}

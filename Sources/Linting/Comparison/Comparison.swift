package import Findings
import SwiftReader

/// The findings of two contents of one repository, told apart: what is new, what is fixed, and what is unchanged.
///
/// A finding is known again by its fingerprint, whatever file and line it moved to, and by ``Renames`` if its declaration or
/// edge has another name now. Two declarations of one name have one fingerprint, so the findings are counted: a second one is new
/// although it looks like the first.
package struct Comparison: Sendable {
  /// What only the newer content has, in order.
  package private(set) var new: [Finding]
  /// What only the older content has, in order.
  package private(set) var fixed: [Finding]
  /// What both have, as the newer one has it.
  package private(set) var unchanged: [Finding]
  /// What both have by different names of declarations and edges.
  package private(set) var renamed: [(older: Finding, newer: Finding)]

  /// - Parameter renames: tells what may have been renamed; asked only if something is new and something fixed.
  package init(from older: [Finding], to newer: [Finding], _ renames: () -> Renames) {
    // What stands in files whose findings are the same needs no matching; in most changes that is nearly everything.
    let (before, now) = (Dictionary(grouping: older, by: \.path), Dictionary(grouping: newer, by: \.path))
    let settled = Set(now.keys.filter { before[$0] == now[$0] })
    var matching = Matching(
      from: older.filter { !settled.contains($0.path) }, to: newer.filter { !settled.contains($0.path) })
    // The surest likeness first, so that of several the one that was touched is called new.
    matching.pair { [ByteString($0.fingerprint), $0.path, $0.subject.chain, $0.subject.member] }
    matching.pair { [ByteString($0.fingerprint), $0.path] }
    matching.pair { [ByteString($0.fingerprint)] }
    matching.pair { $0.trouble }
    if !matching.new.isEmpty, !matching.fixed.isEmpty { renames().pair(&matching) }
    new = matching.new
    fixed = matching.fixed
    renamed = matching.pairs.filter { $0.fingerprint != $1.fingerprint }
    unchanged = (matching.pairs.map(\.newer) + newer.filter { settled.contains($0.path) }).sorted()
  }

  /// Returns the same comparison, in which what the newer content only silences is not fixed.
  ///
  /// - Parameter silenced: what is found in the newer content and not reported.
  package func keeping(_ silenced: [Finding], _ renames: () -> Renames) -> Comparison {
    if fixed.isEmpty || silenced.isEmpty { return self }
    var comparison = self
    comparison.fixed = Comparison(from: fixed, to: silenced, renames).fixed
    return comparison
  }

  /// Returns the comparison in which a use that moved to another declaration of its file is unchanged.
  package func matchingMoves() -> Comparison {
    var matching = Matching(from: fixed, to: new)
    matching.pair(by: \.movableUse)
    if matching.pairs.isEmpty { return self }
    var comparison = self
    (comparison.new, comparison.fixed) = (matching.new, matching.fixed)
    comparison.renamed += matching.pairs
    comparison.unchanged = (unchanged + matching.pairs.map(\.newer)).sorted()
    return comparison
  }

  /// What is new and more than a baseline knows; what stands in both uses the baseline up first.
  package func unknown(to baseline: Baseline) -> [Finding] { baseline.unknown(among: new, beside: unchanged) }
}

extension Finding {
  /// What a use keeps when its code moves to another declaration of the file: the rule, the edge, the member and the chain.
  fileprivate var movableUse: [ByteString]? {
    guard case .reach(let reach) = subject else { return nil }
    return [ByteString(rule), path, reach.edge, reach.member, reach.chain]
  }

  /// What is wrong with a file as a whole, without its name: a renamed file is known by it.
  fileprivate var trouble: [ByteString]? {
    guard case .file = subject else { return nil }
    return ["\(rule) \(position.line):\(position.column)", ByteString(message)]
  }
}

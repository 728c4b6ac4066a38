import Findings
import Git
import Linting
import Maps

/// A run over two contents of one repository, each by the settings of both.
struct GateSession {
  struct Pair {
    let head: LintSession
    let base: LintSession

    /// What changed.
    fileprivate var changes: ChangeExplainer { head.changes(since: base) }
  }

  /// What the base's settings make of both, and what the head's let pass.
  struct Strict {
    let pair: Pair
    let baseline: Baseline?
    let loosenings: [Loosening]
  }

  /// Whose settings say what is reported.
  private let origin: SettingsOrigin
  private let usual: Pair
  /// `nil` where the base's settings cannot be followed.
  private let strict: Strict?
  private let headBaseline: Baseline?
  private let mergeBase: ObjectID
  /// Why the base's settings cannot be followed.
  private let obstacle: String?
  /// How many new suppressions the user lets pass; `nil` for any number.
  private let limit: Int?

  init(
    by origin: SettingsOrigin, limit: Int?, head usual: Pair, base strict: Strict?, headBaseline: Baseline?,
    at mergeBase: ObjectID,
    _ obstacle: String? = nil
  ) {
    self.origin = origin
    self.usual = usual
    self.strict = strict
    self.headBaseline = headBaseline
    self.mergeBase = mergeBase
    self.obstacle = obstacle
    self.limit = limit
  }

  /// The newer content, as it is reported.
  var head: LintSession { reported.head }

  /// Whether nothing of the cache turned out to be damaged so far.
  var isSound: Bool {
    [usual, strict?.pair].compactMap(\.self).allSatisfy { $0.head.isSound && $0.base.isSound }
  }

  private var reported: Pair { origin == .base ? strict?.pair ?? usual : usual }

  /// Lints both and keeps what is new.
  func result() -> LintResult {
    var changes = reported.changes
    let found = Found(reported, &changes)
    let byBase = foundByBase(beside: found)
    let suppressions = newSuppressions(found, &changes)
    var settings = GateSettings(origin: origin.rawValue, suppressions: suppressions.count, limit: limit)
    settings.obstacle = obstacle
    settings.silencings =
      silencedBySettings(found, byBase) + silencedByReplacing(found) + silencedByBaseline(found)
      + suppressions.silencings
    // What is only silenced did not move.
    let comparison = found.comparison.keeping(silenced(found, byBase)) { changes.renames() }.matchingMoves()
    var result = reported.head.result(found.head, by: comparison, with: reported.base, at: mergeBase, &changes)
    result.add(settings)
    if let baseline = reported.head.baseline {
      result.note(stale: reported.head.staleCount(of: baseline, beside: found.head))
      result.note(renamed: baseline.lost(by: comparison.renamed))
    }
    return result
  }

  /// Draws the edges of what is new and of what is fixed: the twenty that matter most.
  func diagram(of result: LintResult) -> String? {
    let map = CouplingMap(
      head.propertyUses(of: result.findings), comparedWith: reported.base.propertyUses(of: result.fixed))
    return map.arrows.isEmpty ? nil : map.limited(to: 20).mermaid
  }

  /// Lints both contents by the base's settings; `nil` if the head loosens none, so that they find the same.
  private func foundByBase(beside found: Found) -> Found? {
    guard let strict, !strict.loosenings.isEmpty else { return nil }
    var changes = strict.pair.changes
    return origin == .base ? found : Found(strict.pair, &changes)
  }

  /// What is found in the head and not reported, because of a comment or of the head's settings.
  private func silenced(_ found: Found, _ byBase: Found?) -> [Finding] {
    guard let byBase else { return found.head.silenced }
    var rest = Dictionary(found.head.findings.map { (FindingKey($0), 1) }, uniquingKeysWith: +)
    return found.head.silenced
      + byBase.head.findingsWithSuppressed.filter { finding in
        let key = FindingKey(finding)
        guard let count = rest[key], count > 0 else { return true }
        rest[key] = count - 1
        return false
      }
  }

  /// Compares what is found by the base's settings with what is found by the head's.
  private func silencedBySettings(_ found: Found, _ byBase: Found?) -> [Silencing] {
    guard let strict, let byBase else { return [] }
    let loose = origin == .head ? found.head : usual.head.wholeResult()
    let wanted = strict.pair.head.reportedPaths
    return strict.loosenings.silencings(
      from: byBase.head.findings.filter { wanted?.contains($0.path) ?? true }, to: loose.findings, new: byBase.new)
  }

  /// Counts what the base found in files where a symbolic link or a submodule is now.
  private func silencedByReplacing(_ found: Found) -> [Silencing] {
    let replaced = reported.base.replaced(in: head)
    guard let first = replaced.first else { return [] }
    let paths = Set(replaced)
    let findings = found.comparison.fixed.count { paths.contains($0.path) }
    return [Silencing(.replaced, place: first.description, files: replaced.count, findings: findings, new: 0)]
  }

  private func silencedByBaseline(_ found: Found) -> [Silencing] {
    guard let strict, let headBaseline else { return [] }
    let older = strict.baseline ?? Baseline(of: [])
    if headBaseline.without(older).count == 0 { return [] }
    let all = found.comparison.unchanged + found.comparison.new
    let kept = Set(headBaseline.unknown(among: all).map(FindingKey.init))
    let lost = older.unknown(among: all).filter { !kept.contains(FindingKey($0)) }
    if lost.isEmpty { return [] }
    return [
      Silencing(
        .baseline, place: BaselineFile.usualName, files: Set(lost.map(\.path)).count, findings: lost.count,
        new: lost.count { found.new.contains(FindingKey($0)) })
    ]
  }

  private func newSuppressions(
    _ found: Found, _ changes: inout ChangeExplainer
  ) -> (count: Int, silencings: [Silencing]) {
    let newer = reported.head.suppressions(found.head)
    if newer.isEmpty { return (0, []) }
    let wanted = reported.head.reportedPaths
    let new = newer.new(since: reported.base.suppressions(found.base))
      .filter { wanted?.contains($0.path) ?? true }
    if new.isEmpty { return (0, []) }
    let comparison = Comparison(from: found.base.findingsWithSuppressed, to: found.head.findingsWithSuppressed) {
      changes.renames()
    }
    let keys = Set(comparison.new.map(FindingKey.init))
    // What was decided on is listed one by one; the comments that adopt older findings would bury it.
    let adopted = new.filter { $0.isAdopted && !$0.findings.contains { keys.contains(FindingKey($0)) } }
    let silencings = new.filter { !adopted.contains($0) }.map { $0.silencing(new: keys) }
    return (new.count, silencings + adopted.adopted)
  }
}

/// What is found in both contents by one side's settings, whatever a baseline knows.
private struct Found {
  let head: LintResult
  let base: LintResult
  let comparison: Comparison
  /// What only the newer content has.
  let new: Set<FindingKey>

  init(_ pair: GateSession.Pair, _ changes: inout ChangeExplainer) {
    head = pair.head.wholeResult()
    base = pair.base.wholeResult()
    comparison = Comparison(from: base.findings, to: head.findings) { changes.renames() }
    new = Set(comparison.new.map(FindingKey.init))
  }
}

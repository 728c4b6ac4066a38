import Analysis
import Findings
import Git
import Linting
package import Sessions

/// A run over the head and the base of a repository, each linted with the settings of both sides.
package struct GateSession {
  package struct Pair {
    let head: LintSession
    package let base: LintSession

    /// Lints both contents, without a baseline, and compares them.
    fileprivate func found(_ changes: inout ChangeExplainer) -> Found {
      Found(self, head: head.wholeResult(), base: base.wholeResult(), &changes)
    }

    /// Returns both contents listed by the attributes of the base.
    func listedByBase() -> (attributes: AttributeRules, older: FileList, head: FileList) {
      let attributes = base.ownAttributes
      // A header comment belongs to the head's code, so a new one that calls a file generated is not trusted.
      let newer = head.listing(by: attributes, with: hiddenFiles).believingHeaders(of: base.generated)
      return (attributes, base.listing(by: attributes), newer)
    }

    /// Compares findings of the base with those of the head. What is linted in the base only because it may have moved
    /// is compared with files that the base does not have.
    func comparison(
      from older: [Finding], to newer: [Finding], _ renames: () -> Renames
    ) -> FindingComparison {
      let departed = Set(base.listing.departed.map(\.source))
      if departed.isEmpty { return FindingComparison(from: older, to: newer, renames) }
      var comparison = FindingComparison(from: older.filter { !departed.contains($0.path) }, to: newer, renames)
      let added = Set(head.files.map(\.path)).subtracting(base.files.map(\.path))
      comparison.pair(older.filter { departed.contains($0.path) }, with: added, renames)
      return comparison
    }

    /// The files of the base that a symbolic link or a submodule replaced in the head, except those that moved.
    ///
    /// Without their declarations, findings in the files that use them would disappear.
    var hiddenFiles: [ListedFile] {
      let replaced = base.replaced(in: head)
      if replaced.isEmpty { return [] }
      var explainer = head.changes(since: base)
      let added = Set(head.files.map(\.path)).subtracting(base.files.map(\.path))
      let moves = explainer.moves(from: Set(replaced.map(\.source)), to: added)
      return replaced.filter { moves[$0.source] == nil }
    }
  }

  /// Both contents linted with the base's settings, and what the head's settings silence.
  struct Strict {
    let pair: Pair
    let loosenings: [Loosening]
    /// The ceilings that the head raises.
    let raisedCeilings: [(place: Ceilings.Place, by: Int)]
  }

  /// The side whose settings decide what is reported.
  let origin: SettingsOrigin
  let usual: Pair
  /// `nil` if the base's settings are invalid.
  let strict: Strict?
  private let mergeBase: ObjectID
  /// Why the base's settings are invalid; `nil` if they are valid.
  private let obstacle: String?
  private let limits: GateLimits
  /// `nil` if both sides assign files to modules in the same way.
  let modules: OlderModules?
  /// `nil` if there is none.
  private let unlinted: UnlintedCode?
  /// The sessions since further merge bases.
  var others: [GateSession] = []

  init(
    by origin: SettingsOrigin, _ limits: GateLimits, head usual: Pair, base strict: Strict?, modules: OlderModules?,
    unlinted: UnlintedCode?, at mergeBase: ObjectID, obstacle: String? = nil
  ) {
    self.unlinted = unlinted
    self.origin = origin
    self.usual = usual
    self.strict = strict
    self.mergeBase = mergeBase
    self.obstacle = obstacle
    self.limits = limits
    self.modules = modules
  }

  /// The session of the head with the settings that decide what is reported.
  package var head: LintSession { reported.head }

  /// Whether no damage of the cache was found so far.
  package var isSound: Bool {
    [usual, strict?.pair].compactMap(\.self).allSatisfy { $0.head.isSound && $0.base.isSound }
      && modules?.isSound != false && others.allSatisfy(\.isSound)
  }

  package var reported: Pair { origin == .base ? strict?.pair ?? usual : usual }

  /// Compares the findings of both contents and returns those that are new in the head, since every merge base.
  package func result() -> LintResult {
    others.reduce(into: outcome()) { $0.unite(with: $1.outcome()) }.summarized
  }

  private func outcome() -> GateOutcome {
    var changes = reported.head.changes(since: reported.base, besides: strict?.pair.head)
    let found = reported.found(&changes)
    let byBase = foundByBase(beside: found)
    let lost = modules?.findingsLost(in: found.head, among: reported.head.reportedPaths) ?? []
    let whole = found.adding(lost, to: reported, &changes)
    let suppressions = newSuppressions(found, &changes)
    let replaced = Set(reported.base.replaced(in: head).map(\.source))
    var settings = GateSettings(origin: origin.rawValue, suppressions: suppressions.count, limit: limits.suppressions)
    settings.obstacle = obstacle
    // Silenced findings are matched first, so that a finding that is only silenced does not count as moved.
    let shown = origin == .base ? whole : found
    let hidden = silenced(found, byBase) + (origin == .base ? [] : lost) + (unlinted?.findings ?? [])
    let comparison = shown.comparison.excludingSilenced(hidden, in: replaced) { changes.renames() }
      .matchingMoves().raised(to: limits.severity)
    let silenced =
      silencedBySettings(found, byBase) + silencedByModules(lost, whole)
      + silencedByReplacing(found, replaced) + (unlinted?.silencing(among: head.listing) ?? [])
      + silencedByBaseline(found) + silencedByCeilings() + silencedByReuse(comparison) + suppressions.silencings
    var result = reported.head.result(shown.head, by: comparison, with: reported.base, at: mergeBase, &changes)
    if let baseline = reported.head.baseline {
      result.note(stale: reported.head.staleCount(of: baseline, beside: whole.head))
      result.note(renamed: baseline.olderNameCount(in: comparison.renamed))
    }
    return GateOutcome(result, settings, silenced)
  }

  /// Lints both contents with the base's settings; `nil` if the head loosens no setting, so that the findings are the
  /// same.
  private func foundByBase(beside found: Found) -> Found? {
    guard let strict, !strict.loosenings.isEmpty else { return nil }
    if origin == .base { return found }
    var changes = strict.pair.head.changes(since: strict.pair.base)
    return strict.pair.found(&changes)
  }

  /// Returns the findings in the head that are not reported because of a comment or of the head's settings.
  private func silenced(_ found: Found, _ byBase: Found?) -> [Finding] {
    guard let byBase else { return found.head.silenced }
    var rest = Dictionary(found.head.findingsWithSuppressed.map { (FindingKey($0), 1) }, uniquingKeysWith: +)
    return found.head.silenced
      + byBase.head.findingsWithSuppressed.filter { finding in
        let key = FindingKey(finding)
        guard let count = rest[key], count > 0 else { return true }
        rest[key] = count - 1
        return false
      }
  }
}

/// The findings in both contents with the settings of one side, including those in a baseline.
struct Found {
  let head: LintResult
  let base: LintResult
  let comparison: FindingComparison
  /// The keys of the findings that only the newer content has.
  let new: Set<FindingKey>

  init(
    _ pair: GateSession.Pair, head: LintResult, base: LintResult, _ changes: inout ChangeExplainer
  ) {
    (self.head, self.base) = (head, base)
    comparison = pair.comparison(from: base.findings, to: head.findings) { changes.renames() }
    new = Set(comparison.new.map(FindingKey.init))
  }

  /// Returns the findings with those of the head that its modules hide.
  func adding(_ lost: [Finding], to pair: GateSession.Pair, _ changes: inout ChangeExplainer) -> Found {
    lost.isEmpty ? self : Found(pair, head: head.adding(lost), base: base, &changes)
  }
}

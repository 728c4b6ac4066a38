import Analysis
import Findings
import Git
import Linting
import Maps

/// A run over the head and the base of a repository, each linted with the settings of both sides.
struct GateSession {
  struct Pair {
    let head: LintSession
    let base: LintSession

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

    /// The changes from the base to the head.
    fileprivate var changes: ChangeExplainer { head.changes(since: base) }

    /// Compares findings of the base with those of the head. What is linted in the base only because it may have moved
    /// is compared with files that the base does not have.
    fileprivate func comparison(
      from older: [Finding], to newer: [Finding], _ renames: () -> Renames
    ) -> Comparison {
      let departed = Set(base.listing.departed.map(\.source))
      if departed.isEmpty { return Comparison(from: older, to: newer, renames) }
      var comparison = Comparison(from: older.filter { !departed.contains($0.path) }, to: newer, renames)
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
      var explainer = changes
      let added = Set(head.files.map(\.path)).subtracting(base.files.map(\.path))
      let moves = explainer.moves(from: Set(replaced.map(\.source)), to: added)
      return replaced.filter { moves[$0.source] == nil }
    }
  }

  /// Both contents linted with the base's settings, and what the head's settings silence.
  struct Strict {
    let pair: Pair
    let loosenings: [Loosening]
  }

  /// The side whose settings decide what is reported.
  private let origin: SettingsOrigin
  private let usual: Pair
  /// `nil` if the base's settings are invalid.
  private let strict: Strict?
  private let mergeBase: ObjectID
  /// Why the base's settings are invalid; `nil` if they are valid.
  private let obstacle: String?
  private let limits: GateLimits
  /// `nil` if both sides assign files to modules in the same way.
  private let modules: OlderModules?

  init(
    by origin: SettingsOrigin, _ limits: GateLimits, head usual: Pair, base strict: Strict?, _ modules: OlderModules?,
    at mergeBase: ObjectID, _ obstacle: String? = nil
  ) {
    self.origin = origin
    self.usual = usual
    self.strict = strict
    self.mergeBase = mergeBase
    self.obstacle = obstacle
    self.limits = limits
    self.modules = modules
  }

  /// The session of the head with the settings that decide what is reported.
  var head: LintSession { reported.head }

  /// Whether no damage of the cache was found so far.
  var isSound: Bool {
    [usual, strict?.pair].compactMap(\.self).allSatisfy { $0.head.isSound && $0.base.isSound }
      && modules?.isSound != false
  }

  private var reported: Pair { origin == .base ? strict?.pair ?? usual : usual }

  /// Compares the findings of both contents and returns those that are new in the head.
  func result() -> LintResult {
    var changes = reported.changes
    let found = reported.found(&changes)
    let byBase = foundByBase(beside: found)
    let lost = modules?.findingsLost(in: found.head, among: reported.head.reportedPaths) ?? []
    let whole = found.adding(lost, to: reported, &changes)
    let suppressions = newSuppressions(found, &changes)
    let replaced = Set(reported.base.replaced(in: head).map(\.source))
    var settings = GateSettings(origin: origin.rawValue, suppressions: suppressions.count, limit: limits.suppressions)
    settings.obstacle = obstacle
    settings.add(
      silencedBySettings(found, byBase) + silencedByModules(lost, whole)
        + silencedByReplacing(found, replaced) + silencedByBaseline(found) + suppressions.silencings)
    // Silenced findings are matched first, so that a finding that is only silenced does not count as moved.
    let shown = origin == .base ? whole : found
    let hidden = silenced(found, byBase) + (origin == .base ? [] : lost)
    let comparison = shown.comparison.excludingSilenced(hidden, in: replaced) { changes.renames() }
      .matchingMoves().raised(to: limits.severity)
    var result = reported.head.result(shown.head, by: comparison, with: reported.base, at: mergeBase, &changes)
    result.add(settings)
    if let baseline = reported.head.baseline {
      result.note(stale: reported.head.staleCount(of: baseline, beside: whole.head))
      result.note(renamed: baseline.olderNameCount(in: comparison.renamed))
    }
    return result
  }

  /// Returns a Mermaid diagram of the edges of new and fixed findings, limited to the first twenty arrows. An edge is
  /// drawn, too, if as many findings are fixed as are new.
  func diagram(of result: LintResult) -> String? {
    let map = CouplingMap(
      head.propertyUses(of: result.findings), comparedWith: reported.base.propertyUses(of: result.fixed))
    return map.arrows.isEmpty ? nil : map.limited(to: 20).mermaid
  }

  /// Lints both contents with the base's settings; `nil` if the head loosens no setting, so that the findings are the
  /// same.
  private func foundByBase(beside found: Found) -> Found? {
    guard let strict, !strict.loosenings.isEmpty else { return nil }
    if origin == .base { return found }
    var changes = strict.pair.changes
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

  /// Compares the findings with the base's settings with the findings with the head's settings.
  private func silencedBySettings(_ found: Found, _ byBase: Found?) -> [SilencedFindings] {
    guard let strict, let byBase else { return [] }
    let loose = origin == .head ? found.head : usual.head.wholeResult()
    let wanted = strict.pair.head.reportedPaths
    return strict.loosenings.limited(to: wanted).silencings(
      from: byBase.head.findings.filter { wanted?.contains($0.path) ?? true }, to: loose.findings, new: byBase.new)
  }

  /// Counts the findings that are lost because the head assigns files to other modules.
  ///
  /// - Parameter whole: the findings of the head, with those that are lost.
  private func silencedByModules(_ lost: [Finding], _ whole: Found) -> [SilencedFindings] {
    guard let modules, !lost.isEmpty else { return [] }
    return [
      SilencedFindings(
        .modulesChanged, place: modules.manifest.description, files: Set(lost.map(\.path)).count, lost, new: whole.new)
    ]
  }

  /// Counts the base's findings in files that a symbolic link or a submodule replaced, unless the loosenings have them.
  ///
  /// - Parameter replaced: the paths of these files.
  private func silencedByReplacing(_ found: Found, _ replaced: Set<ByteString>) -> [SilencedFindings] {
    let hidden = strict?.loosenings.filter { $0.change == .replaced }.flatMap(\.paths) ?? []
    let replaced = (reported.base.reportedPaths?.intersection(replaced) ?? replaced).subtracting(hidden)
    guard let first = replaced.min() else { return [] }
    let findings = found.comparison.fixed.filter { replaced.contains($0.path) }
    return [SilencedFindings(.replaced, place: first.description, files: replaced.count, findings, new: [])]
  }

  private func silencedByBaseline(_ found: Found) -> [SilencedFindings] {
    guard let strict, let headBaseline = usual.head.baseline else { return [] }
    let older = strict.pair.head.baseline ?? Baseline(of: [])
    if headBaseline.without(older).count == 0 { return [] }
    let all = found.comparison.unchanged + found.comparison.new
    let kept = Set(headBaseline.unknown(among: all).map(FindingKey.init))
    let wanted = usual.head.reportedPaths
    let lost = older.unknown(among: all)
      .filter { !kept.contains(FindingKey($0)) && wanted?.contains($0.path) ?? true }
    if lost.isEmpty { return [] }
    return [
      SilencedFindings(
        .baseline, place: BaselineFile.usualName, files: Set(lost.map(\.path)).count, lost, new: found.new)
    ]
  }

  private func newSuppressions(
    _ found: Found, _ changes: inout ChangeExplainer
  ) -> (count: Int, silencings: [SilencedFindings]) {
    let (older, newer) = (reported.base.suppressions(found.base), reported.head.suppressions(found.head))
    if newer.isEmpty || newer == older { return (0, []) }
    let comparison = reported.comparison(
      from: found.base.findingsWithSuppressed, to: found.head.findingsWithSuppressed
    ) { changes.renames() }
    let wanted = reported.head.reportedPaths
    let new = newer.new(since: older, comparison.matchingMoves(), &changes)
      .filter { wanted?.contains($0.path) ?? true }
    if new.isEmpty { return (0, []) }
    let keys = Set(comparison.new.map(FindingKey.init))
    // Suppressions that were decided on are listed one by one; comments that adopt older findings would bury them.
    let isDecided = { (new: Suppression) in !new.isAdopted || new.findings.contains { keys.contains(FindingKey($0)) } }
    let silencings = new.filter(isDecided).map { $0.silencing(new: keys) }
    return (new.count, silencings + new.filter { !isDecided($0) }.adopted)
  }
}

/// The findings in both contents with the settings of one side, including those in a baseline.
private struct Found {
  let head: LintResult
  let base: LintResult
  let comparison: Comparison
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

import Findings
import Linting
import Sessions

/// What the changes of the head silence.
extension GateSession {
  /// Compares the findings with the base's settings with the findings with the head's settings.
  func silencedBySettings(_ found: Found, _ byBase: Found?) -> [SilencedFindings] {
    guard let strict, let byBase else { return [] }
    let loose = origin == .head ? found.head : usual.head.wholeResult()
    let wanted = strict.pair.head.reportedPaths
    return strict.loosenings.limited(to: wanted).silencings(
      from: byBase.head.findings.filter { wanted?.contains($0.path) ?? true }, to: loose.findings, new: byBase.new)
  }

  /// Counts the findings that are lost because the head assigns files to other modules.
  ///
  /// - Parameter whole: the findings of the head, with those that are lost.
  func silencedByModules(_ lost: [Finding], _ whole: Found) -> [SilencedFindings] {
    guard let modules, !lost.isEmpty else { return [] }
    return [
      SilencedFindings(
        .modulesChanged, place: modules.manifest.description, files: Set(lost.map(\.path)).count, lost, new: whole.new)
    ]
  }

  /// Counts the base's findings in files that a symbolic link or a submodule replaced, unless the loosenings have them.
  ///
  /// - Parameter replaced: the paths of these files.
  func silencedByReplacing(_ found: Found, _ replaced: Set<ByteString>) -> [SilencedFindings] {
    let hidden = strict?.loosenings.filter { $0.change == .replaced }.flatMap(\.paths) ?? []
    let replaced = (reported.base.reportedPaths?.intersection(replaced) ?? replaced).subtracting(hidden)
    guard let first = replaced.min() else { return [] }
    let findings = found.comparison.fixed.filter { replaced.contains($0.path) }
    return [SilencedFindings(.replaced, place: first.description, files: replaced.count, findings, new: [])]
  }

  func silencedByBaseline(_ found: Found) -> [SilencedFindings] {
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

  /// Lists the ceilings that the head raises, of each rule in one sentence.
  func silencedByCeilings() -> [SilencedFindings] {
    Dictionary(grouping: strict?.raisedCeilings ?? [], by: \.place.rule).sorted { $0.key < $1.key }.map {
      rule, places in
      SilencedFindings(raisedCeilingsOf: rule, by: places.reduce(0) { $0 + $1.by })
    }
  }

  /// Counts the new findings that entries of the base's baseline cover, because the findings that they recorded are fixed.
  func silencedByReuse(_ comparison: FindingComparison) -> [SilencedFindings] {
    guard let baseline = reported.head.baseline, let older = strict?.pair.head.baseline else { return [] }
    let unknown = Set((comparison.unknown(to: baseline) + comparison.unknown(to: older)).map(FindingKey.init))
    let wanted = reported.head.reportedPaths
    let covered = comparison.new.filter {
      let key = FindingKey($0)
      return !unknown.contains(key) && !comparison.risen.contains(key) && wanted?.contains($0.path) ?? true
    }
    if covered.isEmpty { return [] }
    return [
      SilencedFindings(
        .reused, place: BaselineFile.usualName, files: Set(covered.map(\.path)).count, covered,
        new: Set(covered.map(FindingKey.init)))
    ]
  }

  func newSuppressions(
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

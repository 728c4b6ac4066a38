import Analysis
import Findings
import SwiftReader

/// Checks one file's suppressions, after they were applied to the file's findings.
struct FileAudit {
  let file: Int
  let codebase: Codebase
  let ruleSet: RuleSet
  /// The id of every rule that a suppression may name, in alphabetical order.
  let known: [String]
  private var suppressions: SuppressionComments
  /// The ids of the rules that are enabled for this file.
  private let active: Set<String>

  init(_ file: Int, of codebase: Codebase, ruleSet: RuleSet, known: [String], _ suppressions: SuppressionComments) {
    self.file = file
    self.codebase = codebase
    self.ruleSet = ruleSet
    self.known = known
    self.suppressions = suppressions
    active = Set(ruleSet.rules.map(\.id) + ruleSet.suppressionRules.map(\.rule.id))
  }

  /// Returns the findings about faults that no suppression silences, and the number of silenced ones. A suppression
  /// that silences a fault is used.
  mutating func findings() -> (reported: [Finding], suppressed: Int) {
    var found = faults(where: { $0.kind != .use })
    var reported = found.filter { !suppressions.markUsed(for: $0) }
    // A suppression that silences an unused suppression is used, so suppressions of these rules are checked last.
    let ids = Set(ruleSet.suppressionRules.map(\.rule.id))
    let unused = faults(where: { $0.kind == .use }, named: { !ids.contains($0) })
    found += unused
    reported += unused.filter { !suppressions.markUsed(for: $0) }
    let selves = faults(where: { $0.kind == .use }, named: { ids.contains($0) })
    return (reported + selves, found.count - reported.count)
  }

  private func faults(
    where isWanted: (SuppressionFault) -> Bool, named isNamed: (String) -> Bool = { _ in true }
  ) -> [Finding] {
    suppressions.entries.flatMap { entry in
      faults(of: entry, named: isNamed).filter(isWanted).compactMap { finding($0, entry.comment) }
    }
  }

  private func faults(of entry: SuppressionComments.Entry, named isNamed: (String) -> Bool) -> [SuppressionFault] {
    if let fault = entry.fault { return [fault] }
    if entry.comment.rules.isEmpty { return isNamed("") ? [.noRule] : [] }
    // If the file was not parsed completely, findings may be missing, so its suppressions may be used.
    let isRead = codebase.isRead(file)
    return entry.comment.rules.filter(isNamed).compactMap { rule in
      if let fault = SuppressionFault(ofRule: rule, known: known) { return fault }
      // A rule that is disabled here may be enabled in another run.
      return isRead && active.contains(rule) && !entry.used.contains(rule) ? .unused(rule: rule) : nil
    }
  }

  private func finding(_ fault: SuppressionFault, _ comment: SuppressionComment) -> Finding? {
    guard let active = ruleSet.suppressionRules.first(where: { $0.rule.kind == fault.kind }) else { return nil }
    let source = codebase.files[file]
    let position = source.facts.lines.position(of: comment.offset)
    let subject = FindingSubject.suppression(
      declaration: ByteString(codebase.nameOfDeclaration(around: comment.offset, in: file)),
      rules: ByteString(fault.rule ?? comment.rules.joined(separator: ", ")))
    return Finding(
      subject, rule: active.rule.id, severity: active.severity, path: source.path, from: position,
      to: source.facts.lines.position(of: comment.end), message: fault.message, advice: active.rule.advice)
  }
}

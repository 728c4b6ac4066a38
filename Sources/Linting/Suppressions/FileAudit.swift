import Analysis
import Findings
import SwiftReader

/// Judges one file's allowances, after they have judged the file's findings.
struct FileAudit {
  let file: Int
  let codebase: Codebase
  let law: Law
  /// Every rule that an allowance may name, and how each is spelled.
  let known: Set<String>
  /// The same in alphabetical order.
  private let rules: [String]
  private var allowances: Allowances
  /// The rules that speak of this file.
  private let active: Set<String>

  init(_ file: Int, of codebase: Codebase, law: Law, known: Set<String>, _ allowances: Allowances) {
    self.file = file
    self.codebase = codebase
    self.law = law
    self.known = known
    rules = known.sorted()
    self.allowances = allowances
    active = Set(law.rules.map(\.id) + law.allowanceRules.map(\.rule.id))
  }

  /// Finds the faults; an allowance may allow them, too, and is then needed.
  mutating func findings() -> (reported: [Finding], allowed: Int) {
    var found = faults(where: { $0.kind != .use })
    var reported = found.filter { !allowances.allow($0) }
    // What allows an unneeded allowance is needed, so that is looked at last.
    let ids = Set(law.allowanceRules.map(\.rule.id))
    let unused = faults(where: { $0.kind == .use }, named: { !ids.contains($0) })
    found += unused
    reported += unused.filter { !allowances.allow($0) }
    let selves = faults(where: { $0.kind == .use }, named: { ids.contains($0) })
    return (reported + selves, found.count - reported.count)
  }

  private func faults(
    where isWanted: (AllowanceFault) -> Bool, named isNamed: (String) -> Bool = { _ in true }
  ) -> [Finding] {
    allowances.entries.flatMap { entry in
      faults(of: entry, named: isNamed).filter(isWanted).compactMap { finding($0, entry.allowance) }
    }
  }

  private func faults(of entry: Allowances.Entry, named isNamed: (String) -> Bool) -> [AllowanceFault] {
    if let fault = entry.fault { return [fault] }
    if entry.allowance.rules.isEmpty { return isNamed("") ? [.namesNoRule] : [] }
    // Where the text could not be followed to its end, nobody knows what would have been found.
    let isRead = codebase.isRead(file)
    return entry.allowance.rules.filter(isNamed).compactMap { rule in
      guard known.contains(rule) else {
        return .namesStranger(rule, hint: suggestion(for: rule, among: rules))
      }
      // A rule that is off here may be on in another run.
      return isRead && active.contains(rule) && !entry.used.contains(rule) ? .isUnused(rule: rule) : nil
    }
  }

  private func finding(_ fault: AllowanceFault, _ allowance: Allowance) -> Finding? {
    guard let active = law.allowanceRules.first(where: { $0.rule.kind == fault.kind }) else { return nil }
    let source = codebase.files[file]
    let position = source.facts.lines.position(of: allowance.offset)
    return Finding(
      rule: active.rule.id, severity: active.severity, confidence: .high, path: source.path, position: position,
      end: source.facts.lines.position(of: allowance.end),
      declaration: ByteString(codebase.nameOfDeclaration(around: allowance.offset, in: file)),
      edge: ByteString(fault.rule ?? allowance.rules.joined(separator: ", ")), member: "", chain: "", reach: 0, uses: 1,
      message: fault.message, advice: active.rule.advice, related: [])
  }
}

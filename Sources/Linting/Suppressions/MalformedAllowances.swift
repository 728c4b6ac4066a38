import Analysis
import Findings
import SwiftReader

extension Codebase {
  /// Lists what allowances of judged files say that nobody can follow: the author believes that something is allowed.
  ///
  /// - Parameter known: every rule that an allowance may name.
  func malformedAllowances(known: Set<String>, today: String) -> [Place] {
    let rules = known.sorted()
    return files.filter(\.isJudged).flatMap { file in
      file.facts.allowances.flatMap { allowance in
        impossibilities(of: allowance, known: known, rules, today: today).map {
          Place(path: file.path, position: file.position(of: allowance), message: $0.message)
        }
      }
    }
  }
}

private func impossibilities(of allowance: Allowance, known: Set<String>, _ rules: [String], today: String) -> [AllowanceFault] {
  let strangers = known.isEmpty ? [] : allowance.rules.filter { !known.contains($0) }
  let faults = strangers.map { AllowanceFault.namesStranger($0, hint: suggestion(for: $0, among: rules)) }
  guard case .hasNoDay(let text) = AllowanceFault(of: allowance, today: today) else { return faults }
  return faults + [.hasNoDay(text)]
}

extension SourceFile {
  fileprivate func position(of allowance: Allowance) -> Position { facts.position(of: allowance.offset) }
}

package import Analysis
package import Findings
import SwiftReader

/// Returns the locations of unknown rules and invalid dates in suppressions of linted files. The author of such a
/// suppression believes that it silences a finding.
///
/// - Parameter known: every rule that a suppression may name.
package func malformedSuppressions(
  in files: [SourceFile], known: Set<String>, today: String
) -> [RelatedLocation] {
  let rules = known.sorted()
  return files.filter { $0.isLinted && $0.outline.contains(.hasSuppressions) }.flatMap { file in
    file.facts.suppressions.flatMap { comment in
      impossibilities(of: comment, known: known, rules, today: today).map {
        RelatedLocation(path: file.path, position: file.position(of: comment), message: $0.message)
      }
    }
  }
}

private func impossibilities(of comment: SuppressionComment, known: Set<String>, _ rules: [String], today: String)
  -> [SuppressionFault]
{
  let strangers = known.isEmpty ? [] : comment.rules.filter { !known.contains($0) }
  let faults = strangers.map { SuppressionFault.unknownRule($0, hint: suggestion(for: $0, among: rules)) }
  guard case .invalidDate(let text) = SuppressionFault(of: comment, today: today) else { return faults }
  return faults + [.invalidDate(text)]
}

extension SourceFile {
  fileprivate func position(of comment: SuppressionComment) -> Position { facts.position(of: comment.offset) }
}

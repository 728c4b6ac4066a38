package import Analysis
package import Findings
import SwiftReader

/// Returns the locations of unknown rules and invalid dates in suppressions of linted files. The author of such a
/// suppression believes that it silences a finding.
///
/// - Parameter known: every rule that a suppression may name, in alphabetical order.
package func malformedSuppressions(
  in files: [SourceFile], known: [String], today: String
) -> [RelatedLocation] {
  files.filter { $0.isLinted && $0.outline.contains(.hasSuppressions) }
    .flatMap { $0.malformedSuppressions(known: known, today: today) }
}

extension SourceFile {
  fileprivate func malformedSuppressions(known: [String], today: String) -> [RelatedLocation] {
    let facts = facts
    return facts.suppressions.flatMap { comment in
      comment.misconceptions(known: known, today: today).map {
        RelatedLocation(path: path, position: facts.position(of: comment.offset), message: $0.message)
      }
    }
  }
}

extension SuppressionComment {
  fileprivate func misconceptions(known: [String], today: String) -> [SuppressionFault] {
    let faults = rules.compactMap { SuppressionFault(ofRule: $0, known: known) }
    guard case .invalidDate(let text) = SuppressionFault(of: self, today: today) else { return faults }
    return faults + [.invalidDate(text)]
  }
}

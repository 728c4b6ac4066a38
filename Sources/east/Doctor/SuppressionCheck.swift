import Analysis
import Findings
import Linting
import Rules
import Sessions
import SwiftReader

/// The check of the `east:allow` comments of the linted files.
struct SuppressionCheck: Examined {
  private let comments: [SuppressionComment]
  let faults: [String]

  init(_ files: [SourceFile]) {
    comments = files.filter(\.isLinted).flatMap(\.facts.suppressions)
    faults = malformedSuppressions(in: files, known: allRules, today: currentDay()).map(\.sentence)
  }

  var isAbsent: Bool { comments.isEmpty }

  var description: String {
    if isAbsent { return "none" }
    let adopted = comments.count(where: \.isAdopted)
    return pluralized(comments.count, "comment") + (adopted > 0 ? ", \(adopted) of them marked as adopted" : "")
  }
}

package import Analysis
package import Findings
package import SwiftReader

/// One rule of one `east:allow` comment that is in effect, and the findings that it silences.
package struct Suppression: Sendable, Equatable {
  package var path: ByteString
  /// The line of the comment.
  package var line: Int
  package var rule: String
  package var findings: [Finding]
  /// Whether the comment is marked as adopted.
  package var isAdopted: Bool
  /// The lines that the comment applies to. Like `reason` and `declaration`, it does not change when the comment moves
  /// with its code.
  package var extent: SuppressionComment.Extent
  package var reason: String
  package var declaration: ByteString
}

extension Codebase {
  /// Returns the suppressions of the linted files, ordered by file and position.
  ///
  /// - Parameters:
  ///   - silenced: the findings that comments silence.
  ///   - ruleSets: contains the known rule ids; a suppression of an unknown rule silences nothing.
  ///   - today: `YYYY-MM-DD`; a comment that has expired before this day silences nothing.
  package func suppressions(of silenced: [Finding], under ruleSets: RuleSets, today: String) -> [Suppression] {
    let findings = Dictionary(grouping: silenced, by: \.path)
    return files.indices.flatMap { number in
      let file = files[number]
      guard file.isLinted, file.outline.contains(.hasSuppressions) else { return [Suppression]() }
      return suppressions(in: number, of: findings[file.path] ?? [], today: today)
        .filter { SuppressionFault(ofRule: $0.rule, known: ruleSets.known) == nil }
    }
  }

  private func suppressions(in number: Int, of silenced: [Finding], today: String) -> [Suppression] {
    let file = files[number]
    let comments = SuppressionComments(file.facts, today: today)
    var found: [Int: [Finding]] = [:]
    for finding in silenced {
      for index in Set(comments.entries(allowing: finding)) { found[index, default: []].append(finding) }
    }
    return comments.entries.enumerated().flatMap { index, entry in
      entry.fault != nil
        ? []
        : entry.comment.rules.map { rule in
          Suppression(
            path: file.path, line: file.facts.position(of: entry.comment.offset).line, rule: rule,
            findings: (found[index] ?? []).filter { $0.rule == rule }, isAdopted: entry.comment.isAdopted,
            extent: entry.comment.extent, reason: entry.comment.reason,
            declaration: ByteString(nameOfDeclaration(around: entry.comment.offset, in: number)))
        }
    }
  }
}

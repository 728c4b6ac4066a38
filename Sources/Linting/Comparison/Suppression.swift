package import Analysis
package import Findings
import SwiftReader

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
  fileprivate var extent: SuppressionComment.Extent
  fileprivate var reason: String
  fileprivate var declaration: ByteString
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

extension [Suppression] {
  /// Returns the suppressions that an older version does not have.
  ///
  /// A comment that moves with its declaration or its file is not new, nor is a comment with another reason. A comment
  /// that had expired and whose date was extended is new.
  package func new(since older: [Suppression]) -> [Suppression] {
    var matching = Matching(from: older, to: self)
    matching.pair { [$0.kind, $0.declaration, $0.path, $0.words] }
    matching.pair { [$0.kind, $0.path, $0.words] }
    matching.pair { $0.declaration.isEmpty ? nil : [$0.kind, $0.declaration, $0.words] }
    matching.pair { $0.declaration.isEmpty ? nil : [$0.kind, $0.declaration] }
    // A comment outside of all declarations, or for the whole file, can only be recognized by its reason.
    matching.pair { $0.declaration.isEmpty ? [$0.kind, $0.words] : nil }
    return matching.new
  }
}

extension Suppression {
  fileprivate var kind: ByteString { "\(rule) \(extent)" }

  fileprivate var words: ByteString { ByteString(reason) }
}

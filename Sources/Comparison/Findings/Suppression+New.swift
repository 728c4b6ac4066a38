import Findings
package import Linting
import SwiftReader

extension [Suppression] {
  /// Returns the suppressions that an older version does not have.
  ///
  /// A comment that moves with its declaration or its file is not new, nor is a comment with another reason. A comment
  /// that had expired and whose date was extended is new, and so is a comment that silences what no comment silenced
  /// before: one for a line may have been taken from code that was fixed, and below one for a file may be new code.
  ///
  /// - Parameter comparison: the comparison of the findings in both versions, the silenced ones included.
  package func new(
    since older: [Suppression], _ comparison: FindingComparison, _ changes: inout ChangeExplainer
  ) -> [Suppression] {
    let moves = changes.moves(from: Set(older.map(\.path)), to: Set(map(\.path)))
    let before = SilencedBefore(by: older, comparison)
    var matching = Matching(
      from: older.map { Candidate(suppression: $0, path: moves[$0.path] ?? $0.path, effect: .same) },
      to: map { Candidate(suppression: $0, path: $0.path, effect: before.effect(of: $0, &changes)) })
    // Only the file identifies a comment for a file.
    matching.pair { $0.isForFile && $0.effect != .other ? [$0.kind, $0.path, $0.words] : nil }
    matching.pair { $0.isForFile && $0.effect != .other ? [$0.kind, $0.path] : nil }
    matching.pair { $0.isForFile || $0.effect == .other ? nil : [$0.kind, $0.path, $0.declaration, $0.words] }
    matching.pair { $0.isMovable ? [$0.kind, $0.path, $0.words] : nil }
    // A comment outside of all declarations can only be recognized by its reason.
    matching.pair { $0.isMovable ? [$0.kind, $0.declaration, $0.words] : nil }
    matching.pair { $0.isMovable && !$0.declaration.isEmpty ? [$0.kind, $0.declaration] : nil }
    matching.pair { $0.isMovable ? [$0.kind, $0.path] : nil }
    return matching.new.map(\.suppression)
  }
}

/// What a comment silences, compared with an older version.
private enum Effect {
  /// Only what comments silenced before, or nothing.
  case same
  /// A new finding in code that is not new: something that the code depends on has changed.
  case changed
  /// A new finding, or one that was reported before.
  case other
}

/// The findings that comments of an older version silence.
private struct SilencedBefore {
  private let keys: Set<FindingKey>
  private let new: Set<FindingKey>
  private let olderKeys: [FindingKey: FindingKey]

  init(by older: [Suppression], _ comparison: FindingComparison) {
    keys = Set(older.flatMap(\.findings).map(FindingKey.init))
    new = Set(comparison.new.map(FindingKey.init))
    olderKeys = comparison.olderKeys
  }

  func effect(of suppression: Suppression, _ changes: inout ChangeExplainer) -> Effect {
    var effect = Effect.same
    for finding in suppression.findings {
      let key = FindingKey(finding)
      if !new.contains(key), keys.contains(olderKeys[key] ?? key) { continue }
      guard new.contains(key), changes.stoodBefore(finding) else { return .other }
      effect = .changed
    }
    return effect
  }
}

/// A suppression of either version, with what identifies it.
private struct Candidate {
  let suppression: Suppression
  /// The path of the file in the newer version.
  let path: ByteString
  let effect: Effect

  var kind: ByteString { "\(suppression.rule) \(suppression.extent)" }

  var words: ByteString { ByteString(suppression.reason) }

  var declaration: ByteString { suppression.declaration }

  var isForFile: Bool { suppression.extent == .file }

  /// Whether the comment may come from another place, because it silences nothing that was not silenced before.
  var isMovable: Bool { !isForFile && effect == .same }
}

import Findings
import Git

/// What a history knows of one commit, beside the commit that was linted before it.
struct HistoryEntry: Sendable, Equatable {
  var commit: ObjectID
  /// The last commit before it that could be linted; `nil` if there is none.
  var previous: ObjectID?
  var outcome: HistoryPoint.Outcome
  /// The changes of the findings; `nil` if the commit could not be linted or has the files of the previous one.
  var step: FindingStep?
  /// The paths that the commit changed or added, if it has a step.
  var changed: [ByteString] = []
  /// The new path of each renamed file, by its old path.
  var moves: [ByteString: ByteString] = [:]
  /// The selected paths that do not exist at the commit; `nil` if it could not be listed.
  var unseen: [RepositoryPath]?
  /// The days on which comments with an expiry date silence the same findings.
  var days: ClosedRange<String>
  /// Whether the entry holds as long as the commit exists.
  var isKept = true

  /// The entry of the same commit if no other one was linted before it. Its step has to be found out otherwise.
  var asFirst: HistoryEntry {
    var entry = self
    (entry.previous, entry.step, entry.changed, entry.moves) = (nil, nil, [], [:])
    if case .linted(var counts) = outcome {
      (counts.new, counts.fixed) = (nil, nil)
      entry.outcome = .linted(counts)
    }
    return entry
  }

  /// Whether the commit has other files than the previous one.
  var isChange: Bool { step?.isFirst == false }

  var isLinted: Bool { if case .linted = outcome { true } else { false } }
}

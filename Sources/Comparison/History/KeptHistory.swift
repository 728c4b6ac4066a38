import Findings
import Git

/// What earlier runs of `east history` found out about commits.
struct KeptHistory: Sendable {
  private(set) var entries: [HistoryEntry] = []
  /// The findings at one commit, the last one of the last run.
  private(set) var last: (commit: ObjectID, findings: [Finding])?

  /// The maximum number of commits. A commit takes some hundred words.
  private static let most = 20_000

  init() {}

  init(_ entries: [HistoryEntry], last: (commit: ObjectID, findings: [Finding])?) {
    (self.entries, self.last) = (entries, last)
  }

  /// Adds what a run found out, in the place of what was known of the same commits.
  mutating func add(_ part: HistoryPart) {
    let new = part.entries.filter(\.isKept)
    let keys = Set(new.map(\.key))
    entries = (entries.filter { !keys.contains($0.key) } + new).suffix(Self.most)
    if let findings = part.findings, let commit = part.lastLinted { last = (commit, findings) }
  }
}

extension HistoryPart {
  /// The results for the first of some commits, as far as they are known.
  init(_ kept: KeptHistory, of commits: [Commit], on day: String) {
    let valid = kept.entries.filter { $0.days.contains(day) }
    let byKey = Dictionary(valid.map { ($0.key, $0) }) { $1 }
    let byCommit = Dictionary(valid.map { ($0.commit, $0) }) { $1 }
    for commit in commits {
      let key = HistoryEntry.Key(commit: commit.id, previous: lastLinted)
      let asFirst = lastLinted == nil ? byCommit[commit.id]?.asFirst : nil
      guard let entry = byKey[key] ?? asFirst else { break }
      entries.append(entry)
    }
    if let last = kept.last, last.commit == lastLinted { findings = last.findings }
  }
}

extension HistoryEntry {
  /// What an entry depends on, besides the settings of the run.
  struct Key: Hashable {
    var commit: ObjectID
    var previous: ObjectID?
  }

  var key: Key { Key(commit: commit, previous: previous) }
}

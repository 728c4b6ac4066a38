import Analysis
import Findings
import Git
import Linting
import Sessions
import SwiftReader

/// The cached history of a repository, for runs with the same settings.
struct HistoryFile {
  private let file: CommandFile

  /// - Returns: `nil` if nothing is kept: without a cache, and if findings depend on more than the commits.
  init?(_ options: InputOptions) throws(Failure) {
    guard let file = try options.reading("HEAD").commandFile(ending: "history") else { return nil }
    self.file = file
  }

  func read() -> KeptHistory? {
    guard let words = file.read() else { return nil }
    var reader = WordReader(words)
    var history = KeptHistory()
    Self.code(&history, &reader)
    return reader.isSound && reader.isAtEnd ? history : nil
  }

  func store(_ history: KeptHistory) {
    var writer = WordWriter()
    var history = history
    Self.code(&history, &writer)
    file.write(writer.words)
  }

  private static func code(_ history: inout KeptHistory, _ fields: inout some WordCoder) {
    var entries = history.entries
    fields.list(&entries, of: .blank) { code(&$0, &$1) }
    var commit = history.last?.commit
    var findings = history.last?.findings ?? []
    fields.optional(&commit, .emptyTree) { $1.id(&$0) }
    fields.list(&findings, of: .blank) { $1.finding(&$0) }
    history = KeptHistory(entries, last: commit.map { ($0, findings) })
  }

  private static func code(_ entry: inout HistoryEntry, _ fields: inout some WordCoder) {
    fields.id(&entry.commit)
    fields.optional(&entry.previous, .emptyTree) { $1.id(&$0) }
    var counts = entry.outcome.counts
    fields.optional(&counts, .blank) { code(&$0, &$1) }
    var reason = entry.outcome.reason
    fields.text(&reason)
    entry.outcome = counts.map { .linted($0) } ?? .unknown(reason)
    fields.optional(&entry.step, FindingStep(first: [])) { step, fields in
      fields.optional(&step.commit, .emptyTree) { $1.id(&$0) }
      fields.list(&step.new, of: "") { $1.text(&$0) }
      fields.list(&step.fixed, of: "") { $1.text(&$0) }
      fields.list(&step.renamed, of: FindingStep.Renaming(older: "", newer: "")) {
        $1.text(&$0.older)
        $1.text(&$0.newer)
      }
    }
    fields.list(&entry.changed, of: "") { $1.name(&$0) }
    var moves = entry.moves.sorted { $0.key < $1.key }
    fields.list(&moves, of: ("", "")) {
      $1.name(&$0.key)
      $1.name(&$0.value)
    }
    entry.moves = Dictionary(moves) { first, _ in first }
    fields.optional(&entry.unseen, []) { paths, fields in fields.list(&paths, of: .root) { $1.path(&$0) } }
    var (first, last) = (entry.days.lowerBound, entry.days.upperBound)
    fields.text(&first)
    fields.text(&last)
    fields.require(first <= last)
    if first <= last { entry.days = first...last }
  }

  private static func code(_ counts: inout HistoryPoint.Counts, _ fields: inout some WordCoder) {
    fields.number(&counts.findings)
    fields.optional(&counts.new, 0) { $1.number(&$0) }
    fields.optional(&counts.fixed, 0) { $1.number(&$0) }
    fields.number(&counts.files)
    fields.number(&counts.lines)
    for list in [\HistoryPoint.Counts.rules, \.modules] {
      fields.list(&counts[keyPath: list], of: Statistics.Count(name: "", count: 0)) {
        $1.name(&$0.name)
        $1.number(&$0.count)
      }
    }
  }
}

extension WordCoder {
  fileprivate mutating func id(_ id: inout ObjectID) {
    var words = id.words[...]
    numbers(&words)
    let read = ObjectID(words: words)
    require(read != nil)
    id = read ?? id
  }

  fileprivate mutating func path(_ path: inout RepositoryPath) {
    var name = ByteString(path.bytes)
    self.name(&name)
    let read = name.isEmpty ? .root : RepositoryPath(bytes: name.bytes)
    require(read != nil)
    path = read ?? path
  }
}

extension HistoryPoint.Outcome {
  fileprivate var counts: HistoryPoint.Counts? { if case .linted(let counts) = self { counts } else { nil } }

  fileprivate var reason: String { if case .unknown(let reason) = self { reason } else { "" } }
}

extension HistoryPoint.Counts {
  fileprivate static var blank: Self { Self(findings: 0, files: 0, lines: 0, rules: [], modules: []) }
}

extension HistoryEntry {
  fileprivate static var blank: Self { Self(commit: .emptyTree, outcome: .unknown(""), days: ""...String.endOfTime) }
}

import Analysis
import Findings
import FuzzProperties
import Git
import SwiftReader

/// Why a history cannot be replayed.
struct Complaint: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// The analyses of one commit after the other.
struct Replay {
  private let repository: Repository
  private var facts: [ContentID: FileFacts] = [:]
  private var record: AnalysisRecord?
  /// The codebase whose files are edited from commit to commit, as in an editor.
  private var session: Codebase?
  private var before: Set<ContentID> = []
  private var analyzed: [Int] = []
  private(set) var differences = 0

  init(gitDirectory: String) throws {
    repository = try Repository(gitDirectory: DiskPath(bytes: Array(gitDirectory.utf8)))
  }

  /// Analyzes a commit twice.
  mutating func step(to commit: String) throws {
    let files = try sources(at: commit)
    let known = facts
    let codebase = Codebase(files, since: record, olderFacts: { known[$0] }, isRecorded: true, jobs: 2)
    let whole = Codebase(files, jobs: 2)
    let different = zip(codebase.analyses, whole.analyses).filter { $0.uses != $1.uses }
    let session = session?.edited(to: files) ?? codebase
    self.session = session
    if !different.isEmpty || codebase.differs(from: whole) || session.differs(from: whole) {
      differences += 1
      for (mine, theirs) in different.prefix(3) {
        print("  \(files[mine.file].path): \(mine.uses.count) uses, not \(theirs.uses.count)")
      }
    }
    let contents = Set(files.compactMap(\.content))
    let changed = contents.subtracting(before).count
    if record != nil { analyzed.append(codebase.analyzedFiles) }
    print(
      "\(commit.prefix(10)) \(files.count) files, \(changed) changed, \(codebase.analyzedFiles) analyzed"
        + (different.isEmpty ? "" : ", DIFFERENT"))
    before = contents
    record = codebase.record()
  }

  private mutating func sources(at commit: String) throws -> [SourceFile] {
    try repository.files(at: commit).filter { $0.hasSuffix(".swift") && $0.kind == .regular }.map { entry in
      let content = ContentID(words: entry.id.words)
      let known = try facts[content] ?? SwiftReader.facts(of: repository.contents(of: entry.id))
      facts[content] = known
      return SourceFile(path: ByteString(entry.path.bytes), facts: known, role: .linted, content: content)
    }
  }

  /// How many files were analyzed again, over all commits but the first.
  var distribution: String {
    let sorted = analyzed.sorted()
    guard let most = sorted.last else { return "one commit, \(differences) differences" }
    let mean = sorted.reduce(0, +) / sorted.count
    return "\(sorted.count) commits: median \(sorted[sorted.count / 2]), mean \(mean), "
      + "90 % \(sorted[sorted.count * 9 / 10]), most \(most); \(differences) differences"
  }
}

extension Codebase {
  fileprivate func differs(from other: Codebase) -> Bool {
    firstDifference(from: other) != nil || chainCounts != other.chainCounts
  }
}

import Analysis
import Findings
import Git
import SwiftReader

/// Everything that was read, and what stands in for the rest.
struct ReadFiles: Sendable {
  var files: [SourceFile] = []
  /// For every file its length in bytes.
  var sizes: [Int] = []
  /// Findings for what could not be read.
  var unread: [Finding] = []
  /// Sentences about what git should have and has not.
  private(set) var lost: [String] = []
  /// What was read and left out; nothing is linted yet.
  var summary = Summary()
  /// What the disk said of the files that lie there when they were read.
  var stamps: [RepositoryPath: Stamp] = [:]
  /// The files that could not be parsed and that their headers call generated. They are read for what they declare.
  private(set) var generated: Set<RepositoryPath> = []
  /// What the repository says of its modules.
  private let manifests: [Manifest]
  /// What was read, for another reading.
  private(set) var memo = FactsMemo()

  /// Reads all files of the listing, with several threads; the result is the same for any number of them.
  ///
  /// - Parameter known: what was read before.
  init(_ listing: FileList, _ known: FactsLookup, jobs: Int, progress: ProgressIndicator) async throws(Failure) {
    manifests = try listing.manifests(known.memo, notedIn: &memo)
    summary.skipped = listing.skipped
    var unknown: [(path: RepositoryPath, id: ObjectID?)] = []
    stamps.reserveCapacity(listing.directory == nil ? 0 : listing.files.count)
    for (file, read) in try await outcomes(of: listing.readFiles, in: listing, known, jobs: jobs, progress: progress) {
      if case .unknown = read.outcome { unknown.append((file.path, read.id)) }
      add(read, of: file, believesHeader: listing.believesHeader(of: file.path))
      if known.isShared, let id = read.id, !read.outcome.isInterface { memo.put(read.outcome, of: id) }
      if let stamp = read.stamp { stamps[file.path] = stamp }
    }
    if !unknown.isEmpty { throw .unknownFacts(of: unknown) }
  }

  /// Analyzes the files.
  ///
  /// - Parameters:
  ///   - record: what was found in an earlier state.
  ///   - older: where the facts of that state are.
  func codebase(since record: AnalysisRecord?, _ older: FactsLookup, jobs: Int) -> Codebase {
    Codebase(
      files, manifests: manifests, since: record, olderFacts: { older.facts(of: $0) },
      isRecorded: older.needsContentIDs,
      jobs: jobs)
  }

  /// The path of the first file that is linted.
  var firstLintedPath: ByteString? { files.first(where: \.isLinted)?.path }

  private mutating func add(_ read: ReadFile, of listed: ListedFile, believesHeader: Bool) {
    var file = listed
    let path = file.source
    switch read.outcome {
    case .facts(let facts, let size):
      if believesHeader, facts.mayBeLeftOut {
        if file.isLinted { summary.skipped.count(.generated) }
        generated.insert(file.path)
        (file.isLinted, file.isCounted) = (false, false)
      }
      if file.isLinted {
        summary.files += 1
        summary.bytes += size
        if let finding = facts.unreadPart(of: path) { unread.append(finding) }
      }
      sizes.append(size)
      files.append(
        SourceFile(
          path: path, facts: facts, isLinted: file.isLinted, isCounted: file.isCounted, isDependency: file.isDependency,
          content: read.id.map { ContentID(words: $0.words) }))
    case .interface(let facts, let size):
      if believesHeader, !facts.generatedNotices.isEmpty {
        generated.insert(file.path)
        file.isCounted = false
      }
      sizes.append(size)
      files.append(
        SourceFile(
          path: path, interface: facts, isCounted: file.isCounted, isDependency: file.isDependency,
          content: read.id.map { ContentID(words: $0.words) }))
    case .lfsPointer: if file.isLinted { summary.skipped.count(.lfsPointers) }
    case .missing, .unknown: break
    case .unreadable where file.isDependency: break
    case .unreadable(let reason): unread.append(unreadFile(path, "cannot be read: \(reason)"))
    case .lost(let reason):
      unread.append(
        unreadFile(
          path, "cannot be read: \(reason)", fix: "the file was not linted; restore the object and lint again"))
      lost.append("cannot read '\(file.path)': \(reason)")
    }
  }
}

/// What became of one file.
enum ReadOutcome: Sendable {
  case facts(LazyFacts, size: Int)
  /// What others ask of it, and no more.
  case interface(FileFacts, size: Int)
  case lfsPointer
  case missing
  case unreadable(String)
  /// Git should have it and has not.
  case lost(String)
  /// Only packs are believed, and none has its facts.
  case unknown

  /// - Parameter isParsed: whether a content is parsed, or else is unknown.
  init(_ content: Content, isParsed: Bool = true) {
    switch content {
    case .lost where !isParsed: self = .unknown
    case .missing: self = .missing
    case .changed: self = .unreadable("it was changed in the meantime")
    case .unreadable(let reason): self = .unreadable(reason)
    case .lost(let reason): self = .lost(reason)
    case .bytes(let bytes) where bytes.starts(with: Self.lfsMark): self = .lfsPointer
    case .bytes where !isParsed: self = .unknown
    case .bytes(let bytes): self = .facts(LazyFacts(SwiftReader.facts(of: bytes)), size: bytes.count)
    }
  }

  fileprivate var isInterface: Bool { if case .interface = self { true } else { false } }

  private static let lfsMark = Array("version https://git-lfs.github.com/spec/".utf8)
}

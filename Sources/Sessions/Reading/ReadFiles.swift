package import Analysis
package import Findings
package import Git
import Packages
package import SwiftReader

/// The facts of all files that were read, and the findings for files that could not be read.
package struct ReadFiles: Sendable {
  package var files: [SourceFile] = []
  /// The size of each file in bytes, in the order of ``files``.
  var sizes: [Int] = []
  /// The findings for files that could not be read or parsed.
  package var unread: [Finding] = []
  /// Sentences about objects that the repository should have and that are missing or damaged.
  package private(set) var lost: [String] = []
  /// The numbers of files that were read and skipped; findings are not counted yet.
  var summary = Summary()
  /// The stamps of the files on disk when they were read.
  package var stamps: [RepositoryPath: Stamp] = [:]
  /// The files whose headers say that they are generated, and that are not linted for that reason. They are read for
  /// their declarations.
  private(set) var generated: Set<RepositoryPath> = []
  /// The files that are Git LFS pointers.
  package private(set) var pointers: Set<RepositoryPath> = []
  /// The package manifests and Xcode projects.
  private var manifests: Manifests
  /// The listed files, with the roles that do not depend on their contents.
  private let listed: [ListedFile]
  /// Whether the tests that nothing else can use are read.
  private let readsTests: Bool
  /// The facts and manifests that were read, for later readings of this run.
  package private(set) var memo = FactsMemo()

  /// Reads the files of the listing on several threads; the result does not depend on the number of threads.
  ///
  /// - Parameters:
  ///   - known: the facts that are known without parsing.
  ///   - readsTests: whether to read the tests that nothing else can use, too; ``codebase(since:_:jobs:)`` leaves them
  ///     out in any case.
  init(_ listing: FileList, _ known: FactsLookup, readsTests: Bool, jobs: Int, progress: ProgressIndicator)
    async throws(Failure)
  {
    listed = listing.readFiles
    self.readsTests = readsTests
    // One thread parses the project of a large app for a while. Only then is known which files are tests.
    async let reading = Result { () throws(Failure) in
      let found = try listing.manifests(known.memo)
      return (found, Manifests(found.map(\.manifest), of: listing.readFiles, since: known.memo.listed))
    }
    let first = readsTests ? listed : listed.filter { !$0.mayBeIsolated }
    var outcomes = try await outcomes(of: first, in: listing, known, jobs: jobs, progress: progress)
    let (found, manifests) = try await reading.get()
    self.manifests = manifests
    let rest = readsTests ? [] : listed.filter { $0.mayBeIsolated && !manifests.isolatedTests.contains($0.source) }
    if !rest.isEmpty {
      let later = try await Sessions.outcomes(of: rest, in: listing, known, jobs: jobs, progress: progress)
      outcomes = listed.merging(outcomes, later)
    }
    for case (let manifest, let id?) in found { memo.put(manifest, of: id) }
    memo.listed = manifests
    summary.skipped = listing.skipped
    var unknown: [(path: RepositoryPath, id: ObjectID?)] = []
    stamps.reserveCapacity(listing.directory == nil ? 0 : listing.files.count)
    for (file, read) in outcomes {
      if case .unknown = read.outcome { unknown.append((file.path, read.id)) }
      add(
        read, of: file, isNamed: listing.isNamed(file), believesHeader: listing.believesHeader(of: file.path))
      if known.isShared, let id = read.id, !read.outcome.isInterface { memo.put(read.outcome, of: id) }
      if let stamp = read.stamp { stamps[file.path] = stamp }
    }
    if !unknown.isEmpty { throw .unknownFacts(of: unknown) }
  }

  /// Analyzes the files.
  ///
  /// - Parameters:
  ///   - record: the analysis record of an earlier state; `nil` if there is none.
  ///   - older: the facts of that state.
  package func codebase(since record: AnalysisRecord?, _ older: FactsLookup, jobs: Int) -> Codebase {
    Codebase(
      readsTests ? files.filter { !isIsolatedTest($0.path) } : files, manifests: manifests, since: record,
      olderFacts: { older.facts(of: $0) }, isRecorded: older.needsContentIDs, jobs: jobs)
  }

  /// Returns the sizes of some of the files in bytes, as they were read.
  func sizes(of paths: Set<ByteString>) -> [ByteString: Int] {
    zip(files, sizes).reduce(into: [:]) { if paths.contains($1.0.path) { $0[$1.0.path] = $1.1 } }
  }

  /// Returns whether all files belong to the same modules if one file has another content: it is no manifest, or
  /// declares the same targets and products.
  func hasTheSameModules(with content: [UInt8], at path: RepositoryPath) -> Bool {
    guard Manifest.kind(ofPath: path.source) != nil else { return true }
    guard let older = manifests.all.first(where: { $0.path == path.source }),
      var newer = Manifest(path: path.source, content: content)
    else { return false }
    newer.isOfDependency = older.isOfDependency
    return newer == older
  }

  /// Returns the path of the first manifest that declares other targets or products than in another reading, or that
  /// only one of both has; `nil` if there is none.
  package func firstManifest(otherThanIn other: ReadFiles) -> ByteString? {
    let (own, others) = (manifests.all, other.manifests.all)
    return (own.filter { !others.contains($0) } + others.filter { !own.contains($0) }).map(\.path).min()
  }

  /// Returns the files with the manifests of another reading.
  package func taking(manifestsOf other: ReadFiles) -> ReadFiles {
    var reading = self
    reading.manifests = Manifests(other.manifests.all, of: listed, since: other.manifests)
    return reading
  }

  /// Returns whether a file is a test that nothing else can use.
  package func isIsolatedTest(_ path: ByteString) -> Bool { manifests.isolatedTests.contains(path) }

  /// The tests that nothing else can use, if they were read.
  package var isolatedTests: [SourceFile] { readsTests ? files.filter { isIsolatedTest($0.path) } : [] }

  /// The path of the first file that is linted.
  package var firstLintedPath: ByteString? { files.first(where: \.isLinted)?.path }

  /// - Parameter isNamed: whether the findings in the file are reported, so that it counts in the summary.
  private mutating func add(_ read: ReadFile, of file: ListedFile, isNamed: Bool, believesHeader: Bool) {
    let path = file.source
    switch read.outcome {
    case .facts(let facts, let size):
      let isGenerated = believesHeader && facts.mayBeLeftOut
      if isGenerated, isNamed, file.role.isLinted { summary.skipped.count(.generated) }
      let role = role(of: file, isGenerated: isGenerated)
      if role.isLinted {
        if isNamed {
          summary.files += 1
          summary.bytes += size
        }
        if let finding = facts.unreadPart(of: path) { unread.append(finding) }
      }
      add(SourceFile(path: path, facts: facts, role: role, content: read.content), size)
    case .interface(let facts, let size):
      let role = role(of: file, isGenerated: believesHeader && !facts.generatedNotices.isEmpty)
      add(SourceFile(path: path, interface: facts, role: role, content: read.content), size)
    case .lfsPointer:
      if file.role.isLinted, isNamed { summary.skipped.count(.lfsPointers) }
      pointers.insert(file.path)
    case .missing, .unknown: break
    case .unreadable where file.role.isDependency || file.role == .excluded: break
    case .unreadable(let reason): unread.append(unreadFile(path, "cannot be read: \(reason)"))
    case .lost(let reason):
      unread.append(
        unreadFile(
          path, "cannot be read: \(reason)", fix: "the file was not linted; restore the object and lint again"))
      lost.append("cannot read '\(file.path)': \(reason)")
    }
  }

  /// Returns the role of a file whose header was read.
  private mutating func role(of file: ListedFile, isGenerated: Bool) -> Role {
    if !isGenerated { return file.role }
    generated.insert(file.path)
    return file.role.generated
  }

  private mutating func add(_ source: SourceFile, _ size: Int) {
    sizes.append(size)
    files.append(source)
  }
}

extension ReadFile {
  fileprivate var content: ContentID? { id.map { ContentID(words: $0.words) } }
}

/// The result of reading one file.
package enum ReadOutcome: Sendable {
  case facts(LazyFacts, size: Int)
  /// The interface alone: the facts that the analysis of other files needs.
  case interface(FileFacts, size: Int)
  case lfsPointer
  case missing
  case unreadable(String)
  /// Git refers to the object, but the object is missing or damaged.
  case lost(String)
  /// The facts are in none of the packs, and other contents must not be read (`--facts-only`).
  case unknown

  /// - Parameter isParsed: whether to parse the content; if not, its facts are unknown.
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

extension ListedFile {
  /// Whether the file is not looked at, and may belong to a test target.
  fileprivate var mayBeIsolated: Bool { !role.isCounted && !role.isDependency }
}

extension [ListedFile] {
  /// Returns the results for some of the files and for others, in the order of the files.
  fileprivate func merging<Result>(
    _ first: [(file: ListedFile, read: Result)], _ second: [(file: ListedFile, read: Result)]
  ) -> [(file: ListedFile, read: Result)] {
    var (first, second) = (first[...], second[...])
    return compactMap { file in
      if first.first?.file.path == file.path { return first.popFirst() }
      return second.first?.file.path == file.path ? second.popFirst() : nil
    }
  }
}

extension Manifests {
  /// Creates the manifests of listed files.
  ///
  /// - Parameter older: the manifests and files of an earlier reading.
  fileprivate init(_ all: [Manifest], of files: [ListedFile], since older: Manifests?) {
    self.init(all)
    list(files.map { ($0.source, isLookedAt: !$0.mayBeIsolated) }, since: older)
  }
}

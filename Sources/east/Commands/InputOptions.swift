import Analysis
import Findings
import Git
import Linting
import Reports

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the flags say of the input, for every command that reads a repository.
struct InputOptions {
  private let operands: [String]
  private(set) var contentSource: ContentSource
  private let repository: String?
  /// The text to lint instead of a file's.
  private let given: StandardInput?
  let includesGenerated: Bool
  private let lintsTests: Bool
  /// Whether the directory around plain files is read, too.
  private let readsAround: Bool
  let configuration: ConfigurationOptions
  /// The baseline that the user names; `nil` for the usual one.
  private let baselineName: String?
  /// Whether a gate asks: it judges the whole repository, wherever it is started.
  private let isOfGate: Bool
  private(set) var jobs: Int
  /// Where the facts of earlier runs are; `nil` if they are not wanted.
  private let cacheDirectory: CacheDirectory?
  /// The packs that the user passes.
  let packs: FactsPacks?
  /// How files are used by those of which only the interface is known.
  private let uses: [ForeignUses]
  private let verifiesCache: Bool
  private(set) var log: Log
  let progress: ProgressIndicator

  /// - Parameters:
  ///   - lintsTests: whether test sources are linted like others, whatever the configuration says.
  ///   - readsAround: whether the directory around files that lie in no repository is read, too.
  init(
    _ arguments: Arguments, operands: [String], lintsTests: Bool = false, readsAround: Bool = false,
    by configuration: ConfigurationOptions
  ) throws(Failure) {
    contentSource = try ContentSource(arguments)
    repository = arguments[.repo]
    isOfGate = arguments.verb == .gate
    baselineName = arguments[.baseline]
    includesGenerated = arguments.has(.includeGenerated)
    jobs = min(arguments.number(.jobs) ?? max(1, ProcessInfo.processInfo.activeProcessorCount), Self.mostJobs)
    log = Log(arguments)
    cacheDirectory = CacheDirectory(arguments, ProcessInfo.processInfo.environment)
    packs = try FactsPacks(arguments)
    uses = arguments.verb == .facts ? [] : try UsesFile.read(arguments.all(.uses))
    verifiesCache = arguments.has(.verifyCache)
    progress = ProgressIndicator(arguments)
    given = try StandardInput(arguments, operands)
    self.operands = given?.operands ?? operands
    self.lintsTests = lintsTests
    self.readsAround = readsAround
    self.configuration = configuration
  }

  /// Returns the same options for the tree of a commit, whose warnings were heard before.
  func reading(_ revision: String) -> InputOptions {
    var options = self
    options.contentSource = .revision(revision)
    options.log = .silent
    return options
  }

  /// Returns the same options for one of several readings at the same time.
  func sharing(among readings: Int) -> InputOptions {
    var options = self
    options.jobs = max(1, jobs / readings)
    return options
  }

  /// More threads than this help on no machine.
  private static let mostJobs = 256

  /// Reads the configuration of all files, and no source.
  func dryRun() throws(Failure) -> FileList {
    let location = try location()
    var listing = try listing(of: location, complains: false, isWhole: true)
    _ = try ruleSets(of: &listing)
    return listing
  }

  /// Lists all files that are read, the sources of libraries included.
  func wholeListing(of location: InputLocation) throws(Failure) -> FileList {
    var listing = try listing(of: location)
    _ = try ruleSets(of: &listing)
    return listing
  }

  func baseline(of listing: FileList) throws(Failure) -> Baseline? {
    try BaselineFile(named: baselineName, of: listing).baseline
  }

  /// Opens the facts that are known, where the content has git's names.
  ///
  /// - Parameters:
  ///   - isShared: whether another reading of this run will ask for what is read.
  ///   - isLazy: whether facts of earlier runs are unpacked when they are needed.
  func knownFacts(for location: InputLocation, isShared: Bool, isLazy: Bool = false) throws(Failure) -> FactsLookup {
    guard case .repository(let repository, _, _) = location else {
      if packs != nil { throw Failure("--facts needs a git repository: facts are found by blob id; pass --repo DIR") }
      return FactsLookup(isShared: isShared, isLazy: isLazy)
    }
    try packs?.requireTrusted(in: repository)
    try cacheDirectory?.requireTrusted(in: repository)
    return FactsLookup(
      packs: packs, cache: cacheDirectory.map { FactsCache($0) }, isShared: isShared, isLazy: isLazy)
  }

  /// Where what was found in earlier runs is kept.
  func recordFile(for location: InputLocation) -> RecordFile? {
    // A record of interfaces would say that nothing is found in a file.
    guard packs?.haveInterfaces != true, case .repository(let repository, _, _) = location, let cacheDirectory else {
      return nil
    }
    return RecordFile(of: repository.gitDirectory, in: cacheDirectory)
  }

  /// Analyzes what was read, and everything again without the cache if the user wants that.
  ///
  /// - Parameter record: what was found in an earlier state.
  func analyzed(
    _ reading: ReadFiles, of listing: FileList, since record: AnalysisRecord?, _ known: FactsLookup
  ) async throws(Failure) -> Codebase {
    let codebase = reading.codebase(since: record, known, jobs: jobs)
    guard verifiesCache else { return codebase }
    let fresh = try await ReadFiles(listing, FactsLookup(), jobs: jobs, progress: progress)
    let path = codebase.firstDifference(from: fresh.codebase(since: nil, FactsLookup(), jobs: jobs))
    // What turned out to be damaged is read again.
    guard let path, codebase.isSound else { return codebase }
    throw Failure(
      "the cached result for '\(path)' differs from that of a new analysis; run `east cache clear`, and report it as a bug"
    )
  }

  /// Counts the uses that the user passes.
  ///
  /// - Throws: if the rules count uses, and those of a file are not known.
  func countUses(in codebase: inout Codebase, for ruleSets: RuleSets) throws(Failure) {
    let strange = uses.count { !codebase.count($0) }
    let paths = codebase.pathsWithUnknownUses
    guard ruleSets.countsUses, let first = paths.first else { return }
    let others = strange == 0 ? "" : "; \(pluralized(strange, "file")) of --uses are of another commit or configuration"
    throw Failure(
      "'leaky-accessor' counts uses in all files, and those of \(pluralized(paths.count, "file")) such as '\(first)' are "
        + "not known\(others); pass --uses with the output of `east facts --uses` for these files, or switch the rule off"
    )
  }

  func finish(_ cache: FactsCache?) {
    // A place where nothing may be written is common in CI jobs, and nothing is lost but time.
    guard let error = cache?.finish(), error != .forbidden, error != .readOnly, let cacheDirectory else { return }
    log.warn("\(cacheDirectory.problem(error)); pass --no-cache to disable the cache")
  }

  /// Reads the configuration of the files, and says which of them are linted.
  func ruleSets(of listing: inout FileList) throws(Failure) -> RuleSets {
    try ruleSets(try configurations(of: [listing], in: listing), of: &listing)
  }

  /// Reads the configurations of the listed files.
  ///
  /// - Parameter home: where the configurations are.
  func configurations(of listings: [FileList], in home: FileList) throws(Failure) -> Configurations {
    try configuration.configurations(of: listings, in: home)
  }

  /// Decides which of the files are linted, and by what; see ``ConfigurationOptions``.
  func ruleSets(
    _ configurations: Configurations, of listing: inout FileList, in newer: FileList? = nil,
    as moves: [RepositoryPath: RepositoryPath] = [:]
  ) throws(Failure) -> RuleSets {
    for note in listing.addDependencies(in: try configurations.dependencies()) { log.warn(note) }
    return try configuration.ruleSets(configurations, of: &listing, in: newer, as: moves)
  }

  /// Resolves the configuration of the directory itself, whatever lies in it.
  func configurationHere() throws(Failure) -> ResolvedConfiguration {
    let location = try location()
    let here = try surroundings(of: location)
    return try configuration.resolved(inDirectory: here.subject, of: here)
  }

  /// Resolves the configuration of what the only operand names.
  func configurationText() throws(Failure) -> String {
    let location = try location()
    let listing = try listing(of: location, complains: false)
    return try configuration.text(for: listing.subject, of: listing)
  }

  /// What the operands lie in.
  func location() throws(Failure) -> InputLocation {
    try InputLocation(operands, contentSource, repository: repository, isWhole: isOfGate, isGiven: given != nil)
  }

  func listing(
    of location: InputLocation, complains: Bool = true, isWhole: Bool = false
  ) throws(Failure) -> FileList {
    if let given, given.isAlone || location.isPlain {
      return try listing(of: location, with: try given.read(), isNamed: !given.isAlone)
    }
    var listing: FileList
    switch location {
    case .plain(let root, let paths):
      if complains {
        log.say(
          "'\(root)' is not in a git repository; linting the files on disk, except those whose names start with a dot")
      }
      if readsAround {
        // What is said of a file must not depend on whether it is linted alone.
        listing = try FileList(
          plain: [.root], below: root, selection: PathSelection(paths, lintsTests: lintsTests),
          includesGenerated: includesGenerated
        )
      } else {
        listing = try FileList(plain: paths, below: root, includesGenerated: includesGenerated)
      }
    case .repository(let repository, let root, let paths):
      listing = try FileList(
        repository, root: root, contentSource,
        selection: PathSelection(paths, lintsTests: lintsTests, isWhole: isWhole),
        includesGenerated: includesGenerated, jobs: jobs)
      if let given, let path = paths.first {
        listing.replace(path, with: try given.read())
      } else if complains {
        try listing.complain(contentSource)
      }
    }
    for note in listing.notes { log.warn(note) }
    if complains, configuration.source == nil {
      for name in listing.misnamedConfigurations {
        log.warn("'\(name)' is not read; the configuration is a JSON file with the name .east.json")
      }
    }
    return listing
  }

  /// Lists one text alone, where its configuration is looked for.
  private func listing(of location: InputLocation, with bytes: [UInt8], isNamed: Bool) throws(Failure) -> FileList {
    var listing = try surroundings(of: location)
    listing.lintOnly(bytes, at: isNamed ? listing.subject : listing.subject.appending(below: .unnamed) ?? .unnamed)
    return listing
  }

  /// Lists what configurations are found in, and no more of the work tree than that.
  private func surroundings(of location: InputLocation) throws(Failure) -> FileList {
    switch location {
    case .repository(let repository, let root, let paths) where contentSource != .workTree:
      try FileList(repository, root: root, contentSource, selection: PathSelection(paths), includesGenerated: false)
    case .repository(let repository, let root, let paths):
      FileList(root: root, gitDirectory: repository.gitDirectory, selection: PathSelection(paths))
    case .plain(let root, let paths): FileList(root: root, selection: PathSelection(paths))
    }
  }
}

extension FileList {
  /// Says at which of the named places there is nothing.
  fileprivate mutating func complain(_ contentSource: ContentSource) throws(Failure) {
    for path in unseen {
      guard contentSource == .workTree else {
        throw Failure("no such file or directory in \(contentSource.name): '\(path)'; check the path")
      }
      notes.append("'\(path)' contains no Swift file that git tracks or would add")
    }
  }
}

extension RepositoryPath {
  /// The name of a text that has none.
  fileprivate static let unnamed = RepositoryPath("<stdin>") ?? .root
}

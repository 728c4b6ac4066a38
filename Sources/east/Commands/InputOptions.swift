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

/// The flags that select the input, for every command that reads a repository.
struct InputOptions {
  private let operands: [String]
  private(set) var contentSource: ContentSource
  private let repository: String?
  /// The source text on standard input that is linted in place of a file's content; `nil` without `-`.
  private let given: StandardInput?
  let includesGenerated: Bool
  private let lintsTests: Bool
  /// Whether the other files in the directory are read, too, if the linted files are in no repository.
  private let readsAround: Bool
  let configuration: ConfigurationOptions
  /// The value of `--baseline`; `nil` for the file at the root.
  private let baselineName: String?
  /// Whether the command is `east gate`: without a path it lints the whole repository, from any directory in it.
  private let isOfGate: Bool
  private(set) var jobs: Int
  /// The directory of the cache; `nil` if the cache is not used.
  private let cacheDirectory: CacheDirectory?
  /// The packs of `--facts`; `nil` without the flag.
  let packs: FactsPacks?
  /// The files of `--uses`: how files of which only the interface is known use the properties of other files.
  private let uses: [ForeignUses]
  private let verifiesCache: Bool
  private(set) var log: Log
  let progress: ProgressIndicator

  /// - Parameters:
  ///   - lintsTests: whether test sources are linted like other files, whatever the configuration says.
  ///   - readsAround: whether the other files in the directory are read, too, if the linted files are in no repository.
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

  /// Returns the options for the tree of a commit, without logging: the same warnings were logged before.
  func reading(_ revision: String) -> InputOptions {
    var options = self
    options.contentSource = .revision(revision)
    options.log = .silent
    return options
  }

  /// Returns the options for one of several readings at the same time, with its share of the threads.
  func sharing(among readings: Int) -> InputOptions {
    var options = self
    options.jobs = max(1, jobs / readings)
    return options
  }

  /// The maximum number of threads; more help on no machine.
  private static let mostJobs = 256

  /// Lists the files and reads their configurations, but no source.
  func dryRun() throws(Failure) -> FileList {
    let location = try location()
    var listing = try listing(of: location, complains: false, isWhole: true)
    _ = try ruleSets(of: &listing)
    return listing
  }

  /// Lists all files that are read, including the sources of dependencies.
  func wholeListing(of location: InputLocation) throws(Failure) -> FileList {
    var listing = try listing(of: location)
    _ = try ruleSets(of: &listing)
    return listing
  }

  func baseline(of listing: FileList) throws(Failure) -> Baseline? {
    try BaselineFile(named: baselineName, of: listing).baseline
  }

  /// Opens the packs and the cache. Outside a repository contents have no blob ids, and no facts are known.
  ///
  /// - Parameters:
  ///   - isShared: whether another reading of the same run will look up the facts that this reading extracts.
  ///   - isLazy: whether facts from the cache are unpacked at their first access.
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

  /// Returns the cache file for the repository's analysis; `nil` if the analysis is not cached.
  func recordFile(for location: InputLocation) -> RecordFile? {
    // A record of files of which only the interface is known would claim that they have no findings.
    guard packs?.haveInterfaces != true, case .repository(let repository, _, _) = location, let cacheDirectory else {
      return nil
    }
    return RecordFile(of: repository.gitDirectory, in: cacheDirectory)
  }

  /// Analyzes the files that were read. With `--verify-cache`, analyzes them again without the cache, and throws if the
  /// results differ.
  ///
  /// - Parameter record: the analysis of an earlier state.
  func analyzed(
    _ reading: ReadFiles, of listing: FileList, since record: AnalysisRecord?, _ known: FactsLookup
  ) async throws(Failure) -> Codebase {
    let codebase = reading.codebase(since: record, known, jobs: jobs)
    guard verifiesCache else { return codebase }
    let fresh = try await ReadFiles(listing, FactsLookup(), jobs: jobs, progress: progress)
    let path = codebase.firstDifference(from: fresh.codebase(since: nil, FactsLookup(), jobs: jobs))
    // If cached facts turned out to be damaged, the caller reads everything again.
    guard let path, codebase.isSound else { return codebase }
    throw Failure(
      "the cached result for '\(path)' differs from that of a new analysis; run `east cache clear`, and report it as a bug"
    )
  }

  /// Adds the uses of `--uses` to a codebase.
  ///
  /// - Throws: if a rule counts uses in all files, and those of a file are not known.
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
    // A directory without write permission is common in CI jobs, and only time is lost.
    guard let error = cache?.finish(), error != .forbidden, error != .readOnly, let cacheDirectory else { return }
    log.warn("\(cacheDirectory.problem(error)); pass --no-cache to disable the cache")
  }

  /// Reads the configurations of the listed files, marks the files that are linted, and returns the rule sets.
  func ruleSets(of listing: inout FileList) throws(Failure) -> RuleSets {
    try ruleSets(try configurations(of: [listing], in: listing), of: &listing)
  }

  /// Reads the configurations of the listed files.
  ///
  /// - Parameter home: the listing whose configuration files are read.
  func configurations(of listings: [FileList], in home: FileList) throws(Failure) -> Configurations {
    try configuration.configurations(of: listings, in: home)
  }

  /// Adds the dependencies, marks the files that are linted, and returns the rule sets; see ``ConfigurationOptions``.
  func ruleSets(
    _ configurations: Configurations, of listing: inout FileList, in newer: FileList? = nil,
    as moves: [RepositoryPath: RepositoryPath] = [:]
  ) throws(Failure) -> RuleSets {
    for note in listing.addDependencies(in: try configurations.dependencies()) { log.warn(note) }
    return try configuration.ruleSets(configurations, of: &listing, in: newer, as: moves)
  }

  /// Resolves the configuration of the directory itself, without regard to the files in it.
  func configurationHere() throws(Failure) -> ResolvedConfiguration {
    let location = try location()
    let here = try surroundings(of: location)
    return try configuration.resolved(inDirectory: here.subject, of: here)
  }

  /// Returns the resolved configuration of the file or directory that the only operand names, as text.
  func configurationText() throws(Failure) -> String {
    let location = try location()
    let listing = try listing(of: location, complains: false)
    return try configuration.text(for: listing.subject, of: listing)
  }

  /// Finds the repository or the directory that contains the operands.
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
        // The output about a file must not depend on whether it is linted alone.
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

  /// Lists one text alone, at the path for which its configuration is resolved.
  private func listing(of location: InputLocation, with bytes: [UInt8], isNamed: Bool) throws(Failure) -> FileList {
    var listing = try surroundings(of: location)
    listing.lintOnly(bytes, at: isNamed ? listing.subject : listing.subject.appending(below: .unnamed) ?? .unnamed)
    return listing
  }

  /// Creates a listing in which configurations can be found, without listing the files of the work tree.
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
  /// Adds a note for each named path without Swift files; outside the work tree, throws an error.
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
  /// The file name of a text on standard input without `--stdin-filename`.
  fileprivate static let unnamed = RepositoryPath("<stdin>") ?? .root
}

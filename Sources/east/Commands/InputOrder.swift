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
struct InputOrder {
  private let operands: [String]
  let edition: Edition
  private let repository: String?
  /// The text to judge instead of a file's.
  private let given: StandardInput?
  let includesGenerated: Bool
  private let judgesTests: Bool
  private let configuration: ConfigurationOrder?
  /// The baseline that the user names; `nil` for the usual one.
  private let baselineName: String?
  let jobs: Int
  /// Where the facts of earlier runs are; `nil` if they are not wanted.
  private let cacheDirectory: CacheDirectory?
  let log: Log
  let ticker: Ticker

  /// - Parameters:
  ///   - judgesTests: whether test sources are judged like others, whatever the configuration says.
  ///   - configuration: by what the files are judged; `nil` if they are not.
  init(
    _ arguments: Arguments, operands: [String], judgesTests: Bool = false, by configuration: ConfigurationOrder? = nil
  ) throws(Failure) {
    edition = try Edition(arguments)
    repository = arguments[.repo]
    baselineName = arguments[.baseline]
    includesGenerated = arguments.has(.includeGenerated)
    jobs = min(arguments.number(.jobs) ?? max(1, ProcessInfo.processInfo.activeProcessorCount), Self.mostJobs)
    log = Log(arguments)
    cacheDirectory = CacheDirectory(arguments, ProcessInfo.processInfo.environment)
    ticker = Ticker(arguments)
    given = try StandardInput(arguments, operands)
    self.operands = given?.operands ?? operands
    self.judgesTests = judgesTests
    self.configuration = configuration
  }

  /// More threads than this help on no machine.
  private static let mostJobs = 256

  /// Reads what is to be read.
  func read() async throws(Failure) -> Input {
    let target = try target()
    var listing = try listing(of: target)
    // A configuration that cannot be followed is better heard of before everything is read than after.
    let laws = try laws(of: &listing)
    return try await input(listing, laws, configuration == nil ? nil : try baseline(of: listing), in: target)
  }

  /// Reads the whole repository.
  ///
  /// - Parameter hasBaseline: whether to read the baseline, too.
  func readWhole(withBaseline hasBaseline: Bool) async throws(Failure) -> Input {
    let target = try target()
    var listing = try listing(of: target, isWhole: true)
    let laws = try laws(of: &listing)
    return try await input(listing, laws, hasBaseline ? try baseline(of: listing) : nil, in: target)
  }

  /// Follows configuration and baseline, and reads no source.
  func rehearsal() throws(Failure) -> String {
    let target = try target()
    var listing = try listing(of: target, complains: false, isWhole: true)
    _ = try laws(of: &listing)
    let known = try baseline(of: listing).map { ", \(counted($0.count, "finding")) in the baseline" } ?? ""
    return "valid; applies to \(counted(listing.files.count, "Swift file"))\(known)"
  }

  private func input(
    _ listing: Listing, _ laws: Laws, _ baseline: Baseline?, in target: Target
  ) async throws(Failure) -> Input {
    let known = KnownFacts(cache: try cache(for: target))
    defer { finish(known.cache) }
    let reading = try await Reading(listing, known, jobs: jobs, ticker: ticker)
    return Input(listing, laws, baseline, in: target, reading, reading.codebase(jobs: jobs))
  }

  func baseline(of listing: Listing) throws(Failure) -> Baseline? {
    try BaselineFile(named: baselineName, of: listing).baseline
  }

  /// Opens the facts of earlier runs, where the content has git's names.
  func cache(for target: Target) throws(Failure) -> FactsCache? {
    guard case .repository(let repository, _, _) = target, let cacheDirectory else { return nil }
    try cacheDirectory.requireTrusted(workTree: repository.workTreeRoot, gitDirectory: repository.gitDirectory)
    return FactsCache(cacheDirectory)
  }

  func finish(_ cache: FactsCache?) {
    // A place where nothing may be written is common in CI jobs, and nothing is lost but time.
    guard let error = cache?.finish(), error != .forbidden, error != .readOnly, let cacheDirectory else { return }
    log.say("cannot write to the cache in '\(cacheDirectory.path)': it \(error.reason); pass --no-cache to disable it")
  }

  /// Reads the configuration of the files, and says which of them are linted.
  private func laws(of listing: inout Listing) throws(Failure) -> Laws {
    guard let configuration else { return Laws(Law(rules: [], confidence: .high)) }
    return try configuration.laws(try configuration.configurations(of: [listing], in: listing), of: &listing)
  }

  /// Resolves the configuration of the directory itself, whatever lies in it.
  func configurationHere() throws(Failure) -> ResolvedConfiguration {
    guard let configuration else { return ResolvedConfiguration() }
    let target = try target()
    let here = try surroundings(of: target)
    return try configuration.resolved(inDirectory: here.subject, of: here)
  }

  /// Resolves the configuration of what the only operand names.
  func configurationText() throws(Failure) -> String {
    guard let configuration else { return "" }
    let target = try target()
    let listing = try listing(of: target, complains: false)
    return try configuration.text(for: listing.subject, of: listing)
  }

  /// What the operands lie in.
  func target() throws(Failure) -> Target {
    try Target(operands, edition, repository: repository, isGiven: given != nil)
  }

  func listing(
    of target: Target, complains: Bool = true, isWhole: Bool = false
  ) throws(Failure) -> Listing {
    if let given, given.isAlone || target.isPlain {
      return try listing(of: target, with: try given.read(), isNamed: !given.isAlone)
    }
    var listing: Listing
    switch target {
    case .plain(let root, let paths):
      log.say("'\(root)' is not in a git repository; linting files on disk, without names that start with a dot")
      listing = try Listing(plain: paths, below: root)
    case .repository(let repository, let root, let paths):
      listing = try Listing(
        repository, root: root, edition, scope: Scope(paths, judgesTests: judgesTests, isWhole: isWhole),
        includesGenerated: includesGenerated)
      if let given, let path = paths.first {
        listing.replace(path, with: try given.read())
      } else if complains {
        try listing.complain(edition)
      }
    }
    for note in listing.notes { log.say(note) }
    return listing
  }

  /// Lists one text alone, where its configuration is looked for.
  private func listing(of target: Target, with bytes: [UInt8], isNamed: Bool) throws(Failure) -> Listing {
    var listing = try surroundings(of: target)
    listing.judgeOnly(bytes, at: isNamed ? listing.subject : listing.subject.appending(below: .unnamed) ?? .unnamed)
    return listing
  }

  /// Lists what configurations are found in, and no more of the work tree than that.
  private func surroundings(of target: Target) throws(Failure) -> Listing {
    switch target {
    case .repository(let repository, let root, let paths) where edition != .workTree:
      try Listing(repository, root: root, edition, scope: Scope(paths), includesGenerated: false)
    case .repository(let repository, let root, let paths):
      Listing(root: root, gitDirectory: repository.gitDirectory, scope: Scope(paths))
    case .plain(let root, let paths): Listing(root: root, scope: Scope(paths))
    }
  }
}

extension Listing {
  /// Says at which of the named places there is nothing.
  fileprivate mutating func complain(_ edition: Edition) throws(Failure) {
    for path in unseen {
      guard edition == .workTree else {
        throw Failure("no such file or directory in \(edition.name): '\(path)'")
      }
      notes.append("'\(path)' contains no Swift file that git tracks or would add")
    }
  }
}

extension RepositoryPath {
  /// The name of a text that has none.
  fileprivate static let unnamed = RepositoryPath("<stdin>") ?? .root
}

import Git
import Lint

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the flags say of the input, for every command that reads a repository.
struct InputOrder {
  private let operands: [String]
  private let edition: Edition
  private let repository: String?
  /// The text to judge instead of a file's.
  private let given: StandardInput?
  private let includesGenerated: Bool
  private let judgesTests: Bool
  private let configuration: ConfigurationOrder?
  private let jobs: Int
  private let log: Log
  private let ticker: Ticker

  /// - Parameters:
  ///   - judgesTests: whether test sources are judged like others, whatever the configuration says.
  ///   - configuration: by what the files are judged; `nil` if they are not.
  init(
    _ arguments: Arguments, operands: [String], judgesTests: Bool = false, by configuration: ConfigurationOrder? = nil
  ) throws(Failure) {
    edition = try Edition(arguments)
    repository = arguments[.repo]
    includesGenerated = arguments.has(.includeGenerated)
    jobs = min(arguments.number(.jobs) ?? max(1, ProcessInfo.processInfo.activeProcessorCount), Self.mostJobs)
    log = Log(arguments)
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
    var laws = Laws(Law(rules: [], confidence: .high))
    // A configuration that cannot be followed is better heard of before everything is read than after.
    if let configuration {
      let configurations = try configuration.configurations(of: listing)
      listing.judgeTests(configurations.filesWithTests(among:))
      laws = try configuration.laws(configurations, of: listing)
    }
    return try await Input(listing, laws, in: target, jobs: jobs, ticker: ticker)
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
  private func target() throws(Failure) -> Target {
    try Target(operands, edition, repository: repository, isGiven: given != nil)
  }

  private func listing(of target: Target, complains: Bool = true) throws(Failure) -> Listing {
    if let given, given.isAlone || target.isPlain {
      return try listing(of: target, with: try given.read(), isNamed: !given.isAlone)
    }
    var listing: Listing
    switch target {
    case .plain(let root, let paths):
      log.say("'\(root)' is in no git repository; its files are read as they lie, but for names that start with a dot")
      listing = try Listing(plain: paths, below: root)
    case .repository(let repository, let root, let paths):
      listing = try Listing(
        repository, root: root, edition, scope: Scope(paths, judgesTests: judgesTests),
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
      Listing(directory: root, gitDirectory: repository.gitDirectory, scope: Scope(paths))
    case .plain(let root, let paths): Listing(directory: root, scope: Scope(paths))
    }
  }
}

extension Listing {
  /// Says at which of the named places there is nothing.
  fileprivate mutating func complain(_ edition: Edition) throws(Failure) {
    for path in unseen {
      guard edition == .workTree else {
        throw Failure("there is nothing at '\(path)' in \(edition.name); check the spelling")
      }
      notes.append("'\(path)' holds no Swift file that git tracks or would add")
    }
  }
}

extension RepositoryPath {
  /// The name of a text that has none.
  fileprivate static let unnamed = RepositoryPath("<stdin>") ?? .root
}

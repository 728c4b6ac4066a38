import Git

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
  private let jobs: Int
  private let log: Log
  private let ticker: Ticker

  /// - Parameter judgesTests: whether test sources are judged like others.
  init(_ arguments: Arguments, operands: [String], judgesTests: Bool = false) throws(Failure) {
    edition = try Edition(arguments)
    repository = arguments[.repo]
    includesGenerated = arguments.has(.includeGenerated)
    jobs = min(arguments.number(.jobs) ?? max(1, ProcessInfo.processInfo.activeProcessorCount), Self.mostJobs)
    log = Log(arguments)
    ticker = Ticker(arguments)
    given = try StandardInput(arguments, operands)
    self.operands = given?.operands ?? operands
    self.judgesTests = judgesTests
  }

  /// More threads than this help on no machine.
  private static let mostJobs = 256

  /// Reads what is to be read.
  func read() async throws(Failure) -> Input {
    if let given, given.operands.isEmpty {
      return try await Input(Listing(of: try given.read(), at: .unnamed), jobs: jobs, ticker: ticker)
    }
    let target = try Target(operands, edition, repository: repository, isGiven: given != nil)
    return try await Input(try listing(of: target), in: target, jobs: jobs, ticker: ticker)
  }

  private func listing(of target: Target) throws(Failure) -> Listing {
    var listing: Listing
    switch target {
    case .plain(let root, let paths):
      log.say("'\(root)' is in no git repository; its files are read as they lie, but for names that start with a dot")
      if let given { return Listing(of: try given.read(), at: paths.first ?? .unnamed) }
      listing = try Listing(plain: paths, below: root)
    case .repository(let repository, let root, let paths):
      listing = try Listing(
        repository, root: root, edition, scope: Scope(paths, judgesTests: judgesTests),
        includesGenerated: includesGenerated)
      if let given, let path = paths.first {
        listing.replace(path, with: try given.read())
      } else {
        try listing.complain(edition)
      }
    }
    for note in listing.notes { log.say(note) }
    return listing
  }
}

extension Listing {
  /// Lists one text alone.
  init(of bytes: [UInt8], at path: RepositoryPath) {
    self.init(directory: nil, scope: Scope([.root], judgesTests: true))
    add(path, at: .given(bytes))
  }

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

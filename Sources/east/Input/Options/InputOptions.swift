import Analysis

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The flags that select the input, for every command that reads a repository.
struct InputOptions {
  let operands: [String]
  private(set) var contentSource: ContentSource
  let repository: String?
  /// The source text on standard input that is linted in place of a file's content; `nil` without `-`.
  let given: StandardInput?
  let includesGenerated: Bool
  let lintsTests: Bool
  /// Whether the other files in the directory are read, too, if the linted files are in no repository.
  let readsAround: Bool
  let configuration: ConfigurationOptions
  /// The value of `--baseline`; `nil` for the file at the root.
  let baselineName: String?
  /// Whether the command is `east gate`: without a path it lints the whole repository, from any directory in it.
  let isOfGate: Bool
  private(set) var jobs: Int
  /// The directory of the cache; `nil` if the cache is not used.
  let cacheDirectory: CacheDirectory?
  /// The packs of `--facts`; `nil` without the flag.
  let packs: FactsPacks?
  /// The files of `--uses`: how files of which only the interface is known use the properties of other files.
  let uses: [ForeignUses]
  let verifiesCache: Bool
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
}

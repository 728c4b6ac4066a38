import Sessions

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The flags that select the input, for every command that reads a repository.
extension InputOptions {
  /// - Parameters:
  ///   - lintsTests: whether test sources are linted like other files, whatever the configuration says.
  ///   - readsAround: whether the other files in the directory are read, too, if the linted files are in no repository.
  init(
    _ arguments: Arguments, operands: [String], lintsTests: Bool = false, readsAround: Bool = false,
    by configuration: ConfigurationOptions
  ) throws(Failure) {
    let contentSource = try ContentSource(arguments)
    let packs = try FactsPacks(arguments)
    let uses = arguments.verb == .facts ? [] : try UsesFile.read(arguments.all(.uses))
    let given = try StandardInput(arguments, operands)
    self.init(operands: given?.operands ?? operands, by: configuration)
    self.contentSource = contentSource
    repository = arguments[.repo]
    self.given = given
    includesGenerated = arguments.has(.includeGenerated)
    self.lintsTests = lintsTests
    self.readsAround = readsAround
    baselineName = arguments[.baseline]
    isWhole = arguments.verb == .gate
    jobs = min(arguments.number(.jobs) ?? max(1, ProcessInfo.processInfo.activeProcessorCount), mostJobs)
    cacheDirectory = CacheDirectory(arguments, ProcessInfo.processInfo.environment)
    self.packs = packs
    self.uses = uses
    verifiesCache = arguments.has(.verifyCache)
    log = Log(arguments)
    progress = ProgressIndicator(arguments)
  }
}

/// The maximum number of threads; more help on no machine.
private let mostJobs = 256

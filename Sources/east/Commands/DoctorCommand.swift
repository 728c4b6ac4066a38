import Findings
import Git

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Checks everything that a run needs and suggests fixes.
func doctor(_ arguments: Arguments) throws(Failure) -> ExitStatus {
  if let extra = arguments.operands.first {
    throw Failure("'east doctor' takes no operand '\(extra)'; pass --repo DIR to check another repository")
  }
  let environment = ProcessInfo.processInfo.environment
  var examination = Diagnostics()
  examination.look(at: "libgit2") { libraryVersion }
  let repository = examination.look(at: "repository") { () throws(Failure) in try RepositoryCheck(arguments) }
  examination.look(at: "configuration") { () throws(Failure) in
    let order = try InputOptions(arguments, operands: [], by: try ConfigurationOptions(arguments))
    return try order.dryRun()
  }
  examination.look(at: "cache") { () throws(Failure) in
    let directory = CacheDirectory(arguments, environment)
    try repository?.require(directory)
    return try directory.condition()
  }
  if let repository {
    examination.look(at: "base") { () throws(Failure) in try repository.base(arguments, environment) }
  }
  try printOut(examination.text)
  return examination.isSound ? .clean : .failed
}

/// The checks that ran, and their results.
private struct Diagnostics {
  private var lines: [String] = []
  private(set) var isSound = true

  var text: String { lines.joined() }

  /// Records the result of a check.
  @discardableResult
  mutating func look<Condition: CustomStringConvertible>(
    at name: String, _ look: () throws(Failure) -> Condition
  ) -> Condition? {
    do throws(Failure) {
      let condition = try look()
      note("ok", name, condition.description)
      return condition
    } catch {
      isSound = false
      note("!!", name, error.sentence)
      return nil
    }
  }

  private mutating func note(_ mark: String, _ name: String, _ text: String) {
    lines.append("\(mark)  \(padded(name, to: 13))  \(escaped(text))\n")
  }
}

/// The repository that is checked.
private struct RepositoryCheck: CustomStringConvertible {
  private let repository: Repository

  init(_ arguments: Arguments) throws(Failure) {
    let directory = try OperandPaths(from: arguments[.repo], mayBeMissing: false).base
    guard let repository = try Target.repository(around: directory) else {
      throw Failure("no git repository at '\(directory)' or above; run `git init` or pass --repo DIR")
    }
    self.repository = repository
  }

  var description: String {
    let kinds = [(repository.isBare, "bare"), (repository.isShallow, "shallow"), (repository.isPartial, "partial")]
    let traits = kinds.filter { $0.0 }.map(\.1)
    let rest = traits.isEmpty ? "" : " (\(traits.joined(separator: ", ")))"
    return "\(repository.workTreeRoot ?? repository.gitDirectory)\(rest)"
  }

  func require(_ cache: CacheDirectory?) throws(Failure) {
    try cache?.requireTrusted(workTree: repository.workTreeRoot, gitDirectory: repository.gitDirectory)
  }

  func base(_ arguments: Arguments, _ environment: [String: String]) throws(Failure) -> String {
    let ofJob = try BaseRevision(ofJob: environment)
    guard arguments.has(.base) || ofJob != nil else {
      return "not set; pass --base REV (in CI jobs it is detected)"
    }
    return try BaseRevision(arguments, environment).found(with: "HEAD", in: repository).sentence
  }
}

extension CacheDirectory? {
  /// Returns the state of the cache after a trial write.
  fileprivate func condition() throws(Failure) -> String {
    guard let directory = self else { return "disabled: HOME is not set" }
    do {
      try directory.tryOut()
    } catch {
      throw Failure("cannot write to '\(directory.path)': it \(error.reason); pass --cache-dir DIR")
    }
    return "\(directory.path), \(directory.files().map(\.size).reduce(0, +)) of \(directory.limit) bytes used"
  }
}

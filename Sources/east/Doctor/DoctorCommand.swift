import Git
import Sessions

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Checks everything that a run needs and suggests fixes.
func doctor(_ arguments: Arguments) async throws(Failure) -> ExitStatus {
  try arguments.requireNoOperand("pass --repo DIR to check another repository")
  let environment = ProcessInfo.processInfo.environment
  var examination = Diagnostics()
  examination.look(at: "libgit2") { libraryVersion }
  let repository = examination.look(at: "repository") { () throws(Failure) in try RepositoryCheck(arguments) }
  let settings = examination.look(at: "configuration") { () throws(Failure) in try SettingsCheck(arguments) }
  if let settings {
    examination.look(at: "dependencies") { settings.dependencies() }
    examination.look(at: "baseline") { () throws(Failure) in try settings.baseline() }
    let reading = await settings.reading()
    examination.look(at: "files") { () throws(Failure) in ReadingCheck(try reading.get()) }
    if let files = try? reading.get().files { examination.look(at: "suppressions") { SuppressionCheck(files) } }
  }
  examination.look(at: "cache") { () throws(Failure) in
    let directory = CacheDirectory(arguments, environment)
    try repository?.require(directory)
    return try directory.condition()
  }
  if let repository {
    examination.look(at: "base") { () throws(Failure) in try repository.base(arguments, environment) }
  }
  // There may be a hundred modules; anything below them would be overlooked.
  if let settings { examination.look(at: "modules") { () throws(Failure) in try settings.modules() } }
  try printOut(examination.text)
  return examination.isSound ? .clean : .failed
}

extension CacheDirectory? {
  /// Returns the state of the cache after a trial write.
  fileprivate func condition() throws(Failure) -> String {
    guard let directory = self else { return "disabled: HOME is not set" }
    do {
      try directory.tryOut()
    } catch {
      throw Failure("\(directory.problem(error)); pass --cache-dir DIR")
    }
    return "\(directory.path), \(directory.files().map(\.size).reduce(0, +)) of \(directory.limit) bytes used"
  }
}

import Findings
import Git
import Linting

/// The cache files of commands.
extension InputOptions {
  /// Returns the cache file of a command with these options; `nil` if it may not be used, or if findings depend on more
  /// than the content of the repository.
  package func commandFile(ending: String) throws(Failure) -> CommandFile? {
    guard isAboutRepositoryOnly else { return nil }
    return try commandFile(for: location(), ending: ending)
  }

  /// Returns the cache file of a command at a location; `nil` if it may not be used.
  func commandFile(for location: InputLocation, ending: String) throws(Failure) -> CommandFile? {
    guard case .repository(let repository, _, let paths) = location, let cacheDirectory else { return nil }
    try cacheDirectory.requireTrusted(in: repository)
    let flags = ["\(contentSource)", "\(includesGenerated)", "\(lintsTests)", "\(isWhole)"].map { Array($0.utf8) }
    return CommandFile(
      of: repository.gitDirectory, flags + configuration.texts.map(\.bytes) + paths.map(\.bytes), ending: ending,
      in: cacheDirectory)
  }

  /// Whether findings depend on nothing but the content of the repository and the flags.
  private var isAboutRepositoryOnly: Bool {
    if case .file = configuration.source { return false }
    return isAboutListedFilesOnly && !verifiesCache
  }

  /// Whether findings depend on the listed files and their settings only.
  var isAboutListedFilesOnly: Bool { given == nil && packs == nil && uses.isEmpty && !readsAround }
}

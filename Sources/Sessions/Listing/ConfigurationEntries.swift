import Git

/// The content of a configuration file that is not read from disk.
enum ConfigurationSource: Sendable, Equatable {
  case blob(ObjectID)
  /// An entry at the path of a configuration that is not a readable file; the reason is a clause: "it is a directory".
  case unusable(String)
}

/// The name of a configuration file in every directory.
package let configurationName = ".east.json"

/// The bytes of ``configurationName``, which every path of an index is compared with.
let configurationNameBytes = Array(configurationName.utf8)

/// What a listing knows of configuration files without reading them.
package struct ConfigurationEntries: Sendable, Equatable {
  /// The possible configuration files that are not on disk, by path.
  private var sources: [RepositoryPath: ConfigurationSource] = [:]
  /// The directories on disk that are known to contain no configuration.
  private var unconfigured: Set<RepositoryPath> = []
  /// The directories on disk that cannot be listed. Their files cannot be read either, so nothing is configured there.
  private var closed: [RepositoryPath] = []

  subscript(path: RepositoryPath) -> ConfigurationSource? { sources[path] }

  /// Returns whether a configuration is known not to exist.
  func lacks(_ path: RepositoryPath) -> Bool {
    sources[path] == nil && (unconfigured.contains(path.parent) || closed.contains { path.isWithin($0) })
  }

  /// Returns whether both have the same entries.
  package func isLike(_ other: ConfigurationEntries) -> Bool { sources == other.sources }

  /// Records the directories on disk that contain no configuration.
  ///
  /// - Parameter closed: the directories that cannot be listed.
  mutating func note(unconfigured directories: Set<RepositoryPath>, closed: [RepositoryPath]) {
    unconfigured = directories
    self.closed = closed
  }

  /// Records an entry that can be a configuration, or that has the path of a configuration but is not a file.
  mutating func note(_ entry: Entry) {
    if entry.isInDirectory(named: configurationNameBytes) { sources[entry.directory] = .unusable("it is a directory") }
    // A baseline, the owners and the pages of rules are recorded in the same way, and read by the same function.
    guard
      entry.hasSuffix(".json") || entry.hasSuffix(".east-baseline") || entry.hasSuffix(".east-ceilings")
        || entry.hasSuffix("CODEOWNERS")
        || entry.hasSuffix(".md")
    else { return }
    switch entry.kind {
    case .regular:
      if entry.status != .intended { sources[entry.path] = .blob(entry.id) }
    case .symlink: sources[entry.path] = .unusable("it is a symbolic link")
    case .submodule: sources[entry.path] = .unusable("it is a submodule")
    }
  }
}

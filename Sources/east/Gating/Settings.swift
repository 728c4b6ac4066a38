import Findings
import Git
import Linting

/// What one side of a gate says of how files are to be linted.
struct Settings {
  let attributes: AttributeRules
  let configurations: Configurations
  let baseline: Baseline?

  /// Returns the files that came from where these settings ask for more than where they are now.
  ///
  /// - Parameters:
  ///   - added: the paths that the older content does not have.
  ///   - listing: the files as these settings see them.
  ///   - origins: where the declarations of new files come from.
  ///   - linted: the older files that these settings have linted.
  func looserMoves(
    of added: Set<RepositoryPath>, in listing: FileList, _ origins: [ByteString: ByteString],
    _ linted: Set<RepositoryPath>,
    _ order: ConfigurationOptions
  ) -> [RepositoryPath: RepositoryPath] {
    if origins.isEmpty { return [:] }
    let older = Dictionary(linted.map { ($0.source, $0) }, uniquingKeysWith: { first, _ in first })
    let isLinted = Set(listing.files.filter(\.isLinted).map(\.path))
    var moves: [RepositoryPath: RepositoryPath] = [:]
    for path in added {
      guard let origin = origins[path.source].flatMap({ older[$0] }) else { continue }
      let (here, there) = (configurations.resolved(for: path), configurations.resolved(for: origin))
      let isLooser = !here.loosenings(from: there, order, of: configurations.source(of: path)).isEmpty
      if isLooser || !isLinted.contains(path) { moves[path] = origin }
    }
    return moves
  }

  /// Returns what these settings let pass and stricter ones do not, each with its files.
  ///
  /// - Parameters:
  ///   - files: the files, as the stricter settings see them and as these do.
  ///   - moves: the files that the stricter settings see where they came from.
  ///   - generated: the files that are left out for headers which the stricter settings do not believe.
  func loosenings(
    from strict: Settings, of files: (strict: FileList, own: FileList), as moves: [RepositoryPath: RepositoryPath],
    generated: Set<RepositoryPath>, _ order: ConfigurationOptions
  ) -> [Loosening] {
    var found = Loosenings()
    let own = Dictionary(files.own.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    // Many files share their configurations.
    var known: [[Configurations.Key]: [Loosening]] = [:]
    let hasOtherDependencies = !files.own.hasDependencies(of: files.strict)
    for file in files.strict.files where file.isLinted {
      if hasOtherDependencies {
        found.add(Loosening(.dependenciesChanged, by: configurations.rootSource), file)
      }
      if moves[file.path] != nil {
        found.add(Loosening(.moved), file)
      } else if generated.contains(file.path) {
        found.add(Loosening(.generated), file)
      } else if let exclusion = own[file.path]?.exclusion {
        found.add(Loosening(.excluded, by: exclusion), file)
      } else if let isLinted = own[file.path]?.isLinted {
        let keys = [strict.configurations.key(of: file.path), configurations.key(of: file.path)]
        let all =
          known[keys]
          ?? configurations.resolved(for: file.path).loosenings(
            from: strict.configurations.resolved(for: file.path), order, of: configurations.source(of: file.path))
        known[keys] = all
        for loosening in all where isLinted != (loosening.change == .testsOff) { found.add(loosening, file) }
      } else {
        found.add(Loosening(attributes.marks(of: file.path).isGenerated == true ? .generated : .vendored), file)
      }
    }
    return found.all
  }
}

/// Loosenings with the files of each.
private struct Loosenings {
  private(set) var all: [Loosening] = []

  mutating func add(_ loosening: Loosening, _ file: ListedFile) {
    let index = all.firstIndex { $0.isLike(loosening) } ?? all.count
    if index == all.count { all.append(loosening) }
    all[index].paths.insert(file.source)
  }
}

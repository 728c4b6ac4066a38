import Analysis
import Findings
import Git
import Linting
import Sessions

/// The settings of one side of a gate.
struct Settings {
  let attributes: AttributeRules
  let configurations: Configurations
  let baseline: Baseline?
  private let ceilings: Ceilings

  init(attributes: AttributeRules, configurations: Configurations, baseline: Baseline?, ceilings: Ceilings) {
    (self.attributes, self.configurations, self.baseline) = (attributes, configurations, baseline)
    self.ceilings = ceilings
  }

  /// Returns the ceilings that are higher than those of other settings.
  func raisedCeilings(since other: Settings) -> [(place: Ceilings.Place, by: Int)] {
    ceilings.raised(since: other.ceilings)
  }

  /// Returns the new paths of files whose settings are looser than those at the paths from which they moved, with the
  /// old paths.
  ///
  /// - Parameters:
  ///   - added: the paths that the older content does not have.
  ///   - listing: the files with these settings.
  ///   - origins: the older file from which the declarations of a new file come, by the path of the new file.
  ///   - linted: the older files that are linted with these settings.
  func looserMoves(
    of added: Set<RepositoryPath>, in listing: FileList, _ origins: [ByteString: ByteString],
    _ linted: Set<RepositoryPath>,
    _ order: ConfigurationOptions
  ) -> [RepositoryPath: RepositoryPath] {
    if origins.isEmpty { return [:] }
    let older = Dictionary(linted.map { ($0.source, $0) }, uniquingKeysWith: { first, _ in first })
    let isLinted = Set(listing.files.filter(\.role.isLinted).map(\.path))
    var moves: [RepositoryPath: RepositoryPath] = [:]
    for path in added {
      guard let origin = origins[path.source].flatMap({ older[$0] }) else { continue }
      let (here, there) = (configurations.resolved(for: path), configurations.resolved(for: origin))
      let isLooser = !here.loosenings(from: there, order, of: configurations.source(of: path)).isEmpty
      if isLooser || !isLinted.contains(path) { moves[path] = origin }
    }
    return moves
  }

  /// Returns the loosenings of these settings, compared with stricter ones, each with its files.
  ///
  /// - Parameters:
  ///   - files: the listing with the stricter settings, and the listing with these settings.
  ///   - moves: for moved files, the older path whose stricter settings apply.
  ///   - generated: the files that are skipped because of headers that the stricter settings do not trust.
  func loosenings(
    from strict: Settings, of files: (strict: FileList, own: FileList), as moves: [RepositoryPath: RepositoryPath],
    generated: Set<RepositoryPath>, _ order: ConfigurationOptions
  ) -> [Loosening] {
    var found = Loosenings()
    let own = Dictionary(files.own.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    // Many files share their configurations.
    var known: [[Configurations.Key]: [Loosening]] = [:]
    let hasOtherDependencies = !files.own.hasDependencies(of: files.strict)
    for file in files.strict.files where file.role.isLinted {
      if hasOtherDependencies {
        found.add(Loosening(.dependenciesChanged, by: configurations.rootSource), file)
      }
      if moves[file.path] != nil {
        found.add(Loosening(.moved), file)
      } else if generated.contains(file.path) {
        found.add(Loosening(.generated), file)
      } else if files.own.replaces(file.path), own[file.path]?.place != file.place {
        found.add(Loosening(.replaced), file)
      } else if let exclusion = own[file.path]?.exclusion {
        found.add(Loosening(.excluded, by: exclusion), file)
      } else if let isLinted = own[file.path]?.role.isLinted {
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

/// A list of loosenings; equal ones are merged with all their files.
private struct Loosenings {
  private(set) var all: [Loosening] = []

  mutating func add(_ loosening: Loosening, _ file: ListedFile) {
    let index = all.firstIndex { $0.isLike(loosening) } ?? all.count
    if index == all.count { all.append(loosening) }
    all[index].paths.insert(file.source)
  }
}

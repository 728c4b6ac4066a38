import Git

/// The configuration of every listed file.
struct Configurations {
  /// What holds where no file says anything.
  private let usual: ConfigurationStack
  /// The nearest configuration of each directory that has a listed file.
  private var stacks: [RepositoryPath: ConfigurationStack] = [:]
  /// Whether one configuration holds for all.
  private let isForced: Bool

  /// One configuration for all files.
  init(_ stack: ConfigurationStack) {
    usual = stack
    isForced = true
  }

  /// Reads the nearest configuration of every file.
  init(of listings: [FileList], _ builder: inout ConfigurationBuilder) throws(Failure) {
    usual = try builder.usual()
    isForced = false
    for listing in listings {
      var last: RepositoryPath?
      for file in listing.files where last?.isBeside(file.path) != true {
        try read(file.path.parent, &builder)
        last = file.path
      }
    }
  }

  /// Reads the nearest configuration of a directory, and of those on the way to it.
  mutating func read(_ directory: RepositoryPath, _ builder: inout ConfigurationBuilder) throws(Failure) {
    if isForced { return }
    var missing: [RepositoryPath] = []
    var place = directory
    while stacks[place] == nil {
      missing.append(place)
      if place == .root { break }
      place = place.parent
    }
    var nearest = stacks[place] ?? usual
    for directory in missing.reversed() {
      if let own = try builder.stack(in: directory) {
        try own.checkPlace(in: directory)
        nearest = own
      }
      stacks[directory] = nearest
    }
  }

  /// The file or preset that a file's configuration begins with.
  func source(of path: RepositoryPath) -> String { stack(of: path).name }

  /// The file or preset that the root's configuration begins with.
  var rootSource: String { root.name }

  func resolved(for path: RepositoryPath) -> ResolvedConfiguration {
    let stack = stack(of: path)
    return stack.resolved(stack.overrides(covering: path))
  }

  /// Files that share a configuration; the groups in the order of their first files.
  ///
  /// - Parameter moves: the paths by which some of the files are configured.
  func groups(
    of files: [ListedFile], as moves: [RepositoryPath: RepositoryPath] = [:]
  ) -> [(configuration: ResolvedConfiguration, paths: [RepositoryPath])] {
    var numbers: [Key: Int] = [:]
    var groups: [(configuration: ResolvedConfiguration, paths: [RepositoryPath])] = []
    // Most files are in the directory of the one before, and most configurations have no overrides.
    var last: (path: RepositoryPath, number: Int)?
    for file in files {
      let path = moves[file.path] ?? file.path
      if let last, last.path.isBeside(path) {
        groups[last.number].paths.append(file.path)
        continue
      }
      let key = key(of: path)
      let number = numbers[key, default: groups.count]
      if number == groups.count {
        numbers[key] = number
        groups.append((stack(of: path).resolved(key.covering), []))
      }
      groups[number].paths.append(file.path)
      last = key.covering.isEmpty ? (path, number) : nil
    }
    return groups
  }

  /// The paths of those files whose configuration wants test sources linted.
  func filesWithTests(
    among files: [ListedFile], as moves: [RepositoryPath: RepositoryPath] = [:]
  ) -> Set<RepositoryPath> {
    Set(groups(of: files, as: moves).filter(\.configuration.tests.value).flatMap(\.paths))
  }

  /// The files and lines that exclude some of the files, by path.
  ///
  /// - Parameter moves: the paths by which some of the files are configured.
  func exclusions(
    among files: [ListedFile], as moves: [RepositoryPath: RepositoryPath] = [:]
  ) -> [RepositoryPath: String] {
    guard usual.hasExclusions || stacks.values.contains(where: \.hasExclusions) else { return [:] }
    var exclusions: [RepositoryPath: String] = [:]
    for file in files {
      let path = moves[file.path] ?? file.path
      exclusions[file.path] = stack(of: path).exclusion(of: path)
    }
    return exclusions
  }

  /// The patterns that match none of the files, as messages call them.
  func unmatchedPatterns(among files: [ListedFile]) -> [String] {
    var isMatched: [String: Bool] = [:]
    for (_, files) in Dictionary(grouping: files, by: { stack(of: $0.path).home }) {
      guard let first = files.first else { continue }
      for (name, glob) in stack(of: first.path).patterns {
        isMatched[name] = isMatched[name] == true || files.contains { glob.covers($0.path) }
      }
    }
    return isMatched.filter { !$0.value }.keys.sorted()
  }

  /// What two paths with the same configuration have in common.
  func key(of path: RepositoryPath) -> Key {
    let stack = stack(of: path)
    return Key(home: stack.home, covering: stack.overrides(covering: path))
  }

  struct Key: Hashable {
    let home: RepositoryPath?
    let covering: [Bool]
  }

  /// What holds at the root.
  var root: ConfigurationStack { stacks[.root] ?? usual }

  private func stack(of path: RepositoryPath) -> ConfigurationStack { stacks[path.parent] ?? usual }
}

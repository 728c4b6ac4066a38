import Findings
package import Git

/// The configurations of the listed files.
package struct Configurations {
  /// The configuration of files without a configuration file; if ``isForced`` is true, that of all files.
  private let usual: ConfigurationStack
  /// The nearest configuration of each directory that has a listed file.
  private var stacks: [RepositoryPath: ConfigurationStack] = [:]
  /// Whether one configuration applies to all files.
  private let isForced: Bool
  /// The names and the contents of all files and presets from which the configurations were built. With the paths of the
  /// files and ``ConfigurationOptions``, they decide what applies to which file.
  private(set) var texts: [ByteString] = []

  /// Creates the configurations of files to which one configuration applies.
  init(_ stack: ConfigurationStack, from texts: [ByteString]) {
    usual = stack
    isForced = true
    self.texts = texts
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
    texts = builder.texts
  }

  /// Reads the nearest configuration of a directory, and of the directories above it.
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

  /// Returns the name of the file or preset from which a file's configuration was built.
  package func source(of path: RepositoryPath) -> String { stack(of: path).name }

  /// Returns the name of the file from which a file's configuration was built; `nil` if it was built from a preset.
  package func file(of path: RepositoryPath) -> String? {
    let stack = stack(of: path)
    return stack.isPreset ? nil : stack.name
  }

  /// The name of the file or preset from which the root's configuration was built.
  package var rootSource: String { root.name }

  package func resolved(for path: RepositoryPath) -> ResolvedConfiguration {
    let stack = stack(of: path)
    return stack.resolved(stack.overrides(covering: path))
  }

  /// Groups files by configuration; the groups are in the order of their first files.
  ///
  /// - Parameter moves: for some of the files, the path whose configuration applies instead.
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

  /// Returns the paths of the files whose configuration has test sources linted.
  func filesWithTests(
    among files: [ListedFile], as moves: [RepositoryPath: RepositoryPath] = [:]
  ) -> Set<RepositoryPath> {
    Set(groups(of: files, as: moves).filter(\.configuration.tests.value).flatMap(\.paths))
  }

  /// Returns the file and line that exclude each excluded file, by the path of the excluded file.
  ///
  /// - Parameter moves: for some of the files, the path whose configuration applies instead.
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

  /// Returns sentences about settings that have no effect: patterns that match none of the files, and options of rules
  /// that are off for all of them.
  package func idleSettings(among files: [ListedFile]) -> [String] {
    guard usual.mayBeIdle || stacks.values.contains(where: \.mayBeIdle) else { return [] }
    var isMatched: [String: Bool] = [:]
    var idle: Set<String> = []
    for (_, files) in Dictionary(grouping: files, by: { stack(of: $0.path).home }) {
      guard let first = files.first else { continue }
      stack(of: first.path).match(files, &isMatched)
      idle.formUnion(stack(of: first.path).idleOptions(for: files))
    }
    return isMatched.filter { !$0.value }.keys.sorted().map { "\($0) matches no Swift file" } + idle.sorted()
  }

  /// Returns the key of a path's configuration; paths with equal keys have the same configuration.
  package func key(of path: RepositoryPath) -> Key {
    let stack = stack(of: path)
    return Key(home: stack.home, covering: stack.overrides(covering: path))
  }

  package struct Key: Hashable {
    let home: RepositoryPath?
    let covering: [Bool]
  }

  /// The configuration of the root.
  var root: ConfigurationStack { stacks[.root] ?? usual }

  private func stack(of path: RepositoryPath) -> ConfigurationStack { stacks[path.parent] ?? usual }
}

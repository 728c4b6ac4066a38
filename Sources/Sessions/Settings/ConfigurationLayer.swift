import Git
import Linting
import Rules

/// One of the configurations that apply to a file. Of several layers, a later one overrides an earlier one.
struct ConfigurationLayer: Sendable {
  /// The path of the file or the name of the preset, as messages print it: `.east.json`, `strict`.
  let name: String
  let configuration: Configuration
  /// The directory that the paths of the configuration are relative to.
  let home: RepositoryPath
  let overrides: [Override]
  let exclusions: [Exclusion]

  /// Settings for the paths that match one of the patterns.
  struct Override: Sendable {
    let patterns: [Pattern]
    let layers: [ConfigurationLayer]
    /// Whether the override has its own `extends`, so that the rules of the file around it do not apply.
    let replacesBase: Bool

    func covers(_ path: RepositoryPath) -> Bool { patterns.contains { $0.glob.covers(path) } }
  }

  /// A pattern of `exclude`.
  struct Exclusion: Sendable {
    let pattern: Pattern
    /// Whether the pattern begins with `!`: files that an earlier pattern excluded are linted after all.
    let isNegated: Bool

    /// Returns the patterns that exclude the same files of a directory, relative to the directory.
    fileprivate func texts(below directory: RepositoryPath) -> [String] {
      pattern.glob.texts(below: directory).map { isNegated ? "!" + $0 : $0 }
    }
  }

  /// A pattern of paths, with its line in the configuration file.
  struct Pattern: Sendable {
    let text: String
    let glob: PathGlob
    let line: Int
  }

  /// Returns the patterns of `exclude`, relative to a directory, each with its source.
  func exclusions(below directory: RepositoryPath) -> [ResolvedConfiguration.Sourced<String>] {
    exclusions.flatMap { exclusion in
      let location = "\(name):\(exclusion.pattern.line)"
      return exclusion.texts(below: directory).map { ResolvedConfiguration.Sourced(value: $0, location: location) }
    }
  }

  /// Returns the file and line that exclude a path, as `FILE:LINE`; `nil` if the path is not excluded. The last pattern
  /// that covers the path decides.
  ///
  /// - Parameter earlier: the file and line of an earlier layer that exclude the path.
  fileprivate func exclusion(of path: RepositoryPath, after earlier: String?) -> String? {
    guard let exclusion = exclusions.last(where: { $0.pattern.glob.covers(path) }) else { return earlier }
    return exclusion.isNegated ? nil : "\(name):\(exclusion.pattern.line)"
  }

  /// All patterns of the layer, with their names in messages: `.east.json:4: '*.swift'`.
  fileprivate var patterns: [(name: String, glob: PathGlob)] {
    let own = exclusions.map(\.pattern) + overrides.flatMap(\.patterns)
    return own.map { ("\(name):\($0.line): '\($0.text)'", $0.glob) } + overrides.flatMap(\.layers).flatMap(\.patterns)
  }
}

extension ConfigurationLayer {
  /// The rules to which the layer and its overrides give options, each with its place: `.east.json:4`.
  fileprivate var optionPlaces: [(rule: String, place: String)] {
    if presets.contains(where: { $0.key == name }) { return [] }
    let own = configuration.rules.filter { !$0.value.options.isEmpty }.map { ($0.key, "\(name):\($0.value.line)") }
    return own + overrides.flatMap(\.layers).flatMap(\.optionPlaces)
  }
}

/// The configuration of a directory as layers: first the configurations that it extends, then its own settings.
struct ConfigurationStack: Sendable {
  /// The file or preset from which the stack was built, as messages print it.
  let name: String
  /// The path of the configuration file in the repository; `nil` for a preset or a configuration from the command line.
  let home: RepositoryPath?
  /// The directory that the paths of the configuration are relative to.
  var directory = RepositoryPath.root
  /// Whether the stack was built from a preset, not from a file.
  var isPreset = false
  let layers: [ConfigurationLayer]

  /// Returns whether each override covers a file. Files with equal results have the same configuration.
  func overrides(covering path: RepositoryPath) -> [Bool] { layers.overrides(covering: path) }

  /// Returns the file and line that exclude a path, as `FILE:LINE`; `nil` if the path is not excluded. The last layer
  /// with a pattern that covers the path decides.
  func exclusion(of path: RepositoryPath) -> String? {
    layers.applied(to: path).reduce(nil) { $1.exclusion(of: path, after: $0) }
  }

  /// Whether the configuration has settings that may have no effect: patterns of paths, and options.
  var mayBeIdle: Bool { layers.contains { !$0.patterns.isEmpty || !$0.optionPlaces.isEmpty } }

  /// Records for each pattern, by its name in messages, whether it covers any of the files.
  func match(_ files: [ListedFile], _ isMatched: inout [String: Bool]) {
    for (name, glob) in layers.flatMap(\.patterns) {
      isMatched[name] = isMatched[name] == true || files.contains { glob.covers($0.path) }
    }
  }

  /// Returns sentences about options that have no effect because their rule is off for all of the files.
  func idleOptions(for files: [ListedFile]) -> [String] {
    let places = layers.flatMap(\.optionPlaces)
    if places.isEmpty { return [] }
    let settings = Set(files.map { overrides(covering: $0.path) }).map { resolved($0).rules }
    let running = Set(settings.flatMap { $0.filter { $0.value.value.severity != nil }.keys })
    // The options of `reach` apply to other rules, too.
    let shared = rules.filter { running.contains($0.id) }.compactMap { $0.sharedOptions?.rule }
    return places.filter { !running.contains($0.rule) && !shared.contains($0.rule) }.map {
      "\($0.place): the options of '\($0.rule)' have no effect, because the rule is off"
    }
  }

  /// Whether any file may be excluded.
  var hasExclusions: Bool { layers.contains(where: \.hasExclusions) }

  /// Merges the settings of the layers; a later layer overrides an earlier one.
  ///
  /// - Parameter covering: the result of ``overrides(covering:)``.
  func resolved(_ covering: [Bool]) -> ResolvedConfiguration {
    var resolved = ResolvedConfiguration()
    var answers = covering[...]
    layers.apply(to: &resolved, &answers, isCovered: true, below: directory)
    return resolved
  }
}

extension ConfigurationLayer {
  /// - Parameter directory: the directory that resolved patterns are relative to.
  fileprivate func apply(to resolved: inout ResolvedConfiguration, below directory: RepositoryPath) {
    resolved.apply(configuration, of: home, from: name, excluding: exclusions(below: directory))
  }

  fileprivate var hasExclusions: Bool {
    !exclusions.isEmpty || overrides.contains { $0.layers.contains(where: \.hasExclusions) }
  }
}

/// Layers with their overrides, and with the overrides of the files that an override extends.
extension [ConfigurationLayer] {
  fileprivate func overrides(covering path: RepositoryPath) -> [Bool] {
    flatMap { $0.overrides.flatMap { [$0.covers(path)] + $0.layers.overrides(covering: path) } }
  }

  /// Returns the layers that apply to a file, each followed by the layers of its overrides.
  fileprivate func applied(to path: RepositoryPath) -> [ConfigurationLayer] {
    flatMap { layer in [layer] + layer.overrides.filter { $0.covers(path) }.flatMap { $0.layers.applied(to: path) } }
  }

  /// - Parameters:
  ///   - answers: whether each override covers the file; those of these layers are removed.
  ///   - isCovered: whether the layers apply to the file.
  ///   - directory: the directory that resolved patterns are relative to.
  fileprivate func apply(
    to resolved: inout ResolvedConfiguration, _ answers: inout ArraySlice<Bool>, isCovered: Bool,
    below directory: RepositoryPath
  ) {
    for layer in self {
      if isCovered { layer.apply(to: &resolved, below: directory) }
      for override in layer.overrides {
        let applies = answers.popFirst() == true && isCovered
        if applies, override.replacesBase { resolved.forgetRules() }
        override.layers.apply(to: &resolved, &answers, isCovered: applies, below: directory)
      }
    }
  }
}

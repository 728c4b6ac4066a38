import Git
import Linting

/// One configuration of those that apply to a file, later ones before earlier ones.
struct ConfigurationLayer: Sendable {
  /// The file or preset, as people call it: `.east.json`, `strict`.
  let name: String
  let configuration: Configuration
  let overrides: [Override]
  let exclusions: [Exclusion]

  /// What holds for some paths only.
  struct Override: Sendable {
    let patterns: [Pattern]
    let layers: [ConfigurationLayer]
    /// Whether it names what to start from, so that the rules of the file itself do not apply.
    let replacesBase: Bool

    func covers(_ path: RepositoryPath) -> Bool { patterns.contains { $0.glob.covers(path) } }
  }

  /// A pattern of `exclude`.
  struct Exclusion: Sendable {
    let pattern: Pattern
    /// Whether files that an earlier pattern excluded are linted after all.
    let isNegated: Bool
  }

  /// A pattern of paths, and the line that has it.
  struct Pattern: Sendable {
    let text: String
    let glob: PathGlob
    let line: Int
  }

  /// All patterns of the file, as messages call them.
  fileprivate var patterns: [(name: String, glob: PathGlob)] {
    let own = exclusions.map(\.pattern) + overrides.flatMap(\.patterns)
    return own.map { ("\(name):\($0.line): '\($0.text)'", $0.glob) } + overrides.flatMap(\.layers).flatMap(\.patterns)
  }
}

/// Everything that a directory's configuration comes to.
struct ConfigurationStack: Sendable {
  /// The file or preset that was asked for.
  let name: String
  /// The file of the repository that it is; `nil` for a preset and what the command line names.
  let home: RepositoryPath?
  let layers: [ConfigurationLayer]

  /// Which of the overrides cover a file, in their order: files with the same answer have the same configuration.
  func overrides(covering path: RepositoryPath) -> [Bool] {
    layers.flatMap { $0.overrides.map { $0.covers(path) } }
  }

  /// Returns the file and line that exclude a path; `nil` if it is linted. The last pattern that covers it decides.
  func exclusion(of path: RepositoryPath) -> String? {
    var place: String?
    for layer in applied(to: path) {
      for exclusion in layer.exclusions where exclusion.pattern.glob.covers(path) {
        place = exclusion.isNegated ? nil : "\(layer.name):\(exclusion.pattern.line)"
      }
    }
    return place
  }

  /// The patterns that apply to the files, as messages call them.
  var patterns: [(name: String, glob: PathGlob)] { layers.flatMap(\.patterns) }

  /// Whether any file may be excluded.
  var hasExclusions: Bool {
    layers.contains { layer in
      !layer.exclusions.isEmpty || layer.overrides.contains { $0.layers.contains { !$0.exclusions.isEmpty } }
    }
  }

  /// The layers that apply to a file, those of overrides behind the one that they are in.
  private func applied(to path: RepositoryPath) -> [ConfigurationLayer] {
    layers.flatMap { layer in [layer] + layer.overrides.filter { $0.covers(path) }.flatMap(\.layers) }
  }

  /// Puts the layers onto each other.
  ///
  /// - Parameter covering: the answer of ``overrides(covering:)``.
  func resolved(_ covering: [Bool]) -> ResolvedConfiguration {
    var resolved = ResolvedConfiguration()
    var answers = covering[...]
    for layer in layers {
      resolved.apply(layer.configuration, from: layer.name)
      for override in layer.overrides where answers.popFirst() == true {
        if override.replacesBase { resolved.forgetRules() }
        for layer in override.layers { resolved.apply(layer.configuration, from: layer.name) }
      }
    }
    return resolved
  }
}

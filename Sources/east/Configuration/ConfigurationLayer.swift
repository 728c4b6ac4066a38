import Git
import Linting

/// One configuration of those that apply to a file, later ones before earlier ones.
struct ConfigurationLayer: Sendable {
  /// The file or preset, as people call it: `.east.json`, `strict`.
  let name: String
  let configuration: Configuration
  let overrides: [Override]

  /// What holds for some paths only.
  struct Override: Sendable {
    let patterns: [PathGlob]
    let layers: [ConfigurationLayer]

    func covers(_ path: RepositoryPath) -> Bool { patterns.contains { $0.covers(path) } }
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

  /// Puts the layers onto each other.
  ///
  /// - Parameter covering: the answer of ``overrides(covering:)``.
  func resolved(_ covering: [Bool]) -> ResolvedConfiguration {
    var resolved = ResolvedConfiguration()
    var answers = covering[...]
    for layer in layers {
      resolved.apply(layer.configuration, from: layer.name)
      for override in layer.overrides where answers.popFirst() == true {
        for layer in override.layers { resolved.apply(layer.configuration, from: layer.name) }
      }
    }
    return resolved
  }
}

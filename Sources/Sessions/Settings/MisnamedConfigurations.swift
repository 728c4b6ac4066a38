import Git

extension FileList {
  /// Sentences about files at the root that look like misnamed configurations; none if the root has a configuration.
  package var misnamedConfigurations: [String] {
    guard let directory, kind(ofFile: directory.appending(name: configurationName.utf8)) == nil else { return [] }
    return namesOfMistake.filter { kind(ofFile: directory.appending(name: $0.utf8)) == .regular }.map {
      let isYAML = $0.hasSuffix(".yml") || $0.hasSuffix(".yaml")
      return "'\($0)' is not read; \(isYAML ? "write its settings as JSON to" : "rename it to") \(configurationName)"
    }
  }
}

/// The names that other linters give to their configurations, with `east` instead of the linter's name.
private let namesOfMistake = ["east.json", ".east", ".east.jsonc", ".east.yml", ".east.yaml", "east.yml", ".eastrc"]

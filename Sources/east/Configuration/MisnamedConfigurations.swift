import Git

extension FileList {
  /// What lies at the root as if it were the configuration, but has another name; empty where there is a configuration.
  var misnamedConfigurations: [String] {
    guard let directory, kind(ofFile: directory.appending(name: configurationName)) == nil else { return [] }
    return namesOfMistake.filter { kind(ofFile: directory.appending(name: Array($0.utf8))) == .regular }
  }
}

/// The names that other linters give to their configurations, with our name in them.
private let namesOfMistake = ["east.json", ".east", ".east.jsonc", ".east.yml", ".east.yaml", "east.yml", ".eastrc"]

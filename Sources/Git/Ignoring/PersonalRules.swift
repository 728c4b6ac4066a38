import Clibgit2

extension Repository {
  /// Returns the rules that apply to the whole work tree: `info/exclude`, then the user's `core.excludesFile`.
  func ignoreRules() -> IgnoreRules {
    var rules = IgnoreRules(foldingCase: ignoresCase)
    let own =
      path(inSetting: "core.excludesfile") ?? DiskPath.userConfiguration?.appending(name: "git/ignore".utf8)
    // Both files are the user's own, so symbolic links are followed.
    for file in [commonDirectory.appending(name: "info/exclude".utf8), own] {
      guard let file, let contents = try? bytes(ofFile: file), contents.count <= limitOfPatterns else { continue }
      rules.readElsewhere(contents)
    }
    return rules
  }
}

extension Repository {
  /// The directory of what all work trees of the repository share.
  var commonDirectory: DiskPath { DiskPath(bytes: unsafe bytes(of: git_repository_commondir(pointer))) }
}

extension DiskPath {
  /// The directory of the user's configuration files; `nil` without a home directory.
  static var userConfiguration: DiskPath? {
    if let directory = variable("XDG_CONFIG_HOME"), !directory.isEmpty { return DiskPath(directory) }
    return variable("HOME").map { DiskPath($0 + "/.config") }
  }
}

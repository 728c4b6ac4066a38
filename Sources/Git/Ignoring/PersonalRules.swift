import Clibgit2

extension Repository {
  /// Returns the rules that apply to the whole work tree: `info/exclude`, then the user's `core.excludesFile`.
  func ignoreRules() -> IgnoreRules {
    var rules = IgnoreRules(foldingCase: ignoresCase)
    let common = DiskPath(bytes: unsafe bytes(of: git_repository_commondir(pointer)))
    let own = path(inSetting: "core.excludesfile") ?? .standard
    // Both files are the user's own, so symbolic links are followed.
    for file in [common.appending(name: "info/exclude".utf8), own] {
      guard let file, let contents = try? bytes(ofFile: file), contents.count <= limitOfPatterns else { continue }
      rules.readElsewhere(contents)
    }
    return rules
  }
}

extension DiskPath {
  /// The user's ignore file if no setting names another one; `nil` without a home directory.
  fileprivate static var standard: DiskPath? {
    if let directory = variable("XDG_CONFIG_HOME"), !directory.isEmpty { return DiskPath(directory + "/git/ignore") }
    return variable("HOME").map { DiskPath($0 + "/.config/git/ignore") }
  }
}

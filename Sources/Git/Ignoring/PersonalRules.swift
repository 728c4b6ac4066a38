import Clibgit2

extension Repository {
  /// The rules that hold for the whole work tree: `info/exclude`, then the user's own `core.excludesFile`.
  func ignoreRules() -> IgnoreRules {
    var rules = IgnoreRules(foldingCase: ignoresCase)
    let common = DiskPath(bytes: unsafe bytes(of: git_repository_commondir(pointer)))
    let own = path(inSetting: "core.excludesfile") ?? .standard
    // Both are the user's own: a symlink there leads where the user wants.
    for file in [common.appending(name: Array("info/exclude".utf8)), own] {
      guard let file, let contents = try? bytes(ofFile: file), contents.count <= limitOfPatterns else { continue }
      rules.readElsewhere(contents)
    }
    return rules
  }
}

extension DiskPath {
  /// Where git looks for a user's ignore rules when no setting says otherwise.
  fileprivate static var standard: DiskPath? {
    if let directory = variable("XDG_CONFIG_HOME"), !directory.isEmpty { return DiskPath(directory + "/git/ignore") }
    return variable("HOME").map { DiskPath($0 + "/.config/git/ignore") }
  }
}

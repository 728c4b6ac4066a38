extension DiskPath {
  /// The nearest `.git` in this directory or above that is a file, which points to a repository elsewhere. The path
  /// must be resolved.
  var gitFileAbove: DiskPath? {
    var directory = self
    while true {
      let candidate = directory.appending(name: dotGit)
      if kind(ofFile: candidate) == .regular { return candidate }
      let parent = directory.parent
      guard parent != directory else { return nil }
      directory = parent
    }
  }
}

/// The directory of git's own files, or the file that points to it.
let dotGit = Array(".git".utf8)

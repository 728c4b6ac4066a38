extension DiskPath {
  /// The nearest `.git` here or above that is a file: a pointer to a repository elsewhere. The path is a resolved one.
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

package import Git

extension CacheDirectory {
  /// Throws if a commit or another user could have written the directory, because the facts in a cache are trusted.
  ///
  /// The git directory is allowed, because no commit writes there.
  package func requireTrusted(in repository: Repository) throws(Failure) {
    if path.isCommitted(to: repository) {
      throw Failure(
        "the cache directory '\(path)' is inside the work tree, where a commit can replace it; pass "
          + "--cache-dir DIR with another directory, or --no-cache")
    }
    guard isOwn(fileAt: path) else {
      throw Failure(
        "the cache directory '\(path)' belongs to another user, who can replace it; pass "
          + "--cache-dir DIR with another directory, or --no-cache")
    }
  }
}

extension CacheDirectory {
  /// Returns the message for a directory to which nothing can be written.
  package func problem(_ error: SystemError) -> String {
    [.missing, .notRegular].contains(error)
      ? "cannot create the cache directory '\(path)': a part of the path is not a directory"
      : "cannot write to the cache in '\(path)': it \(error.reason)"
  }
}

extension DiskPath {
  /// Returns whether a commit can replace the file or directory: the path is inside the work tree, or leads through a
  /// symbolic link in the work tree.
  func isCommitted(to repository: Repository) -> Bool {
    guard let workTree = repository.workTreeRoot else { return false }
    let gitDirectory = repository.gitDirectory
    let here = realPath(of: DiskPath(".")) ?? DiskPath(".")
    let joined = bytes.first == UInt8(ascii: "/") ? self : here.appending(name: bytes)
    let real = realPath(of: joined.nearestOnDisk) ?? joined
    if real.relative(to: realPath(of: gitDirectory) ?? gitDirectory) != nil { return false }
    let root = realPath(of: workTree) ?? workTree
    return joined.withoutDots.ancestry.contains { realPath(of: $0)?.relative(to: root) != nil }
      || real.relative(to: root) != nil
  }
}

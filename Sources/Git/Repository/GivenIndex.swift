#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Repository {
  /// The index that `GIT_INDEX_FILE` names, as in a hook of a commit of some files only.
  ///
  /// It is meant for the repository that the process runs in, not for another one that is read from there.
  var givenIndex: DiskPath? {
    guard let root = workTreeRoot, let name = variable("GIT_INDEX_FILE"), !name.isEmpty,
      let here = realPath(of: DiskPath(".")), [root, gitDirectory].contains(where: { here.lies(in: $0) })
    else { return nil }
    return name.hasPrefix("/") ? DiskPath(name) : root.appending(name: Array(name.utf8))
  }
}

extension DiskPath {
  /// Whether the path is the directory or lies below it, links followed.
  fileprivate func lies(in directory: DiskPath) -> Bool {
    guard let directory = realPath(of: directory) else { return false }
    return bytes.starts(with: directory.bytes)
      && (bytes.count == directory.bytes.count || bytes[directory.bytes.count] == separator)
  }
}

/// A variable of the environment.
func variable(_ name: String) -> String? {
  unsafe getenv(name).map { unsafe String(cString: $0) }
}

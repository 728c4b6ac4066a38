#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Repository {
  /// The index that `GIT_INDEX_FILE` names, as in a hook of a commit of some files only; otherwise `nil`.
  ///
  /// The variable applies only to the repository that contains the current directory, not to other repositories that
  /// are read from there.
  var givenIndex: DiskPath? {
    guard let root = workTreeRoot, let name = variable("GIT_INDEX_FILE"), !name.isEmpty,
      let here = realPath(of: DiskPath(".")), [root, gitDirectory].contains(where: { here.lies(in: $0) })
    else { return nil }
    return name.hasPrefix("/") ? DiskPath(name) : root.appending(name: Array(name.utf8))
  }
}

extension DiskPath {
  /// Returns whether the path is a directory or is below it, after resolving symbolic links.
  fileprivate func lies(in directory: DiskPath) -> Bool {
    guard let directory = realPath(of: directory) else { return false }
    return bytes.starts(with: directory.bytes)
      && (bytes.count == directory.bytes.count || bytes[directory.bytes.count] == separator)
  }
}

/// Returns the value of an environment variable, or `nil` if it is not set.
func variable(_ name: String) -> String? {
  unsafe getenv(name).map { unsafe String(cString: $0) }
}

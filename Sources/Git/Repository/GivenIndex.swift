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
      let here = realPath(of: DiskPath(".")),
      [root, gitDirectory].compactMap(realPath).contains(where: { here.relative(to: $0) != nil })
    else { return nil }
    return name.hasPrefix("/") ? DiskPath(name) : root.appending(name: name.utf8)
  }
}

/// Returns the value of an environment variable, or `nil` if it is not set.
func variable(_ name: String) -> String? {
  unsafe getenv(name).map { unsafe String(cString: $0) }
}

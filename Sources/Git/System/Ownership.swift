#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Returns whether no other user can have created a file: the file belongs to this user or to root, or does not exist.
/// Symbolic links are followed.
package func isOwn(fileAt path: DiskPath) -> Bool {
  var status = stat()
  guard unsafe withCString(path.bytes, { unsafe stat($0, &status) }) == 0 else { return true }
  return status.isOwn
}

extension stat {
  /// Whether the file belongs to this user or to root, who could replace the program itself.
  var isOwn: Bool { st_uid == geteuid() || st_uid == 0 }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Returns whether a file is one that no other user can have made: it belongs to this user or to root, or does not
/// exist. Links are followed.
package func isOwn(fileAt path: DiskPath) -> Bool {
  var status = stat()
  guard unsafe withCString(path.bytes, { unsafe stat($0, &status) }) == 0 else { return true }
  return status.isOwn
}

extension stat {
  /// Whether the file belongs to this user or to root, who could replace the program itself.
  var isOwn: Bool { st_uid == geteuid() || st_uid == 0 }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The absolute path with every symbolic link, `.` and `..` followed, or `nil` if nothing stands there.
package func realPath(of path: DiskPath) -> DiskPath? {
  guard let real = unsafe withCString(path.bytes, { unsafe realpath($0, nil) }) else { return nil }
  defer { unsafe free(real) }
  return DiskPath(bytes: unsafe bytes(of: real))
}

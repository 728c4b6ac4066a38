#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Returns the absolute path with every symbolic link, `.` and `..` resolved, or `nil` if there is no such file.
package func realPath(of path: DiskPath) -> DiskPath? {
  guard let real = unsafe withCString(path.bytes, { unsafe realpath($0, nil) }) else { return nil }
  defer { unsafe free(real) }
  return DiskPath(bytes: unsafe bytes(of: real))
}

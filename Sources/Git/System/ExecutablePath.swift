#if canImport(Darwin)
  import Darwin
#endif

/// Returns the path of this program's executable, or `nil` if it is unknown.
package func executablePath() -> DiskPath? {
  #if canImport(Darwin)
    var size = UInt32(PATH_MAX)
    var buffer = [CChar](repeating: 0, count: Int(size))
    // The call writes at most `size` bytes, the size of the buffer.
    guard unsafe _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
    return realPath(of: DiskPath(bytes: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }))
  #else
    return realPath(of: DiskPath("/proc/self/exe"))
  #endif
}

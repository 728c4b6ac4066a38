#if canImport(Darwin)
  import Darwin
#endif

/// Returns where this program's own file is; `nil` if nobody knows.
package func executablePath() -> DiskPath? {
  #if canImport(Darwin)
    var size = UInt32(PATH_MAX)
    var buffer = [CChar](repeating: 0, count: Int(size))
    // The call writes no more than `size` bytes, which the buffer has.
    guard unsafe _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
    return realPath(of: DiskPath(bytes: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }))
  #else
    return realPath(of: DiskPath("/proc/self/exe"))
  #endif
}

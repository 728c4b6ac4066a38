#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads the files below one directory and never leaves it: no step of a path may be `..` or a symbolic link.
///
/// The directories on the way to the file that was read last stay open, so files are best asked for in the order of
/// their paths.
package struct WorkTreeFiles: ~Copyable {
  private let root: Int32
  private var path: [ArraySlice<UInt8>] = []
  private var directories: [Int32] = []

  package init(root path: DiskPath) throws(SystemError) {
    root = unsafe withCString(path.bytes) { unsafe open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    if root < 0 { throw .last }
  }

  deinit {
    for directory in directories { close(directory) }
    if root >= 0 { close(root) }
  }

  /// Reads a regular file.
  package mutating func bytes(of path: RepositoryPath) throws(SystemError) -> [UInt8] {
    let directory = try enter(path.bytes.split(separator: separator).dropLast())
    let descriptor = try opened(path.name, in: directory, O_RDONLY | O_NONBLOCK)
    defer { close(descriptor) }
    return try regularBytes(of: descriptor)
  }

  /// Opens the directories that are not open yet, and closes those that are not on the way.
  private mutating func enter(_ steps: ArraySlice<ArraySlice<UInt8>>) throws(SystemError) -> Int32 {
    let common = zip(path, steps).prefix { $0.elementsEqual($1) }.count
    while directories.count > common {
      if let left = directories.popLast() { close(left) }
      path.removeLast()
    }
    for step in steps.dropFirst(common) {
      directories.append(try opened(step, in: directories.last ?? root, O_RDONLY | O_DIRECTORY))
      path.append(step)
    }
    return directories.last ?? root
  }

  private func opened(_ name: ArraySlice<UInt8>, in directory: Int32, _ flags: Int32) throws(SystemError) -> Int32 {
    let flags = flags | O_NOFOLLOW | O_CLOEXEC
    let descriptor = unsafe withCString(Array(name)) { unsafe openat(directory, $0, flags) }
    guard descriptor >= 0 else { throw .last }
    return descriptor
  }
}

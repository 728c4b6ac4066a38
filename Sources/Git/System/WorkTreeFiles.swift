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

  /// What the disk says of a regular file; nothing if there is none.
  package mutating func stamp(of path: RepositoryPath) -> Stamp? {
    guard let directory = try? enter(path.bytes.split(separator: separator).dropLast()) else { return nil }
    var status = stat()
    let code = unsafe withCString(Array(path.name)) {
      unsafe fstatat(directory, $0, &status, AT_SYMLINK_NOFOLLOW)
    }
    guard code == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Stamp(status)
  }

  /// Replaces a regular file's contents, if they still are the old ones: written beside it first, then renamed.
  package mutating func replace(
    _ path: RepositoryPath, holding old: [UInt8], with new: [UInt8]
  ) throws(SystemError) {
    let directory = try enter(path.bytes.split(separator: separator).dropLast())
    let name = Array(path.name)
    let descriptor = try opened(path.name, in: directory, O_RDONLY | O_NONBLOCK)
    defer { close(descriptor) }
    guard try regularBytes(of: descriptor) == old else { throw .changed }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw .last }
    let beside = name + ".\(getpid()).new".utf8
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let fresh = unsafe withCString(beside) { unsafe openat(directory, $0, flags, status.st_mode & 0o777) }
    guard fresh >= 0 else { throw .last }
    var failure = unsafe new.withUnsafeBytes { unsafe writeAll($0, to: fresh) }
    // What may be executed stays so, whatever the mask of this process.
    if failure == nil, fchmod(fresh, status.st_mode & 0o777) != 0 { failure = .last }
    close(fresh)
    if failure == nil {
      let code = unsafe withCString(beside) { old in
        unsafe withCString(name) { new in unsafe renameat(directory, old, directory, new) }
      }
      if code != 0 { failure = .last }
    }
    guard let failure else { return }
    _ = unsafe withCString(beside) { unsafe unlinkat(directory, $0, 0) }
    throw failure
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

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that is written under a temporary name, then renamed, so that it is never seen incomplete. A file that is not
/// published is deleted. An object belongs to one thread at a time.
package final class CacheFileWriter {
  /// The number of words that were appended.
  package private(set) var count = 0
  private let path: DiskPath
  private let descriptor: Int32
  private var waiting: [UInt32] = []

  /// The number of words that are buffered before they are written.
  private static let portion = 1 << 18

  package init(_ path: DiskPath) throws(SystemError) {
    self.path = path
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    descriptor = unsafe withCString(path.bytes) { unsafe open($0, flags, 0o600) }
    if descriptor < 0 { throw .last }
  }

  deinit {
    if descriptor >= 0 {
      close(descriptor)
      _ = unsafe withCString(path.bytes) { unsafe unlink($0) }
    }
  }

  package func append(_ words: [UInt32]) throws(SystemError) {
    count += words.count
    if words.count < Self.portion {
      waiting += words
      if waiting.count >= Self.portion { try flush() }
    } else {
      // Buffering that many words would take as much memory again.
      try flush()
      try write(words)
    }
  }

  /// Writes the buffered words and renames the file; an existing file of that name is replaced.
  package func publish(as name: DiskPath) throws(SystemError) {
    try flush()
    let code = unsafe withCString(path.bytes) { old in
      unsafe withCString(name.bytes) { new in unsafe rename(old, new) }
    }
    guard code == 0 else { throw .last }
  }

  private func flush() throws(SystemError) {
    defer { waiting.removeAll(keepingCapacity: true) }
    try write(waiting)
  }

  private func write(_ words: [UInt32]) throws(SystemError) {
    if let failure = unsafe words.withUnsafeBytes({ unsafe writeAll($0, to: descriptor) }) { throw failure }
  }
}

/// Deletes a file; a file that does not exist is no error.
package func remove(_ path: DiskPath) throws(SystemError) {
  let code = unsafe withCString(path.bytes) { unsafe unlink($0) }
  if code != 0, errno != ENOENT { throw .last }
}

/// Creates a directory and its missing parents.
///
/// - Parameter isPrivate: whether only this user may access the directory.
package func makeDirectory(_ path: DiskPath, isPrivate: Bool = true) throws(SystemError) {
  var missing: [DiskPath] = []
  var place = path
  while kind(ofFile: place, followsLinks: true) == nil, place.parent != place {
    missing.append(place)
    place = place.parent
  }
  for place in missing.reversed() {
    let code = unsafe withCString(place.bytes) { unsafe mkdir($0, isPrivate ? 0o700 : 0o777) }
    // Another process may have created the directory in the meantime.
    if code != 0, errno != EEXIST { throw .last }
  }
  guard kind(ofFile: path, followsLinks: true) == .directory else { throw .notRegular }
}

/// The id of this process.
package var processNumber: Int { Int(getpid()) }

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file of 32-bit words in the native byte order, open for reading on any thread.
package final class WordFile: Sendable {
  /// The users whose files are read.
  package enum Owner: Sendable {
    /// This user and root: the files of other users could contain anything.
    case thisUser
    case anyone
  }

  /// The number of whole words; 0 for a file that must not be read.
  package let count: Int
  private let descriptor: Int32

  package init(_ path: DiskPath, of owner: Owner = .thisUser) throws(SystemError) {
    descriptor = unsafe withCString(path.bytes) { unsafe open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    count = descriptor < 0 ? 0 : FileStatus(descriptor).map { $0.isOwn || owner == .anyone ? $0.size / 4 : 0 } ?? 0
    if descriptor < 0 { throw .last }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Reads a range of words.
  ///
  /// - Returns: fewer words than requested if the file ends before.
  package func words(_ range: Range<Int>) throws(SystemError) -> [UInt32] {
    var failure: SystemError?
    let words = unsafe [UInt32](unsafeUninitializedCapacity: range.count) { buffer, count in
      let bytes = UnsafeMutableRawBufferPointer(buffer)
      var read = 0
      while read < bytes.count {
        let place = off_t(range.lowerBound * 4 + read)
        let step = unsafe pread(descriptor, bytes.baseAddress?.advanced(by: read), bytes.count - read, place)
        if step == 0 { break }
        if step > 0 {
          read += step
        } else if errno != EINTR {
          failure = .last
          break
        }
      }
      count = read / 4
    }
    if let failure { throw failure }
    return words
  }

  /// Sets the times of the file to now, if that is permitted.
  package func touch() {
    _ = futimens(descriptor, nil)
  }
}

/// Returns the bytes of words in the native byte order.
package func nativeBytes(of words: [UInt32]) -> [UInt8] { unsafe words.withUnsafeBytes { unsafe Array($0) } }

/// The status of a regular file.
package struct FileStatus: Sendable {
  /// The size in bytes.
  package let size: Int
  /// The modification time in seconds since 1970.
  package let modified: Int
  /// Whether the file belongs to this user or to root.
  let isOwn: Bool

  /// - Returns: `nil` unless there is a regular file at the path.
  package init?(_ path: DiskPath) {
    var status = stat()
    guard unsafe withCString(path.bytes, { unsafe lstat($0, &status) }) == 0 else { return nil }
    self.init(status)
  }

  init?(_ descriptor: Int32) {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init?(_ status: stat) {
    guard status.st_mode & S_IFMT == S_IFREG else { return nil }
    size = Int(status.st_size)
    isOwn = status.isOwn
    #if canImport(Darwin)
      modified = status.st_mtimespec.tv_sec
    #else
      modified = status.st_mtim.tv_sec
    #endif
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file of 32-bit words in this machine's order of bytes, open for reading by any thread.
package final class WordFile: Sendable {
  /// Whose files are read.
  package enum Owner: Sendable {
    /// This user's and those of root: others could write anything into theirs.
    case thisUser
    case anyone
  }

  /// The number of whole words; none of a file that is not to be read.
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

  /// Reads some of the words.
  ///
  /// - Returns: fewer than asked for where the file ends before.
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

  /// Marks the file as used just now, if that is allowed.
  package func touch() {
    _ = futimens(descriptor, nil)
  }
}

/// The bytes of words, in this machine's order.
package func nativeBytes(of words: [UInt32]) -> [UInt8] { unsafe words.withUnsafeBytes { unsafe Array($0) } }

/// What the system says of a file without its contents.
package struct FileStatus: Sendable {
  /// In bytes.
  package let size: Int
  /// When it was written last, in seconds since 1970.
  package let modified: Int
  /// Whether the file belongs to this user or to root.
  let isOwn: Bool

  /// - Returns: `nil` unless a regular file stands there.
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

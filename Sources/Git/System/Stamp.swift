#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The status of a file on disk, without its contents. As in git, an unchanged stamp means unchanged contents.
///
/// The numbers have 32 bits because those of the index do.
package struct Stamp: Hashable, Sendable {
  private let size: UInt32
  private let modified: Moment
  private let changed: Moment
  private let inode: UInt32
  private let user: UInt32
  private let group: UInt32

  struct Moment: Hashable, Sendable {
    let seconds: UInt32
    let nanoseconds: UInt32

    init(seconds: UInt32, nanoseconds: UInt32) {
      self.seconds = seconds
      self.nanoseconds = nanoseconds
    }

    init(_ time: timespec) {
      self.init(
        seconds: UInt32(truncatingIfNeeded: time.tv_sec), nanoseconds: UInt32(truncatingIfNeeded: time.tv_nsec))
    }

    func isBefore(_ other: Moment) -> Bool {
      (seconds, nanoseconds) < (other.seconds, other.nanoseconds)
    }
  }

  init(_ status: stat) {
    size = UInt32(truncatingIfNeeded: status.st_size)
    #if canImport(Darwin)
      (modified, changed) = (Moment(status.st_mtimespec), Moment(status.st_ctimespec))
    #else
      (modified, changed) = (Moment(status.st_mtim), Moment(status.st_ctim))
    #endif
    inode = UInt32(truncatingIfNeeded: status.st_ino)
    user = status.st_uid
    group = status.st_gid
  }

  init(
    size: UInt32, modified: Moment, changed: Moment, inode: UInt32, user: UInt32, group: UInt32
  ) {
    self.size = size
    self.modified = modified
    self.changed = changed
    self.inode = inode
    self.user = user
    self.group = group
  }

  /// The size of the file in bytes, modulo 2³².
  package var length: Int { Int(size) }

  /// The fields in order, as words.
  package var words: [UInt32] {
    [size, modified.seconds, modified.nanoseconds, changed.seconds, changed.nanoseconds, inode, user, group]
  }

  /// Returns whether the file was modified before another one. At an equal time, the file may have been modified after
  /// the other one.
  func isOlder(than other: Stamp) -> Bool { modified.isBefore(other.modified) }
}

/// Returns the stamp of a file, or `nil` if the file does not exist. Symbolic links are followed.
package func stamp(of path: DiskPath) -> Stamp? {
  var status = stat()
  guard unsafe withCString(path.bytes, { unsafe stat($0, &status) }) == 0 else { return nil }
  return Stamp(status)
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that is written completely under a temporary name, then renamed to the file that it replaces. A reader sees
/// either the old or the new contents; a symbolic or hard link of that name is replaced, not followed.
///
/// The file is locked until it is published. The lock of a killed process is released, so ``removeLeftovers(in:)`` can
/// distinguish leftovers from files that another process is writing.
struct AtomicReplacement: ~Copyable {
  private let directory: Int32
  private let name: [UInt8]
  private let descriptor: Int32
  private let replaced: stat?
  private var isPublished = false

  /// Creates an empty file.
  ///
  /// - Parameters:
  ///   - directory: A descriptor that stays open for as long as the file is written.
  ///   - status: The file to be replaced, whose mode and owner are kept; `nil` if there is none.
  init(in directory: Int32, replacing status: stat?) throws(SystemError) {
    self.directory = directory
    replaced = status
    // A file that other users may not read must not be readable for them while it is written.
    let mode: mode_t = status == nil ? 0o666 : 0o600
    var created: (name: [UInt8], descriptor: Int32)?
    for _ in 0..<100 where created == nil { created = try Self.create(in: directory, mode) }
    guard let created else { throw .changed }
    (name, descriptor) = created
  }

  deinit {
    if !isPublished { _ = unsafe withCString(name) { unsafe unlinkat(directory, $0, 0) } }
    close(descriptor)
  }

  func write(_ contents: [UInt8]) throws(SystemError) {
    if let failure = unsafe contents.withUnsafeBytes({ unsafe writeAll($0, to: descriptor) }) { throw failure }
  }

  /// Renames the file to its final name.
  mutating func publish(as newName: [UInt8]) throws(SystemError) {
    if let old = replaced {
      // Only the superuser may change the owner; for other users the file becomes theirs.
      var status = stat()
      if unsafe fstat(descriptor, &status) == 0, (status.st_uid, status.st_gid) != (old.st_uid, old.st_gid) {
        _ = fchown(descriptor, old.st_uid, old.st_gid)
      }
      guard fchmod(descriptor, old.st_mode & 0o777) == 0 else { throw .last }
    }
    // Some file systems report a full disk when a descriptor is closed. The original descriptor keeps the lock.
    let duplicate = dup(descriptor)
    guard duplicate >= 0, close(duplicate) == 0 else { throw .last }
    let code = unsafe withCString(name) { old in
      unsafe withCString(newName) { new in unsafe renameat(directory, old, directory, new) }
    }
    guard code == 0 else { throw .last }
    isPublished = true
  }

  /// Creates and locks a file with an unused random name.
  ///
  /// - Returns: `nil` if another process removed the file before it was locked.
  private static func create(
    in directory: Int32, _ mode: mode_t
  ) throws(SystemError) -> (name: [UInt8], descriptor: Int32)? {
    let name = temporaryName()
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let descriptor = unsafe withCString(name) { unsafe openat(directory, $0, flags, mode) }
    guard descriptor >= 0 else {
      if errno == EEXIST { return nil }
      throw .last
    }
    // Without support for locks, leftovers are not removed either.
    _ = flock(descriptor, LOCK_EX)
    var status = stat()
    if unsafe fstat(descriptor, &status) == 0, status.st_nlink > 0 { return (name, descriptor) }
    close(descriptor)
    return nil
  }
}

private let prefix = Array(".east-".utf8)
private let suffix = Array(".new".utf8)
private let digits = 16

/// Returns a random name that is short enough for every directory, whatever the name of the file that it replaces.
private func temporaryName() -> [UInt8] {
  let number = String(UInt64.random(in: 0 ... .max), radix: 16)
  return prefix + Array(String(repeating: "0", count: digits - number.count).utf8) + Array(number.utf8) + suffix
}

/// Removes the temporary files of killed processes from a directory. Files that cannot be removed are left, which does
/// no harm.
func removeLeftovers(in directory: Int32) {
  let own = unsafe openat(directory, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  guard own >= 0, let items = try? items(ofDirectory: own) else { return }
  for item in items where item.kind == .regular && isTemporary(item.name) {
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let descriptor = unsafe withCString(item.name) { unsafe openat(directory, $0, flags) }
    guard descriptor >= 0 else { continue }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
      _ = unsafe withCString(item.name) { unsafe unlinkat(directory, $0, 0) }
    }
    close(descriptor)
  }
}

private func isTemporary(_ name: [UInt8]) -> Bool {
  name.count == prefix.count + digits + suffix.count && name.starts(with: prefix)
    && name.suffix(suffix.count).elementsEqual(suffix)
    && name.dropFirst(prefix.count).prefix(digits).allSatisfy(\.isHexadecimalDigit)
}

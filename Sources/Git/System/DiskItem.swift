#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A directory entry: a name and the kind of file that has it.
struct DiskItem: Sendable {
  let name: [UInt8]
  let kind: FileKind
}

extension DiskPath {
  /// Returns the entries of a directory in no particular order, without `.` and `..`.
  func items() throws(SystemError) -> [DiskItem] { try items { item, _ in item } }

  /// Maps the entries of a directory.
  ///
  /// - Parameter make: receives an entry, and a function that returns the stamp of its file.
  func items<Item>(_ make: (DiskItem, () -> Stamp?) -> Item) throws(SystemError) -> [Item] {
    let descriptor = unsafe withCString(bytes) { unsafe open($0, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC) }
    guard descriptor >= 0 else { throw .last }
    return try Git.items(ofDirectory: descriptor, make)
  }
}

/// Returns the entries of an open directory in no particular order, without `.` and `..`. Closes the descriptor.
func items(ofDirectory descriptor: Int32) throws(SystemError) -> [DiskItem] {
  try items(ofDirectory: descriptor) { item, _ in item }
}

private func items<Item>(
  ofDirectory descriptor: Int32, _ make: (DiskItem, () -> Stamp?) -> Item
) throws(SystemError) -> [Item] {
  guard let stream = unsafe fdopendir(descriptor) else {
    close(descriptor)
    throw .last
  }
  defer { unsafe closedir(stream) }
  var items: [Item] = []
  errno = 0
  while let entry = unsafe readdir(stream) {
    let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
      unsafe Git.bytes(of: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
    }
    let kind: FileKind? =
      switch unsafe Int32(entry.pointee.d_type) {
      case Int32(DT_REG): .regular
      case Int32(DT_DIR): .directory
      case Int32(DT_LNK): .symbolicLink
      // Not every file system reports the kind of a file.
      case Int32(DT_UNKNOWN): status(of: name[...], in: descriptor).map { FileKind(mode: $0.st_mode) }
      default: .other
      }
    if let kind, name != [dot], name != [dot, dot] {
      items.append(make(DiskItem(name: name, kind: kind)) { status(of: name[...], in: descriptor).map { Stamp($0) } })
    }
    errno = 0
  }
  guard errno == 0 else { throw .last }
  return items
}

/// Returns the status of a file in an open directory, or `nil` if there is no file of that name. Symbolic links are not
/// followed.
func status(of name: ArraySlice<UInt8>, in directory: Int32) -> stat? {
  var status = stat()
  let code = unsafe withCString(name) { unsafe fstatat(directory, $0, &status, AT_SYMLINK_NOFOLLOW) }
  return code == 0 ? status : nil
}

private let dot = UInt8(ascii: ".")

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// One name in a directory, and what it stands for.
struct DiskItem: Sendable {
  let name: [UInt8]
  let kind: FileKind
}

extension DiskPath {
  /// The names in a directory, in no order; `.` and `..` are none.
  func items() throws(SystemError) -> [DiskItem] { try items { item, _ in item } }

  /// What is made of the names in a directory.
  ///
  /// - Parameter make: takes a name, and a look at the file that has it.
  func items<Item>(_ make: (DiskItem, () -> Stamp?) -> Item) throws(SystemError) -> [Item] {
    let descriptor = unsafe withCString(bytes) { unsafe open($0, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC) }
    guard descriptor >= 0 else { throw .last }
    return try Git.items(ofDirectory: descriptor, make)
  }
}

/// Returns the names in an open directory, in no order; `.` and `..` are none. The descriptor is closed.
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
      // Not every file system tells.
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

/// Returns what the disk says of a name in an open directory, or `nil` if it has none; a symbolic link is not followed.
func status(of name: ArraySlice<UInt8>, in directory: Int32) -> stat? {
  var status = stat()
  let code = unsafe withCString(name) { unsafe fstatat(directory, $0, &status, AT_SYMLINK_NOFOLLOW) }
  return code == 0 ? status : nil
}

private let dot = UInt8(ascii: ".")

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes a file whole in an open directory; see ``AtomicReplacement``. What is no regular file is refused.
func write(_ contents: [UInt8], as name: ArraySlice<UInt8>, in directory: Int32) throws(SystemError) {
  var file = try AtomicReplacement(in: directory, replacing: try regularStatus(of: name, in: directory))
  try file.write(contents)
  try file.publish(as: Array(name))
}

/// Returns what the disk says of a regular file, or `nil` if there is nothing of that name.
func regularStatus(of name: ArraySlice<UInt8>, in directory: Int32) throws(SystemError) -> stat? {
  guard let status = status(of: name, in: directory) else { return nil }
  switch FileKind(mode: status.st_mode) {
  case .regular: return status
  case .symbolicLink: throw .symbolicLink
  case .directory, .other: throw .notRegular
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes a file in an open directory through an ``AtomicReplacement``. Throws if the name belongs to something other
/// than a regular file.
func write(_ contents: [UInt8], as name: ArraySlice<UInt8>, in directory: Int32) throws(SystemError) {
  var file = try AtomicReplacement(in: directory, replacing: try regularStatus(of: name, in: directory))
  try file.write(contents)
  try file.publish(as: Array(name))
}

/// Returns the status of a regular file, or `nil` if there is no file of that name.
func regularStatus(of name: ArraySlice<UInt8>, in directory: Int32) throws(SystemError) -> stat? {
  guard let status = status(of: name, in: directory) else { return nil }
  switch FileKind(mode: status.st_mode) {
  case .regular: return status
  case .symbolicLink: throw .symbolicLink
  case .directory, .other: throw .notRegular
  }
}

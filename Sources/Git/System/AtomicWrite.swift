#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes a file so that nobody ever sees half of it: beside its place first, then renamed.
///
/// What is no regular file, such as `/dev/stdout` or a named pipe, cannot be replaced; it is written to as it is.
package func write(_ text: String, toFile path: DiskPath) throws(SystemError) {
  switch kind(ofFile: path, followsLinks: true) {
  case .directory: throw .notRegular
  case .other: try writeInto(text, path, O_WRONLY | O_CLOEXEC)
  case .regular, nil: try replace(realPath(of: path) ?? path, with: text)
  case .symbolicLink: throw .symbolicLink
  }
}

/// Writes behind what the file holds, which another program keeps open or collects in one piece.
package func append(_ text: String, toFile path: DiskPath) throws(SystemError) {
  try writeInto(text, path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC)
}

private func replace(_ path: DiskPath, with text: String) throws(SystemError) {
  let beside = DiskPath(bytes: path.bytes + ".\(getpid()).new".utf8)
  do throws(SystemError) {
    try writeInto(text, beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC)
    let code = unsafe withCString(beside.bytes) { old in
      unsafe withCString(path.bytes) { new in unsafe rename(old, new) }
    }
    guard code == 0 else { throw .last }
  } catch {
    _ = unsafe withCString(beside.bytes) { unsafe unlink($0) }
    throw error
  }
}

private func writeInto(_ text: String, _ path: DiskPath, _ flags: Int32) throws(SystemError) {
  let descriptor = unsafe withCString(path.bytes) { unsafe open($0, flags, 0o666) }
  guard descriptor >= 0 else { throw .last }
  defer { close(descriptor) }
  var text = text
  if let failure = text.withUTF8({ unsafe writeAll(UnsafeRawBufferPointer($0), to: descriptor) }) { throw failure }
}

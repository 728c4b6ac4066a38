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
package func write(_ text: String, toFile path: String) throws(SystemError) {
  switch kind(ofFile: path, followsLinks: true) {
  case .directory: throw .notRegular
  case .other: try writeInto(text, path, O_WRONLY | O_CLOEXEC)
  case .regular, nil: try replace(resolved(path), with: text)
  case .symbolicLink: throw .symbolicLink
  }
}

private func replace(_ path: String, with text: String) throws(SystemError) {
  let beside = "\(path).\(getpid()).new"
  do throws(SystemError) {
    try writeInto(text, beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC)
    guard unsafe rename(beside, path) == 0 else { throw .last }
  } catch {
    _ = unsafe unlink(beside)
    throw error
  }
}

private func writeInto(_ text: String, _ path: String, _ flags: Int32) throws(SystemError) {
  let descriptor = unsafe open(path, flags, 0o666)
  guard descriptor >= 0 else { throw .last }
  defer { close(descriptor) }
  var text = text
  if let failure = text.withUTF8({ unsafe writeAll(UnsafeRawBufferPointer($0), to: descriptor) }) { throw failure }
}

/// The path with its symbolic links followed, so that a link to a report stays a link.
private func resolved(_ path: String) -> String {
  guard let real = unsafe realpath(path, nil) else { return path }
  defer { unsafe free(real) }
  return unsafe String(cString: real)
}

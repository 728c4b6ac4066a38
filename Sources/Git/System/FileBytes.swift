#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The maximum size of a file that is read, in bytes.
package let largestFile = 1 << 28

/// Reads a file that the user named, following symbolic links.
package func bytes(ofFile path: DiskPath) throws(SystemError) -> [UInt8] { try contents(ofFile: path).bytes }

/// Reads a file that the user named, and its stamp, following symbolic links.
func contents(ofFile path: DiskPath) throws(SystemError) -> FileContents {
  let descriptor = unsafe withCString(path.bytes) { unsafe open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
  guard descriptor >= 0 else { throw .last }
  defer { close(descriptor) }
  return try regularContents(of: descriptor)
}

/// The contents of a file at one moment, and its stamp at that moment.
package struct FileContents: Sendable {
  package let bytes: [UInt8]
  package let stamp: Stamp
}

/// Reads an open regular file. A file that changes while it is read is read again, at most three times in all, then
/// refused, because the bytes may mix old and new contents.
func regularContents(of descriptor: Int32) throws(SystemError) -> FileContents {
  var status = try regularStatus(of: descriptor)
  for _ in 0..<3 {
    let bytes = try bytes(upTo: Int(status.st_size), of: descriptor)
    let later = try regularStatus(of: descriptor)
    if Stamp(later) == Stamp(status) { return FileContents(bytes: bytes, stamp: Stamp(status)) }
    guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw .last }
    status = later
  }
  throw .changed
}

private func regularStatus(of descriptor: Int32) throws(SystemError) -> stat {
  var status = stat()
  guard unsafe fstat(descriptor, &status) == 0 else { throw .last }
  guard FileKind(mode: status.st_mode) == .regular else { throw .notRegular }
  guard status.st_size <= largestFile else { throw .tooLarge }
  return status
}

/// Reads a pipe or terminal to its end.
func allBytes(of descriptor: Int32) throws(SystemError) -> [UInt8] {
  var all: [UInt8] = []
  while true {
    let limit = max(1 << 16, all.count)
    let part = try bytes(upTo: limit, of: descriptor)
    all += part
    if part.count < limit { return all }
    if all.count > largestFile { throw .tooLarge }
  }
}

/// Reads the available bytes of a pipe or terminal, and waits if there are none yet.
///
/// - Returns: no bytes at the end of the stream.
func nextBytes(of descriptor: Int32) throws(SystemError) -> [UInt8] {
  var failure: SystemError?
  let bytes = unsafe [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
    repeat { count = unsafe read(descriptor, buffer.baseAddress, 1 << 16) } while count < 0 && errno == EINTR
    if count < 0 {
      failure = .last
      count = 0
    }
  }
  if let failure { throw failure }
  return bytes
}

/// Reads `limit` bytes, or fewer at the end of the file.
private func bytes(upTo limit: Int, of descriptor: Int32) throws(SystemError) -> [UInt8] {
  var failure: SystemError?
  let bytes = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
    while count < limit {
      let step = unsafe read(descriptor, buffer.baseAddress?.advanced(by: count), limit - count)
      if step == 0 { return }
      if step > 0 {
        count += step
      } else if errno != EINTR {
        failure = .last
        return
      }
    }
  }
  if let failure { throw failure }
  return bytes
}

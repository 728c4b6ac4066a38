#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// No file with more bytes is read.
package let largestFile = 1 << 28

/// Reads a file that the user named; symbolic links are followed.
package func bytes(ofFile path: DiskPath) throws(SystemError) -> [UInt8] { try contents(ofFile: path).bytes }

/// Reads a file that the user named, and what the disk says of it; symbolic links are followed.
func contents(ofFile path: DiskPath) throws(SystemError) -> FileContents {
  let descriptor = unsafe withCString(path.bytes) { unsafe open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
  guard descriptor >= 0 else { throw .last }
  defer { close(descriptor) }
  return try regularContents(of: descriptor)
}

/// What a file held at one moment, and what the disk said of it then.
package struct FileContents: Sendable {
  package let bytes: [UInt8]
  package let stamp: Stamp
}

/// Reads an open file if it is a regular one. What is written to while it is read is read again, then refused: nobody
/// wrote a part of the old contents and a part of the new.
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

/// Reads what a pipe or terminal has, and waits for it if there is nothing yet.
///
/// - Returns: nothing at the end.
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

/// Reads until there are so many bytes, or no more.
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

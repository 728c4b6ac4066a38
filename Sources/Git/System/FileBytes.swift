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
package func bytes(ofFile path: DiskPath) throws(SystemError) -> [UInt8] {
  let descriptor = unsafe withCString(path.bytes) { unsafe open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
  guard descriptor >= 0 else { throw .last }
  defer { close(descriptor) }
  return try regularBytes(of: descriptor)
}

/// Reads a descriptor to its end: a pipe, a terminal, a file.
func allBytes(of descriptor: Int32, expecting size: Int = 1 << 16) throws(SystemError) -> [UInt8] {
  // One byte more than expected, so that the end of a file of just that size needs no second, larger array.
  var bytes: [UInt8] = []
  var chunk = size + 1
  while true {
    let (part, isEnd) = try read(upTo: chunk, from: descriptor)
    if bytes.isEmpty { bytes = part } else { bytes += part }
    if isEnd { return bytes }
    chunk = max(1 << 16, bytes.count)
  }
}

/// Reads an open file to its end if it is a regular one.
func regularBytes(of descriptor: Int32) throws(SystemError) -> [UInt8] {
  var status = stat()
  guard unsafe fstat(descriptor, &status) == 0 else { throw .last }
  guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
  guard status.st_size <= largestFile else { throw .tooLarge }
  return try allBytes(of: descriptor, expecting: Int(status.st_size))
}

private func read(upTo limit: Int, from descriptor: Int32) throws(SystemError) -> ([UInt8], isEnd: Bool) {
  var failure: SystemError?
  var isEnd = false
  let part = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
    while count < limit {
      let step = unsafe read(descriptor, buffer.baseAddress?.advanced(by: count), limit - count)
      if step > 0 {
        count += step
      } else if step == 0 {
        isEnd = true
        return
      } else if errno != EINTR {
        failure = .last
        return
      }
    }
  }
  if let failure { throw failure }
  return (part, isEnd)
}

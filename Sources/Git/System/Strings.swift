#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Returns the bytes of a C string, without its terminating NUL.
func bytes(of string: UnsafePointer<CChar>) -> [UInt8] {
  unsafe [UInt8](UnsafeRawBufferPointer(start: string, count: strlen(string)))
}

/// Passes bytes that contain no NUL to `body` as a C string, which is valid during the call.
func withCString<Result, Failure: Error>(
  _ bytes: [UInt8], _ body: (UnsafePointer<CChar>) throws(Failure) -> Result
) throws(Failure) -> Result {
  unsafe try withCString(bytes[...], body)
}

func withCString<Result, Failure: Error>(
  _ bytes: ArraySlice<UInt8>, _ body: (UnsafePointer<CChar>) throws(Failure) -> Result
) throws(Failure) -> Result {
  var terminated: [CChar] = []
  // One allocation, because this is called for the names of all files of a work tree.
  terminated.reserveCapacity(bytes.count + 1)
  for byte in bytes { terminated.append(CChar(bitPattern: byte)) }
  terminated.append(0)
  return try unsafe terminated.withUnsafeBufferPointer { (buffer) throws(Failure) -> Result in
    // A buffer of at least one element has a base address.
    unsafe try body(buffer.baseAddress.unsafelyUnwrapped)
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The messages of the compiler on standard input, and the responses on standard output. Each message is its length in
/// bytes, as a 64-bit little-endian integer, followed by its text.
enum MessageStream {
  /// Reads the next message. Returns nil at the end of the input, or after a message of length 0, which announces the
  /// end.
  static func read() -> [UInt8]? {
    var length: UInt64 = 0
    for place in 0..<8 {
      guard let byte = nextByte() else { return nil }
      length |= UInt64(byte) << UInt64(8 * place)
    }
    guard length > 0 else { return nil }
    // No capacity is reserved for the announced length, because it may be wrong.
    var message: [UInt8] = []
    while UInt64(message.count) < length {
      guard let byte = nextByte() else { return nil }
      message.append(byte)
    }
    return message
  }

  static func write(_ message: [UInt8]) {
    let length = UInt64(message.count)
    for place in 0..<8 { putchar(Int32(UInt8(truncatingIfNeeded: length >> UInt64(8 * place)))) }
    for byte in message { putchar(Int32(byte)) }
    fflush(nil)
  }

  private static func nextByte() -> UInt8? { UInt8(exactly: getchar()) }
}

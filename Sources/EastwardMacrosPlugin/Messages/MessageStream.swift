#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The messages of the compiler on standard input, and the answers on standard output: eight bytes that say how long the
/// message is, the smallest first, then its text.
enum MessageStream {
  /// The next message; nil when the compiler hung up, which it announces by a message of no length.
  static func read() -> [UInt8]? {
    var length: UInt64 = 0
    for place in 0..<8 {
      guard let byte = nextByte() else { return nil }
      length |= UInt64(byte) << UInt64(8 * place)
    }
    guard length > 0 else { return nil }
    // No room is made for what only the first eight bytes promise.
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

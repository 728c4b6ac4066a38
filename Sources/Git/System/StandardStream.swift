#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The streams that every process is born with.
package enum StandardStream: Int32, Sendable {
  case input, output, error

  package var isTerminal: Bool { isatty(rawValue) == 1 }

  /// Reads all that comes.
  package func readToEnd() throws(SystemError) -> [UInt8] {
    try allBytes(of: rawValue)
  }

  /// Writes the text as it stands.
  ///
  /// - Returns: whether somebody still listens; a closed pipe is no error.
  @discardableResult
  package func write(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { unsafe writeAll(UnsafeRawBufferPointer($0), to: rawValue) == nil }
  }
}

/// Writes every byte, however many calls it takes.
@unsafe
func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> SystemError? {
  var rest = unsafe bytes[...]
  while unsafe !rest.isEmpty {
    let part = unsafe UnsafeRawBufferPointer(rebasing: rest)
    let step = unsafe write(descriptor, part.baseAddress, part.count)
    if step >= 0 {
      unsafe rest = rest.dropFirst(step)
    } else if errno != EINTR {
      return .last
    }
  }
  return nil
}

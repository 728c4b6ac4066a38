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

  /// Waits until something comes, and reads what is there.
  ///
  /// - Returns: nothing at the end of the stream.
  package func readNext() throws(SystemError) -> [UInt8] { try nextBytes(of: rawValue) }

  /// Writes the text as it stands. A pipe whose reader is gone, as behind `head`, is no error.
  package func write(_ text: String) throws(SystemError) {
    var text = text
    try check(text.withUTF8 { unsafe writeAll(UnsafeRawBufferPointer($0), to: rawValue) })
  }

  /// Writes the bytes as they stand, as ``write(_:)-(String)`` does.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    try check(unsafe bytes.withUnsafeBytes { unsafe writeAll($0, to: rawValue) })
  }

  private func check(_ failure: SystemError?) throws(SystemError) {
    if let failure, failure != .unread { throw failure }
  }

  /// Closes the stream; some file systems report only then that a disk is full.
  package func close() throws(SystemError) {
    #if canImport(Glibc)
      let code = Glibc.close(rawValue)
    #elseif canImport(Musl)
      let code = Musl.close(rawValue)
    #else
      let code = Darwin.close(rawValue)
    #endif
    if code != 0 { throw .last }
  }

  /// Makes failures of writing errors of the call instead of signals that end the process, and gives no file the number
  /// of a stream that is closed: what is printed would go into it.
  package static func prepare() {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
    for stream in [input, output, error] where fcntl(stream.rawValue, F_GETFD) < 0 {
      // The lowest free number is this one. Reading what is open for writing fails, and so the other way round.
      _ = unsafe open("/dev/null", stream == .input ? O_WRONLY : O_RDONLY)
    }
  }
}

/// Writes every byte, however many calls it takes.
@unsafe
func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> SystemError? {
  var rest = unsafe bytes[...]
  while unsafe !rest.isEmpty {
    let part = unsafe UnsafeRawBufferPointer(rebasing: rest)
    let step = unsafe write(descriptor, part.baseAddress, part.count)
    if step > 0 {
      unsafe rest = rest.dropFirst(step)
    } else if step == 0 {
      return .other(EIO)
    } else if errno == EAGAIN {
      // Whoever opened the stream does not wait for its reader; we do.
      var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      if unsafe poll(&wanted, 1, -1) < 0, errno != EINTR { return .last }
    } else if errno != EINTR {
      return .last
    }
  }
  return nil
}

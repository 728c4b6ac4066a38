#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The standard streams of a process.
package enum StandardStream: Int32, Sendable {
  case input, output, error

  package var isTerminal: Bool { isatty(rawValue) == 1 }

  /// Reads all bytes up to the end of the stream.
  package func readToEnd() throws(SystemError) -> [UInt8] {
    try allBytes(of: rawValue)
  }

  /// Waits for bytes and returns those that are available.
  ///
  /// - Returns: no bytes at the end of the stream.
  package func readNext() throws(SystemError) -> [UInt8] { try nextBytes(of: rawValue) }

  /// Writes text unchanged. A pipe whose reader has exited, as with `head`, is no error.
  package func write(_ text: String) throws(SystemError) {
    var text = text
    try check(text.withUTF8 { unsafe writeAll(UnsafeRawBufferPointer($0), to: rawValue) })
  }

  /// Writes bytes unchanged, as ``write(_:)-(String)`` does.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    try check(unsafe bytes.withUnsafeBytes { unsafe writeAll($0, to: rawValue) })
  }

  private func check(_ failure: SystemError?) throws(SystemError) {
    if let failure, failure != .unread { throw failure }
  }

  /// Closes the stream. Some file systems report a full disk only then.
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

  /// Prepares the process for writing: failures become errors of the call instead of signals that end the process, and
  /// closed standard streams are replaced, because a file that gets the number of one would receive what is printed.
  package static func prepare() {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
    for stream in [input, output, error] where fcntl(stream.rawValue, F_GETFD) < 0 {
      // `open` returns the lowest free number, which is that of the stream. Reading a descriptor opened for writing
      // fails, and the reverse.
      _ = unsafe open("/dev/null", stream == .input ? O_WRONLY : O_RDONLY)
    }
  }
}

/// Writes all bytes in as many calls as needed; returns the error, or `nil`.
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
      // The process that opened the stream made it non-blocking, so wait for the reader here.
      var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      if unsafe poll(&wanted, 1, -1) < 0, errno != EINTR { return .last }
    } else if errno != EINTR {
      return .last
    }
  }
  return nil
}

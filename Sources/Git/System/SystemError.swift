#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why the operating system refused a file or directory.
package enum SystemError: Error, Sendable, Equatable {
  case missing
  case forbidden
  case notRegular
  /// A directory on the way, or the file itself, is a symbolic link.
  case symbolicLink
  /// The file is larger than any file that a person wrote.
  case tooLarge
  /// Another process changed the file in the meantime.
  case changed
  case readOnly
  case full
  /// The file exceeds a limit of the process (`ulimit -f`).
  case limited
  /// A pipe whose reader has exited.
  case unread
  /// A stream that the process was started without.
  case closed
  /// Any other error, with the system's error number.
  case other(Int32)

  /// The reason as a predicate that follows the name of the file in a message.
  package var reason: String {
    switch self {
    case .missing: "does not exist"
    case .forbidden: "cannot be accessed; check its permissions"
    case .notRegular: "is not a regular file"
    case .symbolicLink: "goes through a symbolic link"
    case .tooLarge: "is larger than 256 MB"
    case .changed: "was changed in the meantime"
    case .readOnly: "is not writable"
    case .full: "is on a device with no space left"
    case .limited: "exceeds the file size limit of this process (`ulimit -f`)"
    case .unread: "has no reader any more"
    case .closed: "is closed"
    case .other(let code): "failed (system error \(code))"
    }
  }

  /// The error of the last failed system call.
  static var last: SystemError {
    switch errno {
    case ENOENT: .missing
    case EACCES, EPERM: .forbidden
    case EROFS: .readOnly
    case ENOSPC, EDQUOT: .full
    case EFBIG: .limited
    case EPIPE: .unread
    case EBADF: .closed
    case ELOOP: .symbolicLink
    case ENOTDIR: .missing
    case EISDIR: .notRegular
    case let code: .other(code)
    }
  }
}

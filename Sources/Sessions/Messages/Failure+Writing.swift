package import Git

extension Failure {
  /// Returns the failure for a file that cannot be written.
  package static func unwritable(_ file: String, _ error: SystemError) -> Failure {
    switch error {
    case .missing: Failure("cannot write \(file): its directory does not exist; create it or name another file")
    case .symbolicLink:
      Failure("cannot write \(file): it \(error.reason) of the repository; remove the link or name another file")
    case .notRegular: Failure("cannot write \(file): it \(error.reason); name a regular file")
    case .forbidden:
      Failure("cannot write \(file): it is not writable; check its permissions and those of its directory")
    default: Failure("cannot write \(file): it \(error.reason)")
    }
  }
}

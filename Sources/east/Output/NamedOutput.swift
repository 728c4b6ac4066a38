import Git

/// Writes a file that the user names.
///
/// - Parameters:
///   - root: the directory whose files others chose; see ``NamedFile``.
///   - kind: what the file is called in an error.
func writeFile(_ text: String, to file: String, below root: DiskPath, as kind: String) throws(Failure) {
  do {
    try NamedFile(DiskPath(file), below: root).write(text)
  } catch {
    throw .unwritable("the \(kind) '\(file)'", error)
  }
}

extension Failure {
  /// Says why a file cannot be written.
  static func unwritable(_ file: String, _ error: SystemError) -> Failure {
    switch error {
    case .missing: Failure("cannot write \(file): its directory does not exist; create it or name another file")
    case .symbolicLink:
      Failure("cannot write \(file): it \(error.reason) of the repository; remove the link or name another file")
    case .notRegular: Failure("cannot write \(file): it \(error.reason); name a regular file")
    default: Failure("cannot write \(file): it \(error.reason)")
    }
  }
}

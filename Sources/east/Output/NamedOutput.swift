import Git

/// Writes a file that the user names.
///
/// - Parameters:
///   - root: the directory whose files are not trusted; see ``NamedFile``.
///   - kind: the name of the file in an error message: `report`.
func writeFile(_ contents: [UInt8], to file: String, below root: DiskPath, as kind: String) throws(Failure) {
  do {
    try NamedFile(DiskPath(file), below: root).write(contents)
  } catch {
    throw .unwritable("the \(kind) '\(file)'", error)
  }
}

/// Writes a text to a file that the user names; see ``writeFile(_:to:below:as:)-([UInt8],_,_,_)``.
func writeFile(_ text: String, to file: String, below root: DiskPath, as kind: String) throws(Failure) {
  try writeFile(Array(text.utf8), to: file, below: root, as: kind)
}

extension Failure {
  /// Returns the failure for a file that cannot be written.
  static func unwritable(_ file: String, _ error: SystemError) -> Failure {
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
